import * as v from 'valibot';
import { expect, test } from 'vitest';
import { priceRecordSchema } from '../../../wire/price';
import { clearedCells, filledDownCells, pastedCells, textsWithUnclearComma } from './area-cells';
import type { CellText } from './block.types';

const keys = ['MAIN_SKU', 'DESCRIPTION', 'SP_AUD_01', 'SP_AUD_02'];
const rows = [1, 2, 3].map((ID) =>
  v.parse(priceRecordSchema, { ID, VERSION: 1, MAIN_SKU: `A-${ID}`, SP_AUD_01: `1${ID}`, SP_AUD_02: `2${ID}` }),
);
const area = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right, keys });

const texts = (cells: readonly CellText[]) => cells.map(({ record, key, text }) => [record.MAIN_SKU, key, text]);

const paste = (pasted: readonly (readonly string[])[], at: ReturnType<typeof area>) =>
  pastedCells({ kind: 'paste', texts: pasted, area: at, rows }, undefined);

test('a block begins at the first cell of the area', { tags: 'NC78' }, () => {
  const { cells, outside } = paste(
    [
      ['1', '2'],
      ['3', '4'],
    ],
    area(1, 2),
  );
  expect(texts(cells)).toEqual([
    ['A-2', 'SP_AUD_01', '1'],
    ['A-2', 'SP_AUD_02', '2'],
    ['A-3', 'SP_AUD_01', '3'],
    ['A-3', 'SP_AUD_02', '4'],
  ]);
  expect(outside).toBe(0);
});

test('one value fills the area', { tags: 'NC78' }, () => {
  expect(texts(paste([['5']], area(0, 2, 1, 3)).cells)).toEqual([
    ['A-1', 'SP_AUD_01', '5'],
    ['A-1', 'SP_AUD_02', '5'],
    ['A-2', 'SP_AUD_01', '5'],
    ['A-2', 'SP_AUD_02', '5'],
  ]);
});

test('values beyond the last row or column are counted', { tags: 'NC78' }, () => {
  const { cells, outside } = paste(
    [
      ['1', '2'],
      ['3', '4'],
    ],
    area(2, 3),
  );
  expect(texts(cells)).toEqual([['A-3', 'SP_AUD_02', '1']]);
  expect(outside).toBe(3);
});

test('rows under another Main SKU are refused whole', { tags: 'NC78' }, () => {
  const { cells, refused } = paste(
    [
      ['A-1', 'any', '7'],
      ['A-9', 'any', '8'],
    ],
    area(0, 0),
  );
  expect(texts(cells)).toEqual([['A-1', 'SP_AUD_01', '7']]);
  expect(refused).toEqual([{ sku: 'A-2', key: undefined, text: 'A-9', reason: 'the pasted row is of A-9' }]);
});

test('only commas in price cells are unclear', { tags: 'NC76' }, () => {
  const request = { kind: 'paste', texts: [['a,b', '84,20']], area: area(0, 1), rows } as const;
  expect(textsWithUnclearComma(request)).toEqual(['84,20']);
});

test('the first row of an area fills the others; a single row gets the row above it', { tags: 'NC78' }, () => {
  expect(texts(filledDownCells(area(0, 2, 2, 2), rows))).toEqual([
    ['A-2', 'SP_AUD_01', '11'],
    ['A-3', 'SP_AUD_01', '11'],
  ]);
  expect(texts(filledDownCells(area(1, 2, 1, 3), rows))).toEqual([
    ['A-2', 'SP_AUD_01', '11'],
    ['A-2', 'SP_AUD_02', '21'],
  ]);
  expect(filledDownCells(area(0, 2), rows)).toEqual([]);
});

test('only price cells are emptied', { tags: 'NC78' }, () => {
  expect(texts(clearedCells(area(0, 1, 0, 2), rows))).toEqual([['A-1', 'SP_AUD_01', '']]);
});
