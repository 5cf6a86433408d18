import { describe, expect, it } from 'vitest';
import { priceShape as shape } from '../../../tests/upload/price-shape';
import type { ReadingOptions } from '../../machines/reading.types';
import { createReading } from './reading';

describe('A price', () => {
  const read = async (cells: readonly string[], options: ReadingOptions = {}) => {
    const rows = cells.map((cell, at) => `S${at};${cell}`);
    const reading = createReading(new Blob([['MAIN_SKU;SP_AUD_01', ...rows].join('\n')]), 'p.csv', () => undefined);
    await reading.open(shape, options);
    const checked = await reading.check();
    const page = await reading.page(1, 50, 'all');
    return { checked, read: page.rows.map(({ cells, findings }) => [cells.SP_AUD_01, findings.SP_AUD_01]) };
  };

  it('is read without the name or symbol of its own currency', { tags: ['EI17'] }, async () => {
    const { read: found, checked } = await read(['A$12.50', '12.50 AUD', 'AU$ 7', '$5', 'USD 3', 'US$4']);
    expect(found).toEqual([
      ['12.5', undefined],
      ['12.5', undefined],
      ['7', undefined],
      ['5', undefined],
      ['USD 3', 'other-currency'],
      ['US$4', 'other-currency'],
    ]);
    expect(checked.reinterpreted).toBe(4);
  });

  it('that is refused for its currency does not count as rounded', { tags: 'QC161' }, async () => {
    const { checked } = await read(['USD 12.345', '12.345'], { rounding: 2 });
    expect(checked.rounded).toBe(1);
  });

  it('is rounded only on request', { tags: ['EI18'] }, async () => {
    const cells = ['33.333333', '0.125', '1.00005', '12.5'];
    expect((await read(cells)).read.map(([, finding]) => finding)).toEqual([
      'many-decimals',
      undefined,
      'many-decimals',
      undefined,
    ]);
    const two = await read(cells, { rounding: 2 });
    expect(two.read.map(([value]) => value)).toEqual(['33.33', '0.13', '1', '12.5']);
    expect(two.checked).toMatchObject({ rounded: 3, errorRows: 0 });
    expect((await read(cells, { rounding: 4 })).read.map(([value]) => value)).toEqual([
      '33.3333',
      '0.125',
      '1.0001',
      '12.5',
    ]);
  });

  it('that consists of dashes is blank', { tags: ['EI19'] }, async () => {
    expect((await read(['-', ' – ', '—'])).read).toEqual(Array(3).fill(['', 'clears']));
  });

  it('of 0 is a finding, also when it is rounded to 0', { tags: ['NU03'] }, async () => {
    const cells = ['0', '0.00', '$0', '0.004', '0.005', '0.01'];
    expect((await read(cells)).read.map(([, finding]) => finding)).toEqual([
      'zero',
      'zero',
      'zero',
      undefined,
      undefined,
      undefined,
    ]);
    const { read: rounded, checked } = await read(cells, { rounding: 2 });
    expect(rounded.map(([value, finding]) => [value, finding])).toEqual([
      ['0', 'zero'],
      ['0', 'zero'],
      ['0', 'zero'],
      ['0', 'zero'],
      ['0.01', undefined],
      ['0.01', undefined],
    ]);
    expect(checked).toMatchObject({ zeros: { rows: 4, withOtherPrices: 0 }, errorRows: 0 });
    expect(checked.kinds).toEqual([{ kind: 'zero-price', rows: 4 }]);
  });
});
