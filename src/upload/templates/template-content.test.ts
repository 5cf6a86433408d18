import { describe, expect, it, onTestFinished } from 'vitest';
import { readingOf, shape } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';
import { createReading } from '../reading/reading';
import { offeredTemplates } from './offered-templates';
import { type TemplateContent, templateContentOf } from './template-content';
import { nameOfSameHeader } from './template-store';

const options: ReadingOptions = {
  header: 1,
  columns: ['MAIN_SKU', null, 'SP_AUD_01'],
  decimalSeparator: 'comma',
  exclusions: { kinds: ['no-cost'], rows: [4], duplicates: 'keep-first' },
  costs: [
    {
      column: 1,
      rule: {
        currency: 'AUD',
        conversion: { from: 'EUR', rate: '1.65', date: '2026-11-01' },
        markups: { kind: 'each', percents: [{ level: 2, percent: '60' }] },
        rounding: '0.01',
      },
      ownPrice: 'SP_AUD_02',
    },
  ],
};
const october = ['Pumps 2026', 'Artikel;Preis 10/2026;Netto', 'A;1,50;2'];
const november = ['Artikel;Preis 11/2026;Netto', 'A;1,55;2'];

async function saved(): Promise<TemplateContent> {
  const content = templateContentOf(await readingOf(october, options).open(), options);
  if (content === undefined) throw new Error('There is no template');
  return content;
}

async function offered(lines: readonly string[], content: TemplateContent) {
  const { read, open } = readingOf(lines);
  const file = { reading: read, shape, options: {}, opened: await open() };
  return offeredTemplates({ list: async () => [{ id: 1, name: 'Wilo', content }] }, file);
}

describe('A template', () => {
  it('keeps all but the header’s position and single rows', { tags: 'QC11' }, async () => {
    const { header: _, exclusions: __, ...others } = options;
    expect(await saved()).toEqual({
      names: ['artikel', 'preis0', 'netto'],
      options: { ...others, exclusions: { kinds: ['no-cost'], duplicates: 'keep-first' } },
    });
  });

  it('is made on a page whose arrays have a toJSON', { tags: 'FG03' }, async () => {
    Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'foreign', configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));
    expect((await saved()).names).toEqual(['artikel', 'preis0', 'netto']);
  });

  it('is offered for a file with its header, in whatever row and of whatever date', { tags: 'QC11' }, async () => {
    const content = await saved();
    expect(await offered(november, content)).toEqual([
      {
        name: 'Wilo',
        match: 'header',
        options: { ...content.options, header: 0, isSeparatorOfTemplate: true, template: 'Wilo' },
      },
    ]);
    expect(await offered(['Artikel;Netto;Preis', 'A;1;2'], content)).toEqual([]);
  });

  it('of each of two suppliers with the same header is offered, and neither is to be replaced', {
    tags: 'QC123',
  }, async () => {
    const content = await saved();
    const second = { ...content, options: { ...content.options, columns: ['MAIN_SKU', null, 'SP_USD_01'] } };
    const wilo = { id: 1, name: 'Wilo', content };
    const templates = [{ id: 2, name: 'Grundfos', content: second }, wilo];
    const { read, open } = readingOf(november);
    const file = { reading: read, shape, options: {}, opened: await open() };
    const offers = await offeredTemplates({ list: async () => templates }, file);
    expect(offers.map(({ name, match, options: { columns } }) => [name, match, columns?.[2]])).toEqual([
      ['Grundfos', 'header', 'SP_USD_01'],
      ['Wilo', 'header', 'SP_AUD_01'],
    ]);
    expect(nameOfSameHeader([wilo], content)).toBe('Wilo');
    expect(nameOfSameHeader(templates, content)).toBe('');
    expect(nameOfSameHeader(templates, undefined)).toBe('');
  });

  it('is not offered for a file with prices of several levels in another order', { tags: 'QC97' }, async () => {
    const levels: ReadingOptions = { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01', 'SP_AUD_02', null, null] };
    const header = 'Artikel;Preis 1;Preis 2;Umsatz 2025;Umsatz 2026';
    const content = templateContentOf(await readingOf([header, 'A;1;2;3;4'], levels).open(), levels);
    if (content === undefined) throw new Error('There is no template');
    const isOffered = async (other: string) => (await offered([other, 'A;1;2;3;4'], content)).length === 1;
    expect(await isOffered(header)).toBe(true);
    expect(await isOffered('ARTIKEL;Preis_01;Preis 02;Umsatz 2025;Umsatz 2026')).toBe(true);
    expect(await isOffered('Artikel;Preis 2;Preis 1;Umsatz 2025;Umsatz 2026')).toBe(false);
    expect(await isOffered('Artikel;Preis 2;Preis 3;Umsatz 2025;Umsatz 2026')).toBe(false);
    expect(await isOffered('Artikel;Preis 1;Preis 1;Umsatz 2025;Umsatz 2026')).toBe(false);
    // Columns that the template does not read may change.
    expect(await isOffered('Artikel;Preis 1;Preis 2;Umsatz 2026;Umsatz 2027')).toBe(true);
    const withCosts: ReadingOptions = { header: 0, columns: ['MAIN_SKU', null, null], costs: options.costs ?? [] };
    const costs = templateContentOf(await readingOf(['Artikel;EK 1;EK 2', 'A;1;2'], withCosts).open(), withCosts);
    if (costs === undefined) throw new Error('There is no template');
    expect(await offered(['Artikel;EK 2;EK 1', 'A;1;2'], costs)).toEqual([]);
  });

  it('of files without a header is offered for those with columns of the same kinds, and kept for others', {
    tags: 'QC54',
  }, async () => {
    const bare: ReadingOptions = { header: -1, columns: ['MAIN_SKU', 'SP_AUD_01', null], fillDown: [0] };
    const content = templateContentOf(await readingOf(['A;1,50;x', 'B;2,50;', '7;2'], bare).open(), bare);
    if (content === undefined) throw new Error('There is no template');
    expect(content).toMatchObject({ names: [], kinds: ['text', 'number', 'text'] });
    const used = { name: 'Wilo', options: { ...bare, template: 'Wilo' } };
    expect(await offered(['C;3,50;', 'D;4,50;y'], content)).toEqual([{ ...used, match: 'columns' }]);
    // The first row, which may be a header by the kinds of its cells alone, has a number where the template's files have one.
    expect(await offered(['C;3,50;y', 'D;4,50;'], content)).toEqual([{ ...used, match: 'columns' }]);
    expect(await offered(['Nummer;Preis;Notiz', 'C;3,50', 'D;4,50'], content)).toEqual([{ ...used, match: 'none' }]);
    expect(await offered(['C;3,50;;', 'D;4,50;y;'], content)).toEqual([{ ...used, match: 'columns' }]);
    expect(await offered(['3,50;C;y', '4,50;D;y'], content)).toEqual([{ ...used, match: 'none' }]);
    expect(await offered(['C;3,50;y;1', 'D;4,50;y;1'], content)).toEqual([{ ...used, match: 'none' }]);
  });

  it('is offered for a file in its encoding, which is not recognised by the letters', { tags: 'QC11' }, async () => {
    // The names of the columns are 品番 and 価格 in Shift JIS.
    const header = Buffer.from('956994d43b89bf8a69', 'hex');
    const read = createReading(new Blob([header, '\r\nA;1250']), 'list.csv', () => undefined);
    const chosen: ReadingOptions = { header: 0, encoding: 'shift_jis', columns: ['MAIN_SKU', 'SP_AUD_01'] };
    const content = templateContentOf(await read.open(shape, chosen), chosen);
    if (content === undefined) throw new Error('There is no template');
    expect(content.names).toEqual(['品番', '価格']);
    const file = { reading: read, shape, options: {}, opened: await read.open(shape, {}) };
    expect(file.opened.encoding).toBe('windows-1252');
    const list = async () => [{ id: 1, name: 'Kyoto', content }];
    expect(await offeredTemplates({ list }, file)).toEqual([
      { name: 'Kyoto', match: 'header', options: { ...chosen, template: 'Kyoto' } },
    ]);
    expect(await offeredTemplates({ list }, { ...file, options: { encoding: 'windows-1252' } })).toEqual([]);
  });

  it('leaves a file in UTF-8, and one whose encoding was chosen, in its encoding', { tags: 'QC109' }, async () => {
    const lines = ['Artikel;Größe;Preis', 'A;ä;12'];
    const saved: ReadingOptions = { header: 0, columns: ['MAIN_SKU', null, 'SP_AUD_01'], encoding: 'windows-1252' };
    const content = templateContentOf(await readingOf(lines, { ...saved, encoding: 'utf-8' }).open(), saved);
    if (content === undefined) throw new Error('There is no template');
    expect(content.options.encoding).toBe('windows-1252');
    const { encoding: _, ...readAsUtf8 } = { ...saved, template: 'Wilo' };
    expect(await offered(lines, content)).toEqual([{ name: 'Wilo', match: 'header', options: readAsUtf8 }]);
    const chosen: ReadingOptions = { encoding: 'windows-1251' };
    const { read, open } = readingOf(['Artikel;Preis;Netto', 'A;1;2'], chosen);
    const list = async () => [{ id: 1, name: 'Wilo', content: { ...content, names: ['artikel', 'preis', 'netto'] } }];
    expect(await offeredTemplates({ list }, { reading: read, shape, options: chosen, opened: await open() })).toEqual([
      { name: 'Wilo', match: 'header', options: { ...readAsUtf8, encoding: 'windows-1251' } },
    ]);
  });

  it('that cannot be loaded leaves the file as it is', { tags: 'QC11' }, async () => {
    const { read, open } = readingOf(november);
    const file = { reading: read, shape, options: {}, opened: await open() };
    expect(await offeredTemplates({ list: () => Promise.reject(new Error('no answer')) }, file)).toEqual([]);
  });
});
