/** Currencies of prices, in column order. */
export const currencies = ['AUD', 'USD'] as const;

export type Currency = (typeof currencies)[number];

/** Signs of a currency beside an amount, other than its code. */
export const currencySigns: Readonly<Record<Currency, readonly string[]>> = { AUD: ['A$', 'AU$'], USD: ['US$'] };

const levels = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
] as const;

/** Wire name of a price field: `SP_`, the currency and the level, such as `SP_AUD_01`. */
export type PriceKey = `SP_${Currency}_${(typeof levels)[number]}`;

export const pricesPerCurrency = levels.length;

export function byCurrency<T>(valueFor: (currency: Currency) => T): Readonly<Record<Currency, T>> {
  // SAFETY: it has an entry for each currency.
  return Object.fromEntries(currencies.map((currency) => [currency, valueFor(currency)])) as Record<Currency, T>;
}

const keysByCurrency = byCurrency((currency): readonly PriceKey[] =>
  levels.map((level) => `SP_${currency}_${level}` as const),
);

/** The wire names of one currency's price fields, in order. */
export const priceKeysOf = (currency: Currency): readonly PriceKey[] => keysByCurrency[currency];

export const priceKeys: readonly PriceKey[] = currencies.flatMap(priceKeysOf);

export function byPriceKey<T>(valueFor: (key: PriceKey) => T): Readonly<Record<PriceKey, T>> {
  // SAFETY: it has an entry for each key.
  return Object.fromEntries(priceKeys.map((key) => [key, valueFor(key)])) as Record<PriceKey, T>;
}

/** Label of a price field: `SP - AUD - 01`. */
export function priceLabel(key: PriceKey): string {
  return key.replaceAll('_', ' - ');
}

/** Label of a price field under its currency's heading: `SP 01`. */
export const levelLabel = (key: PriceKey): string => `SP ${key.slice(-2)}`;

/** The wire name of a currency's price at a position from 1. Throws a RangeError for other positions. */
export function priceKey(currency: Currency, position: number): PriceKey {
  const key = priceKeysOf(currency)[position - 1];
  if (!key) throw new RangeError(`There is no price ${position}: positions are 1 to ${pricesPerCurrency}.`);
  return key;
}
