import { describe, expect, it } from 'vitest';
import { checkedFile } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';

/** The columns that say for how many pieces prices are, and the first row's prices after they were divided. */
async function unitsOf(file: readonly string[], columns: readonly (string | null)[], choice: ReadingOptions = {}) {
  const options: ReadingOptions = { header: 0, columns, ...choice };
  const { checked } = await checkedFile(file, options);
  const { read, checked: dividedFile } = await checkedFile(file, { ...options, priceUnits: 'divided' });
  const { rows } = await read.page(1, 50, 'all');
  return {
    asked: checked.offers.priceUnits,
    divided: dividedFile.offers.priceUnits,
    rows: rows.map(({ cells }) => cells),
  };
}

const sku = 'MAIN_SKU';
const price = 'SP_AUD_01';
const second = 'SP_AUD_02';

describe('What says for how many pieces prices are', { tags: 'QC124' }, () => {
  it.each([
    [
      'the name, where its column of units has texts',
      ['SKU;Price per 100;Price unit', 'A;5;EA', 'B;6;'],
      [sku, price, null],
      1,
    ],
    ['the name beside packs', ['SKU;Preis je 100;PE', 'A;5;24', 'B;6;12'], [sku, price, null], 1],
    ['the name beside packs of one', ['SKU;Preis je 100;PE', 'A;5;1', 'B;6;1'], [sku, price, null], 1],
    ['the column after packs', ['SKU;Preis;PE;Preiseinheit', 'A;5;24;100', 'B;6;12;1000'], [sku, price, null, null], 3],
    ['the column after packs before', ['SKU;PE;Preis;Preiseinheit', 'A;24;5;100'], [sku, null, price, null], 3],
    ['the short name before units', ['SKU;PE;Preis;Preiseinheit', 'A;100;5;EA'], [sku, null, price, null], 1],
    [
      'the number beside the unit',
      ['SKU;Preis;Preiseinheit;Preiseinheit Menge', 'A;5;Stk;100'],
      [sku, price, null, null],
      3,
    ],
    ['the clear name', ['SKU;Preis;PE;Preiseinheit', 'A;5;10;100'], [sku, price, null, null], 3],
  ])('is %s', async (_, file, columns, source) => {
    const { asked, divided, rows } = await unitsOf(file, columns);
    expect(asked).toMatchObject({ columns: [source], isAsked: true });
    expect(divided).toMatchObject({ columns: [source], isAsked: false });
    expect(rows[0]?.[price]).toBe('0.05');
  });

  it('is the name for a row without a number in the column of units', async () => {
    const { asked, rows } = await unitsOf(['SKU;Preis je 100;Preiseinheit', 'A;5;1000', 'B;6;'], [sku, price, null]);
    expect(asked.units).toEqual([
      { unit: 100, prices: 1 },
      { unit: 1000, prices: 1 },
    ]);
    expect(asked.columns).toEqual([2, 1]);
    expect(rows.map((row) => row[price])).toEqual(['0.005', '0.06']);
  });

  it.each([
    [
      ['SKU;Price 1;Price unit 1;Price 2;Price unit 2', 'A;5;;6;100', 'B;5;;6;10'],
      [sku, price, null, second, null],
    ],
    [
      ['SKU;Price unit 1;Price 1;Price unit 2;Price 2', 'A;1;5;100;6', 'B;1;5;10;6'],
      [sku, null, price, null, second],
    ],
  ])('is not the column of other prices', async (file, columns) => {
    expect((await unitsOf(file, columns)).rows[0]).toMatchObject({ [price]: '5', [second]: '0.06' });
  });

  it('is the column after several prices', async () => {
    const file = ['SKU;Price 1;Price 2;Price unit', 'A;5;6;100'];
    expect((await unitsOf(file, [sku, price, second, null])).rows[0]).toMatchObject({
      [price]: '0.05',
      [second]: '0.06',
    });
  });

  it('is not the column of another table beside it', async () => {
    const beside = ['SKU;Preis;;SKU;Preis;Preiseinheit', 'A;5;;B;6;100'];
    expect((await unitsOf(beside, [sku, price])).rows[0]?.[price]).toBe('5');
    expect((await unitsOf(beside, [null, null, null, sku, price, null])).rows[0]?.[price]).toBe('0.06');
    const close = ['SKU;Preis;PE;SKU;Preis', 'A;5;100;B;6'];
    expect((await unitsOf(close, [sku, price, null, null, null])).rows[0]?.[price]).toBe('0.05');
    expect((await unitsOf(close, [null, null, null, sku, price])).rows[0]?.[price]).toBe('6');
    const before = ['PE;SKU;Preis;PE;SKU;Preis', '10;A;5;100;B;6'];
    expect((await unitsOf(before, [null, sku, price])).rows[0]?.[price]).toBe('0.5');
    const net = ['SKU;Preis;Preis;Preiseinheit', 'A;5;6;100'];
    expect((await unitsOf(net, [sku, price])).rows[0]?.[price]).toBe('0.05');
    const gap = ['SKU;Preis;;Preiseinheit', 'A;5;;100'];
    expect((await unitsOf(gap, [sku, price])).rows[0]?.[price]).toBe('0.05');
  });

  it.each([
    ['odd', ['100', '100', '50'], 3],
    ['no', ['100', '1000', '0'], 2],
    ['odd', ['1', '1', '100', '50'], 2],
    ['mixed', ['1', '1', '10', '24', '24'], 0],
    ['mixed', ['1', '24', '1'], 0],
    ['all', ['1', '1'], 0],
  ])('is in a column PE with %s numbers: %s', { tags: 'QC129' }, async (_, units, prices) => {
    const rows = units.map((unit, index) => `A${index};5;${unit}`);
    expect((await unitsOf(['SKU;Preis;PE', ...rows], [sku, price, null])).asked.prices).toBe(prices);
  });

  it('is no number in the names of prices by quantity', { tags: 'QC129' }, async () => {
    const file = ['SKU;Price for 10 pcs;Price for 100 pcs', 'A;5;4'];
    expect((await unitsOf(file, [sku, price, second])).asked.prices).toBe(0);
  });

  it('is not a column of packs beside other prices', { tags: 'QC127' }, async () => {
    const file = ['SKU;PE;Price 1;Price per 100;Note', 'A;24;5;6;x', 'B;12;5;6;x'];
    const { asked, rows } = await unitsOf(file, [sku, null, price, second, null]);
    expect(asked).toMatchObject({ prices: 2, columns: [3] });
    expect(rows[0]).toMatchObject({ [price]: '5', [second]: '0.06' });
  });

  it('is asked about again where the next file has packs in the column', { tags: 'QC127' }, async () => {
    const { asked, divided, rows } = await unitsOf(['SKU;Preis;PE', 'A;5;24', 'B;6;12', 'C;7;1'], [sku, price, null]);
    expect(asked).toMatchObject({ prices: 0, isAsked: false });
    expect(divided).toEqual({
      prices: 2,
      units: [
        { unit: 12, prices: 1 },
        { unit: 24, prices: 1 },
      ],
      columns: [2],
      unnamed: 0,
      unclear: 0,
      example: undefined,
      isAsked: true,
      isRefused: true,
    });
    expect(rows.map((row) => row[price])).toEqual(['5', '6', '7']);
  });

  it('is known from all rows, not the first ones alone', async () => {
    const packs = Array.from({ length: 300 }, (_, index) => `A${index};5;${index < 100 ? 100 : 24}`);
    const { asked, rows } = await unitsOf(['SKU;Preis;PE', ...packs], [sku, price, null]);
    expect(asked).toMatchObject({ prices: 0, isAsked: false });
    expect(rows[0]?.[price]).toBe('5');
  });
});
