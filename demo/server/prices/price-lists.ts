import { type PriceKey, type PriceLists, priceFields } from './price-record';

/** The lists with some prices replaced; unset ones at the end are left off. */
export function withPrices(lists: PriceLists, prices: ReadonlyMap<PriceKey, string>): PriceLists {
  const next = { aud: [...lists.aud], usd: [...lists.usd] };
  for (const { key, column, index } of priceFields) {
    const price = prices.get(key);
    if (price === undefined) continue;
    while (next[column].length < index) next[column].push('');
    next[column][index] = price;
  }
  return { aud: withoutEmptyEnd(next.aud), usd: withoutEmptyEnd(next.usd) };
}

/** Whether the lists set the same prices. */
export const samePrices = (one: PriceLists, other: PriceLists): boolean =>
  priceFields.every(({ column, index }) => (one[column][index] ?? '') === (other[column][index] ?? ''));

/** The list without unset prices at its end: how it is kept. */
export function withoutEmptyEnd(prices: readonly string[]): string[] {
  return prices.slice(0, prices.findLastIndex((text) => text !== '') + 1);
}
