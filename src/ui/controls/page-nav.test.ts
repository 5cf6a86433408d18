import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gap, pageNumbers } from './page-nav';

describe('Page numbers', () => {
  it.each([
    [1, 1, '1'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 65, '1 2 3 4 5 … 65'],
    [5, 65, '1 … 4 5 6 … 65'],
    [64, 65, '1 … 61 62 63 64 65'],
    [5000, 10_000, '1 … 4999 5000 5001 … 10000'],
  ])('on page %i of %i are %s', (current, total, shown) => {
    expect(pageNumbers(current, total).join(' ')).toBe(shown);
  });

  it('are empty for a list without pages', () => {
    expect(pageNumbers(1, 0)).toEqual([]);
  });

  it('contain the first, current and last page, in at most seven entries', () => {
    const places = fc
      .integer({ min: 1, max: 10_000 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(places, ([current, total]) => {
        const shown = pageNumbers(current, total);
        const numbers = shown.filter((entry) => entry !== gap);
        expect(numbers).toEqual(expect.arrayContaining([1, current, total]));
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => Number(a) - Number(b)));
        expect(shown.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
