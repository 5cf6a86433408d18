import { describe, expect, it } from 'vitest';
import type { UploadShape } from '../upload-shape';
import { hasManyRecords, mainChange, orderPairs } from './review-order';
import { reviewPairOf } from './review-pair';

const price = (key: string) => ({ key, label: key, name: key, content: 'price', width: 88 }) as const;
const shape: UploadShape = {
  name: 'test',
  keyColumn: { key: 'MAIN_SKU', label: 'Main SKU', name: 'Main SKU', content: 'key', width: 152 },
  groups: [{ name: 'AUD', note: '', className: '', columns: ['P1', 'P2'].map(price) }],
};
const pairOf = (name: string, from: readonly [string, string], to: readonly [string, string], index = 0) =>
  reviewPairOf(
    {
      existingData: { MAIN_SKU: name, P1: from[0], P2: from[1] },
      newData: { MAIN_SKU: name, P1: to[0], P2: to[1] },
    },
    index,
    shape,
  );
const pairs = [
  pairOf('rise', ['100', '100'], ['103', '101']),
  pairOf('fall', ['100', ''], ['80', '']),
  pairOf('tenfold', ['100', '100'], ['1000', '140']),
  pairOf('new', ['', ''], ['5', '']),
  pairOf('cleared', ['5', '100'], ['', '101']),
];
const names = (order: Parameters<typeof orderPairs>[1]) => orderPairs(pairs, order).map(({ name }) => name);

describe('The lines of a review', { tags: 'NC80' }, () => {
  it('begin with the flagged ones, else as in the file', () => {
    expect(names('flagged-first')).toEqual(['tenfold', 'cleared', 'rise', 'fall', 'new']);
  });

  it('are sorted by difference, those without a percentage last', () => {
    expect(names('greatest-rise')).toEqual(['tenfold', 'rise', 'fall', 'new', 'cleared']);
    expect(names('greatest-fall')).toEqual(['fall', 'rise', 'tenfold', 'new', 'cleared']);
  });

  it('show the largest flagged change, else the largest', () => {
    const shown = pairs.map((pair) => [pair.name, mainChange(pair)?.column.key, mainChange(pair)?.to]);
    expect(shown).toEqual([
      ['rise', 'P1', '103'],
      ['fall', 'P1', '80'],
      ['tenfold', 'P1', '1000'],
      ['new', 'P1', '5'],
      ['cleared', 'P1', ''],
    ]);
  });

  it('are the view of 20 records and more', () => {
    const records = Array.from({ length: 20 }, (_, index) => pairOf(`A-${index}`, ['1', ''], ['1.1', ''], index));
    expect(hasManyRecords(records)).toBe(true);
    expect(hasManyRecords(records.slice(1))).toBe(false);
  });
});
