import type { PriceRecord } from '../../wire/price';
import { byCurrency, type Currency, currencies, type PriceKey, priceKeysOf } from '../../wire/price-levels';

/** Whether an unset level stands before a set one of its currency: a draft leaves it out, so that prices move to other levels. */
export const hasGaps = (record: PriceRecord): boolean =>
  currencies.some((currency) => {
    const levels = pricesByLevel(record, currency);
    return levels.includes('') && levels.indexOf('') < levels.findLastIndex((text) => text !== '');
  });

/** Whether a price is the last of its currency, so that removing it moves no other price. */
export function isLastPrice(record: PriceRecord, key: PriceKey): boolean {
  const [currency, level] = currencyAndIndexOf(key);
  return !hasGaps(record) && nonEmptyPricesOf(record, currency).length === level + 1;
}

/**
 * Whether a price can be saved by itself: it is set, or the first unset level. Not in a record without a SKU, nor in one with
 * gaps, because saving closes them and moves prices.
 */
export function canEditInPlace(record: PriceRecord, key: PriceKey): boolean {
  const [currency, level] = currencyAndIndexOf(key);
  return level <= lastEditableLevels(record)[currency];
}

const editableLevels = new WeakMap<PriceRecord, Readonly<Record<Currency, number>>>();

/** The last level, from 0, that can be changed in its cell; -1 for none. Computed once, because each cell of a row asks. */
function lastEditableLevels(record: PriceRecord): Readonly<Record<Currency, number>> {
  let levels = editableLevels.get(record);
  if (levels === undefined) {
    const isFixed = record.MAIN_SKU === '' || hasGaps(record);
    levels = byCurrency((currency) => (isFixed ? -1 : nonEmptyPricesOf(record, currency).length));
    editableLevels.set(record, levels);
  }
  return levels;
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
