import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentText, priceDifference } from '../../wire/price-difference';
import type { UploadShape } from '../upload-shape';
import {
  countChoices,
  countReview,
  everythingExcluded,
  inclusionOf,
  nothingExcluded,
  pairsToConfirm,
  withChangeIncluded,
  withPairIncluded,
} from './review-choices';
import { reviewPairOf, shownValue, unchangedCells } from './review-pair';

const price = (key: string) => ({ key, label: key, name: key, content: 'price', width: 88 }) as const;
const shape: UploadShape = {
  name: 'test',
  keyColumn: { key: 'MAIN_SKU', label: 'Main SKU', name: 'Main SKU', content: 'key', width: 152 },
  groups: [{ name: 'AUD', note: '', className: '', columns: ['P1', 'P2', 'P3'].map(price) }],
};
const existing = { ID: 7, VERSION: 3, MAIN_SKU: 'A', P1: '10', P2: '20', P3: null };
const pairs = [
  reviewPairOf({ existingData: existing, newData: { ...existing, P1: '11', P2: '200', P3: '5' } }, 0, shape),
  reviewPairOf({ existingData: { ...existing, ID: 8 }, newData: { ...existing, ID: 8, P1: '' } }, 1, shape),
];
const [first, second] = pairs;
if (first === undefined || second === undefined) throw new Error('two pairs were made');

describe('The difference of two values', () => {
  it.each([
    ['10', '10.00', undefined],
    ['12.50', '12.5', undefined],
    ['10', '10', undefined],
    ['', '5', { kind: 'new' }],
    ['POA', '', { kind: 'cleared', flag: 'cleared' }],
    ['POA', '5', { kind: 'text', flag: 'text-to-number' }],
    ['5', 'POA', { kind: 'text', flag: 'number-to-text' }],
    ['POA', 'TBA', { kind: 'text' }],
    ['0', '5', { kind: 'from-zero', flag: 'from-zero' }],
    ['0.00', '0', undefined],
  ])('from “%s” to “%s” is %o', { tags: 'B015' }, (from, to, found) => {
    expect(priceDifference(from, to, true)).toEqual(found);
  });

  it.each([
    ['100', '150', undefined],
    ['100', '150.01', 'large-rise'],
    ['100', '50', undefined],
    ['100', '49.99', 'large-fall'],
    ['212.75', '2127.5', 'tenfold'],
    ['212.75', '21.28', 'tenth'],
    ['212.75', '21275', 'hundredfold'],
    ['212.75', '2.13', 'hundredth'],
    ['212.75', '0', 'to-zero'],
    ['10', '312.2', 'more-than-doubled'],
    ['10', '20', 'large-rise'],
    ['10', '4', 'large-fall'],
    ['207.35', '215.85', undefined],
  ])('from %s to %s is flagged as %s', { tags: 'B015' }, (from, to, flag) => {
    expect(priceDifference(from, to, true)).toMatchObject({ kind: 'percent', ...(flag && { flag }) });
    if (flag === undefined) expect(priceDifference(from, to, true)).not.toHaveProperty('flag');
  });

  it('names a moved decimal point in a price that was raised or lowered by up to a fifth', { tags: 'NU04' }, () => {
    const factors = [
      [10, 'tenfold'],
      [100, 'hundredfold'],
      [0.1, 'tenth'],
      [0.01, 'hundredth'],
    ] as const;
    // Prices of 50.00 and more: below, two decimals are too few for a hundredth.
    const price = fc.integer({ min: 5_000, max: 99_999_99 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(
        price,
        fc.constantFrom(...factors),
        fc.integer({ min: -190, max: 190 }),
        (old, [factor, flag], raise) => {
          const now = old * factor * (1 + raise / 1000);
          expect(priceDifference(old.toFixed(2), now.toFixed(4), true)).toMatchObject({ flag });
        },
      ),
    );
    expect(priceDifference('145.35', '1497.10', true)).toMatchObject({ flag: 'tenfold' });
    expect(priceDifference('100', '1200', true)).toMatchObject({ flag: 'tenfold' });
  });

  it('names no moved decimal point in other changes', { tags: 'NU04' }, () => {
    const ratio = fc.oneof(
      fc.double({ min: 12.01, max: 79.9, noNaN: true }),
      fc.double({ min: 0.1201, max: 7.99, noNaN: true }),
      fc.double({ min: 0.01201, max: 0.0799, noNaN: true }),
      fc.double({ min: 120.1, max: 1000, noNaN: true }),
    );
    fc.assert(
      fc.property(ratio, (times) => {
        const found = priceDifference('1000', (1000 * times).toFixed(4), true);
        expect(['tenfold', 'tenth', 'hundredfold', 'hundredth']).not.toContain(found?.flag);
      }),
    );
  });

  it.each([
    [4.0993, '+4.1\u00a0%'],
    [-2.37, '−2.4\u00a0%'],
    [900, '+900\u00a0%'],
    [3, '+3.0\u00a0%'],
    [0.05, '+0.1\u00a0%'],
    [0.04, '+0.04\u00a0%'],
    [-0.0062, '−0.006\u00a0%'],
    [99.94, '+99.9\u00a0%'],
    [-100, '−100\u00a0%'],
    [123456, '+123,456\u00a0%'],
    // 100000 to 100000.0001.
    [1e-7, '+0.0000001\u00a0%'],
  ])('of %d percent is shown as %s', (percent, shown) => {
    expect(percentText(percent)).toBe(shown);
  });
});

describe('A pair in review', () => {
  it('lists only the changed cells, and counts the others', () => {
    expect(first.changes.map(({ column, from, to }) => [column.key, from, to])).toEqual([
      ['P1', '10', '11'],
      ['P2', '20', '200'],
      ['P3', '', '5'],
    ]);
    expect(first.flaggedCount).toBe(1);
    expect(unchangedCells(second, shape).map(({ column, value }) => [column.key, value])).toEqual([
      ['P2', '20'],
      ['P3', ''],
    ]);
  });

  it('ignores a column that the file does not have', () => {
    const { P2: _, ...withoutP2 } = existing;
    expect(reviewPairOf({ existingData: existing, newData: withoutP2 }, 0, shape).changes).toEqual([]);
  });
});

describe('A pair of products', () => {
  const text = (key: string, content: 'text' | 'list' | 'yes-no') => ({
    key,
    label: key,
    name: key,
    content,
    width: 88,
  });
  const columns = [text('SKU', 'text'), text('LIST', 'list'), text('FLAG', 'yes-no')];
  const mixed: UploadShape = { ...shape, groups: [{ name: 'Fields', note: '', className: '', columns }] };
  const old = { MAIN_SKU: 'A', SKU: '100', LIST: ['Gym'], FLAG: false };

  it('compares digits as text, lists changed items, shows YES and NO', { tags: 'EP10' }, () => {
    const newData = { ...old, SKU: '0100', LIST: ['Gym', 'Baker, Sons'], FLAG: true };
    const { changes, flaggedCount } = reviewPairOf({ existingData: old, newData }, 0, mixed);
    expect(changes.map(({ from, to, difference: found }) => [from, to, found.kind])).toEqual([
      ['100', '0100', 'text'],
      ['Gym', 'Gym, "Baker, Sons"', 'text'],
      ['NO', 'YES', 'text'],
    ]);
    expect(flaggedCount).toBe(0);
  });

  it('shows a text of digits unchanged', () => {
    const [column] = columns;
    if (column === undefined) throw new Error('there are three columns');
    expect(shownValue('00123', column)).toBe('00123');
  });
});

describe('The choices of a review', () => {
  it('count the changes that are still to be confirmed', { tags: 'NU04' }, () => {
    const review = { pairs: pairs.map(({ uploadPair }) => uploadPair), excludedFields: nothingExcluded };
    expect(countReview(review, shape).changesIncluded).toBe(4);
    expect(countReview({ ...review, excludedFields: new Map([[0, new Set(['P2'])]]) }, shape).changesIncluded).toBe(3);
    expect(countReview({ ...review, excludedFields: new Map([[1, new Set(['P1'])]]) }, shape).changesIncluded).toBe(3);
    expect(countReview({ ...review, excludedFields: everythingExcluded(pairs) }, shape).changesIncluded).toBe(0);
  });

  it('count no exclusion of a change that is stored meanwhile', { tags: 'QC144' }, () => {
    const refreshed = { existingData: { ...existing, P2: '200' }, newData: { ...existing, P1: '11', P2: '200' } };
    const review = { pairs: [refreshed], excludedFields: new Map([[0, new Set(['P2'])]]) };
    expect(countReview(review, shape)).toMatchObject({ changes: 1, changesIncluded: 1, pairsIncluded: 1 });
  });

  it('include every pair at first, unchanged', () => {
    expect(pairsToConfirm(pairs, nothingExcluded)).toEqual(pairs.map(({ uploadPair }) => uploadPair));
    expect(countChoices(pairs, nothingExcluded)).toEqual({
      pairs: 2,
      pairsIncluded: 2,
      changes: 4,
      changesIncluded: 4,
      pairsFlagged: 2,
      flaggedIncluded: 2,
      pairsWithExclusions: 0,
    });
  });

  it('exclude a whole pair', () => {
    const excluded = withPairIncluded(nothingExcluded, first, false);
    expect(inclusionOf(first, excluded)).toBe('none');
    expect(pairsToConfirm(pairs, excluded)).toEqual([second.uploadPair]);
    expect(countChoices(pairs, excluded)).toMatchObject({ pairsIncluded: 1, changesIncluded: 1, flaggedIncluded: 1 });
    expect(withPairIncluded(excluded, first, true)).toEqual(nothingExcluded);
  });

  it('send an excluded change with its existing value', () => {
    const [, big] = first.changes;
    if (big === undefined) throw new Error('the pair has three changes');
    const excluded = withChangeIncluded(nothingExcluded, first, big, false);
    expect(inclusionOf(first, excluded)).toBe('some');
    expect(pairsToConfirm(pairs, excluded)[0]).toEqual({
      existingData: existing,
      newData: { ...existing, P1: '11', P2: '20', P3: '5' },
    });
    expect(countChoices(pairs, excluded)).toMatchObject({
      changesIncluded: 3,
      flaggedIncluded: 1,
      pairsWithExclusions: 1,
    });
    expect(withChangeIncluded(excluded, first, big, true)).toEqual(nothingExcluded);
  });

  it('may exclude every pair, and then nothing is sent', () => {
    expect(pairsToConfirm(pairs, everythingExcluded(pairs))).toEqual([]);
  });
});
