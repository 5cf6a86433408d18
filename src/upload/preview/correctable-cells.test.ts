import { expect, it } from 'vitest';
import { checkedFile, readingOf, shape } from '../../../tests/upload/text-file';
import type { Correction, ReadingOptions } from '../../machines/reading.types';
import type { CostRule } from '../../wire/cost-rule';
import { correctableCells, correctionOf, isSuppliersNumber } from './correctable-cells';

const rule: CostRule = {
  currency: 'AUD',
  markups: { kind: 'each', percents: [{ level: 1, percent: '60' }] },
  rounding: '0.01',
};

async function cellsOf(lines: readonly string[], options: ReadingOptions) {
  const { read, open } = readingOf(lines, options);
  const { columns } = await open();
  await read.check();
  const { rows } = await read.page(1, 10, 'all');
  return rows.map((row) => correctableCells(columns, shape, options, row));
}

const briefly = (cells: Awaited<ReturnType<typeof cellsOf>>[number] = []) =>
  cells.map(({ label, index, text, finding }) => [label, index, text, finding]);

it('A cost can be corrected, with the finding of the prices that follow from it', { tags: 'QC72' }, async () => {
  const options = { header: 0, columns: ['MAIN_SKU', null], costs: [{ column: 1, rule }] };
  const [first] = await cellsOf(['Artikel;Preis', 'A;12,5/m2'], options);
  expect(briefly(first)).toEqual([
    ['Main SKU', 0, 'A', undefined],
    ['Cost (Preis)', 1, '12,5/m2', 'no-cost'],
  ]);
});

it.each([
  { lines: ['SKU;Price', 'A;12.50', 'B;200 CHF'], separator: 'point', typed: '210', from: '200 CHF', price: '420' },
  { lines: ['SKU;Price', 'A;12,50', 'B;1,5 CHF'], separator: 'comma', typed: '1.234', from: '1,5 CHF', price: '2.47' },
  { lines: ['SKU;Price', 'A;12.50', 'B;200 CHF'], separator: 'point', typed: '.5', from: '200 CHF', price: '1' },
  { lines: ['SKU;Price', 'A;12,50', 'B;1,5 CHF'], separator: 'comma', typed: '.5', from: '1,5 CHF', price: '1' },
] as const)(
  'A corrected amount stays one in its currency in a column that has prices too, with a decimal $separator',
  { tags: 'QC112' },
  async ({ lines, separator, typed, from, price }) => {
    const percents = [{ level: 1, percent: '0' }] as const;
    const conversion = { from: 'CHF', rate: '2', date: '2026-11-01' };
    const inFrancs: CostRule = { ...rule, conversion, markups: { kind: 'each', percents } };
    const costs = [{ column: 1, rule: inFrancs, ownPrice: 'SP_AUD_01' }];
    const options: ReadingOptions = { header: 0, columns: ['MAIN_SKU', null], costs };
    const [own, foreign] = (await cellsOf(lines, options)).map((cells) => cells.find(({ index }) => index === 1));
    if (!own || !foreign) throw new Error('the cells of the column are missing');
    const corrections = [
      correctionOf({ ...own, index: 1 }, '13.5', 2, separator),
      correctionOf({ ...foreign, index: 1 }, typed, 3, separator),
    ];
    expect(corrections[1]).toMatchObject({ from, isNumber: false });
    const { read } = await checkedFile(lines, { ...options, corrections });
    const { rows } = await read.page(1, 10, 'all');
    expect(rows.map(({ cells }) => cells.SP_AUD_01)).toEqual(['13.5', price]);
    expect(correctionOf({ ...foreign, index: 1 }, '', 3, separator)).toMatchObject({ text: '', isNumber: true });
    // A typed sign says which currency the amount is in.
    expect(correctionOf({ ...foreign, index: 1 }, '€5', 3, separator)).toMatchObject({ text: '€5', isNumber: true });
  },
);

it('The parts of a key can be corrected, and a whole key be replaced', { tags: 'QC72' }, async () => {
  const options: ReadingOptions = {
    header: 0,
    columns: [null, null, 'SP_AUD_01'],
    skuParts: { columns: [0, 1], joiner: '-' },
  };
  const [whole, partial] = await cellsOf(['Item;Color;Price', 'A;red;1', 'B;;2'], options);
  expect(briefly(whole)).toEqual([
    ['Main SKU', undefined, 'A-red', undefined],
    ['Item', 0, 'A', undefined],
    ['Color', 1, 'red', undefined],
    ['SP - AUD - 01', 2, '1', undefined],
  ]);
  expect(briefly(partial).map(([label, , text]) => [label, text])).toEqual([
    ['Item', 'B'],
    ['Color', ''],
    ['SP - AUD - 01', '2'],
  ]);
  const color: Correction = { row: 3, column: 1, key: 'part 1', from: '', text: 'blue', isNumber: false };
  const [, corrected] = await cellsOf(['Item;Color;Price', 'A;red;1', 'B;;2'], { ...options, corrections: [color] });
  expect(briefly(corrected).map(([, , text]) => text)).toEqual(['B-blue', 'B', 'blue', '2']);
});

it('A number in the file is the supplier’s unless it is one of our keys', { tags: 'QC108' }, async () => {
  const lines = ['MAIN_SKU;SP_AUD_01', 'A-1;1', '4711-X;2', '4711-Y;3', 'a 2;4'];
  const file = readingOf(lines).read;
  await file.setKnownKeys(['A-1', 'A-2', 'B']);
  await file.open(shape, { nearKeys: true, keyNames: { '4711-Y': 'B' } });
  await file.check();
  const { rows } = await file.page(1, 10, 'all');
  expect(rows.map((row) => isSuppliersNumber(row, 'MAIN_SKU'))).toEqual([false, true, true, true]);
  // Without our keys, none is known to be the supplier's.
  const withoutKeys = readingOf(lines);
  await withoutKeys.open();
  await withoutKeys.read.check();
  const [row] = (await withoutKeys.read.page(1, 10, 'all')).rows;
  expect(row && isSuppliersNumber(row, 'MAIN_SKU')).toBe(false);
});
