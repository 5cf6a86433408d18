/** Currencies that prices are kept in, in the order of the columns. */
export const currencies = ['AUD', 'USD'] as const;

/** A currency that prices are kept in. */
export type Currency = (typeof currencies)[number];

/** What else stands for a currency beside an amount. */
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

/** How many prices a record has at most in one currency. */
export const pricesPerCurrency = levels.length;

/** A value for each currency. */
export function byCurrency<T>(of: (currency: Currency) => T): Readonly<Record<Currency, T>> {
  // SAFETY: made of all the currencies.
  return Object.fromEntries(currencies.map((currency) => [currency, of(currency)])) as Record<Currency, T>;
}

const keysByCurrency = byCurrency((currency): readonly PriceKey[] =>
  levels.map((level) => `SP_${currency}_${level}` as const),
);

/** The wire names of one currency's price fields, in order. */
export const priceKeysOf = (currency: Currency): readonly PriceKey[] => keysByCurrency[currency];

/** The wire names of all price fields, in order. */
export const priceKeys: readonly PriceKey[] = currencies.flatMap(priceKeysOf);

/** A value for each price field. */
export function byPriceKey<T>(of: (key: PriceKey) => T): Readonly<Record<PriceKey, T>> {
  // SAFETY: made of all the keys.
  return Object.fromEntries(priceKeys.map((key) => [key, of(key)])) as Record<PriceKey, T>;
}

/** What a person reads for a price field: `SP - AUD - 01`. */
export function priceLabel(key: PriceKey): string {
  return key.replaceAll('_', ' - ');
}

/** What a person reads for a price field under its currency's heading: `SP 01`. */
export const levelLabel = (key: PriceKey): string => `SP ${key.slice(-2)}`;

/** The wire name of a currency's price at a position, from 1. Throws a RangeError beyond the last. */
export function priceKey(currency: Currency, position: number): PriceKey {
  const key = priceKeysOf(currency)[position - 1];
  if (!key) throw new RangeError(`There is no price ${position}: positions are 1 to ${pricesPerCurrency}.`);
  return key;
}
