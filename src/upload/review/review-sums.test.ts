import { describe, expect, it } from 'vitest';
import type { UploadShape } from '../upload-shape';
import { reviewMessages as messages } from './review.messages';
import { everythingExcluded, nothingExcluded, withPairIncluded } from './review-choices';
import { reviewPairOf } from './review-pair';
import { changedColumns, sumByGroup } from './review-sums';

const price = (key: string) => ({ key, label: key, name: key, content: 'price', width: 88 }) as const;
const group = (name: string) => ({ name, note: '', className: '', columns: [price(`${name}_1`), price(`${name}_2`)] });
const shape: UploadShape = {
  name: 'test',
  keyColumn: { key: 'MAIN_SKU', label: 'Main SKU', name: 'Main SKU', content: 'key', width: 152 },
  groups: [group('AUD'), group('USD'), group('EUR')],
};
/** Values of AUD_1, AUD_2 and USD_1. */
type Prices = readonly [string, string, string];
const pairOf = (index: number, from: Prices, to: Prices) => {
  const record = ([first, second, third]: Prices) => ({
    MAIN_SKU: `A-${index}`,
    AUD_1: first,
    AUD_2: second,
    USD_1: third,
  });
  return reviewPairOf({ existingData: record(from), newData: record(to) }, index, shape);
};
const raised = [
  pairOf(0, ['100', '200', '50'], ['103', '206', '50']),
  pairOf(1, ['10', '10', 'POA'], ['10.3', '10', '']),
  pairOf(2, ['1000', '', ''], ['1030', '5', '7']),
];

describe('The sums of a review', { tags: 'NC80' }, () => {
  it('have a line for each currency with changes', () => {
    const sums = sumByGroup(raised, nothingExcluded, shape);
    expect(sums.map(({ name, percents }) => [name, percents && messages.percents(percents)])).toEqual([
      ['AUD', '+3.0\u00a0% × 4'],
      ['USD', undefined],
    ]);
    expect(sums.map(({ others }) => others)).toEqual([
      [{ kind: 'new', changes: 1 }],
      [
        { kind: 'cleared', changes: 1 },
        { kind: 'new', changes: 1 },
      ],
    ]);
  });

  it('show the median and the range where percentages differ', () => {
    const mixed = [...raised, pairOf(3, ['100', '100', ''], ['98', '110', ''])];
    const [aud] = sumByGroup(mixed, nothingExcluded, shape);
    expect(aud?.percents && messages.percents(aud.percents)).toBe(
      '−2.0\u00a0% to +10.0\u00a0% × 6, median +3.0\u00a0%',
    );
  });

  it('count the changes that are taken', () => {
    const [, second] = raised;
    if (second === undefined) throw new Error('there are three pairs');
    const sums = sumByGroup(raised, withPairIncluded(nothingExcluded, second, false), shape);
    expect(sums.map(({ percents }) => percents?.changes)).toEqual([3, undefined]);
    expect(sumByGroup(raised, everythingExcluded(raised), shape)).toEqual([]);
  });

  it('come with a column for each value that changes, as long as its prices are shown', () => {
    const columns = changedColumns([...raised, pairOf(3, ['', '5', '1284.5'], ['1234567.1234', '6', '5'])], shape);
    expect(columns.map(({ column }) => column.key)).toEqual(['AUD_1', 'AUD_2', 'USD_1']);
    expect(columns[0]).toMatchObject({ oldLength: '1,000.00'.length, newLength: '1,234,567.1234'.length });
    expect(columns[2]).toMatchObject({ oldLength: '1,284.50'.length, newLength: '7.00'.length });
  });
});
