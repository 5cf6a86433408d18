import type { PriceKey } from '../../../src/wire/price-levels';
import { type PriceLists, priceFields, priceLists } from '../db/price-columns';

/** Returns the record with some prices replaced, and without unset prices at the end. */
export function withPrices<T extends PriceLists>(record: T, prices: ReadonlyMap<PriceKey, string>): T {
  const lists = priceLists((column) => {
    const next = [...record[column]];
    for (const field of priceFields) {
      const price = field.column === column ? prices.get(field.key) : undefined;
      if (price === undefined) continue;
      while (next.length < field.index) next.push('');
      next[field.index] = price;
    }
    return withoutEmptyEnd(next);
  });
  return { ...record, ...lists };
}

export const samePrices = (one: PriceLists, other: PriceLists): boolean =>
  priceFields.every(({ column, index }) => (one[column][index] ?? '') === (other[column][index] ?? ''));

/** The list without unset prices at the end, as it is stored. */
export function withoutEmptyEnd(prices: readonly string[]): string[] {
  return prices.slice(0, prices.findLastIndex((text) => text !== '') + 1);
}
