import type { PriceRecord } from '../../wire/price';
import { byCurrency, type Currency, currencies, type PriceKey, priceKeysOf } from '../../wire/price-levels';

/** Whether an unset level stands before a set one of its currency. The form does not show such levels, so that saving it moves the prices after them. */
export const hasGaps = (record: PriceRecord): boolean =>
  currencies.some((currency) => {
    const levels = pricesByLevel(record, currency);
    return levels.includes('') && levels.indexOf('') < levels.findLastIndex((text) => text !== '');
  });

/** Whether a price is the last of its currency, so that removing it moves no other price. */
export function isLastPrice(record: PriceRecord, key: PriceKey): boolean {
  const [currency, levelIndex] = currencyAndIndexOf(key);
  return !hasGaps(record) && nonEmptyPricesOf(record, currency).length === levelIndex + 1;
}

/**
 * Whether a price can be saved by itself: it is set, or the first unset level. Not in a record without a SKU, nor in one with
 * gaps, because saving closes them and moves prices.
 */
export function canEditInPlace(record: PriceRecord, key: PriceKey): boolean {
  const [currency, levelIndex] = currencyAndIndexOf(key);
  return levelIndex <= lastEditableIndexes(record)[currency];
}

const cachedIndexes = new WeakMap<PriceRecord, Readonly<Record<Currency, number>>>();

/** By currency, the index of the last level that can be changed in its cell; -1 for none. Cached, because each cell of a row needs it. */
function lastEditableIndexes(record: PriceRecord): Readonly<Record<Currency, number>> {
  let indexes = cachedIndexes.get(record);
  if (indexes === undefined) {
    const isReadOnly = record.MAIN_SKU === '' || hasGaps(record);
    // The first unset level can be set too.
    indexes = byCurrency((currency) => (isReadOnly ? -1 : nonEmptyPricesOf(record, currency).length));
    cachedIndexes.set(record, indexes);
  }
  return indexes;
}

/** The currency of a price, and the index of its level, from 0. */
export function currencyAndIndexOf(key: PriceKey): readonly [Currency, number] {
  const currency = currencies.find((name) => priceKeysOf(name).includes(key)) ?? currencies[0];
  return [currency, priceKeysOf(currency).indexOf(key)];
}

/** The set prices of a currency, in order. */
export const nonEmptyPricesOf = (record: PriceRecord, currency: Currency) =>
  pricesByLevel(record, currency).filter((text) => text !== '');

/** The prices of a currency by level, with '' for unset. */
export function pricesByLevel(record: PriceRecord, currency: Currency): readonly string[] {
  return priceKeysOf(currency).map((key) => record[key]);
}
