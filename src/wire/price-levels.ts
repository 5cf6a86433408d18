/** The currencies in the order of their columns. */
export const currencies = ['AUD', 'USD'] as const;

export type Currency = (typeof currencies)[number];

export const pricesPerCurrency = 20;

export const allLevels: readonly number[] = Array.from({ length: pricesPerCurrency }, (_, index) => index + 1);

type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Level = `0${Digit}` | `1${0 | Digit}` | '20';

// SAFETY: the numbers 01 to 20.
const levelCodes = Array.from({ length: pricesPerCurrency }, (_, index) => String(index + 1).padStart(2, '0') as Level);

/** Wire name of a price field: `SP_`, the currency and the level, such as `SP_AUD_01`. */
export type PriceKey = `SP_${Currency}_${Level}`;

export function byCurrency<T>(valueFor: (currency: Currency) => T): Readonly<Record<Currency, T>> {
  // SAFETY: it has an entry for each currency.
  return Object.fromEntries(currencies.map((currency) => [currency, valueFor(currency)])) as Record<Currency, T>;
}

const keysByCurrency = byCurrency((currency): readonly PriceKey[] =>
  levelCodes.map((level) => `SP_${currency}_${level}` as const),
);

export const priceKeysOf = (currency: Currency): readonly PriceKey[] => keysByCurrency[currency];

export const priceKeys: readonly PriceKey[] = currencies.flatMap(priceKeysOf);

export function byPriceKey<T>(valueFor: (key: PriceKey) => T): Readonly<Record<PriceKey, T>> {
  const values: Partial<Record<PriceKey, T>> = {};
  for (const key of priceKeys) values[key] = valueFor(key);
  // SAFETY: it has an entry for each key.
  return values as Record<PriceKey, T>;
}

/** The currency in a key such as `SP_AUD_01`. */
export const currencyOf = (key: string): Currency | undefined =>
  currencies.find((currency) => key.split('_').includes(currency));

/** Label of a price field: `SP - AUD - 01`. */
export function priceLabel(key: PriceKey): string {
  return key.replaceAll('_', ' - ');
}

/** The currencies whose codes a text has: `AUD/USD` for `SP - AUD - 01, SP - USD - 01`. */
export const currenciesIn = (text: string): string => currencies.filter((code) => text.includes(code)).join('/');

/** Label of a price field under its currency's heading: `SP 01`. */
export const levelLabel = (key: PriceKey): string => `SP ${key.slice(-2)}`;

/** The wire name of the price at a level of a currency, from 1. Throws a RangeError if the level does not exist. */
export function priceKey(currency: Currency, level: number): PriceKey {
  const key = priceKeysOf(currency)[level - 1];
  if (!key) throw new RangeError(`There is no price ${level}.`);
  return key;
}
