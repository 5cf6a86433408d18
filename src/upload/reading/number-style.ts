import type { DecimalSeparator } from '../../sheet/numbers';
import { canonicalDecimal, decimalParts } from '../../wire/decimal';
import { type Currency, currencies, currencySigns } from '../../wire/price-levels';

/** How the numbers of a column are read. */
export interface NumberStyle {
  readonly sign: DecimalSeparator;
  /** Decimals that prices are rounded to. */
  readonly rounding?: 2 | 4 | undefined;
  /** The currency of the column's prices. */
  readonly currency?: Currency | undefined;
}

/** The currency that a price column's key names, as in `SP_AUD_01`. */
export const currencyOf = (key: string): Currency | undefined =>
  currencies.find((currency) => key.split('_').includes(currency));

/** What stands beside amounts: `$` alone is any of its currencies. */
const words = new Map<string, Currency | undefined>([
  ...currencies.flatMap((currency) => [currency, ...currencySigns[currency]].map((word) => [word, currency] as const)),
  ['$', undefined],
]);
const word = [...words.keys()].map((one) => one.replaceAll('$', String.raw`\$`)).join('|');
const before = new RegExp(String.raw`^(${word})\s*(?=[-−\d.,])(.*)$`, 'is');
const after = new RegExp(String.raw`^(.*\d)\s*(${word})$`, 'is');

/** A text without the currency word on either side. `currency` is undefined for `$` alone, which is either one. */
export function withoutCurrency(
  text: string,
): { readonly rest: string; readonly currency: Currency | undefined } | undefined {
  const trimmed = text.trim();
  const [, first, behind] = before.exec(trimmed) ?? [];
  if (first !== undefined && behind !== undefined) return { rest: behind, currency: words.get(first.toUpperCase()) };
  const [, inFront, last] = after.exec(trimmed) ?? [];
  if (last === undefined || inFront === undefined) return undefined;
  return { rest: inFront, currency: words.get(last.toUpperCase()) };
}

/** Whether a text is nothing but dashes, which stand for a blank cell. */
export const isDashes = (text: string): boolean => /^\s*[-–—−]+\s*$/.test(text);

/** A decimal text rounded half away from zero, without a float. */
export function roundDecimal(decimal: string, decimals: number): string {
  const parts = decimalParts(decimal);
  if (parts === undefined || parts.fraction.length <= decimals) return decimal;
  const kept =
    BigInt(parts.whole + parts.fraction.slice(0, decimals)) + (parts.fraction.charAt(decimals) >= '5' ? 1n : 0n);
  const digits = String(kept).padStart(decimals + 1, '0');
  return canonicalDecimal(parts.isNegative, digits.slice(0, -decimals), digits.slice(-decimals));
}
