import { describe, expect, it } from 'vitest';
import { priceShape as shape } from '../../../tests/upload/price-shape';
import { createReading } from './reading';

describe('A row below the header', () => {
  it.each([
    ['Стоимость, руб', 'Стоимость', true],
    ['Price, AUD', 'PRICE', true],
    ['Price (AUD)', 'Price AUD', true],
    ['Price, AUD', 'Pri', false],
    ['Price, AUD', 'AUD', false],
    ['POA from 10', 'POA', false],
    ['Auf Anfrage: Preis', 'auf Anfrage', false],
    ['2026 price', '2026', false],
    ['1.2.3 price', '1.2.3', false],
    ['Price, AUD', 'Price;7', false],
  ])('has a header of its own below %s in %s: %s', { tags: 'QC83' }, async (header, text, isSection) => {
    const names = `Transformer;"${header}";"${header} 2"`;
    const content = [names, 'T-1;5;6', `Autotransformer;${text}`, 'T-2;7;8'].join('\n');
    const kindsWith = async (...known: readonly string[]) => {
      const read = createReading(new Blob([content]), 'prices.csv', () => undefined);
      await read.setKnownKeys(['T-1', 'T-2', ...known]);
      await read.open(shape, { columns: ['MAIN_SKU', 'SP_AUD_01', 'SP_AUD_02'], header: 0 });
      return (await read.check()).kinds.map(({ kind }) => kind);
    };
    expect((await kindsWith()).includes('section')).toBe(isSection);
    expect((await kindsWith('Autotransformer')).includes('section')).toBe(false);
  });
});
