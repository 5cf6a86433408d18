import type { DecimalSeparator } from '../../sheet/numbers';
import { canonicalDecimal, decimalParts } from '../../wire/decimal';
import { type Currency, currencies, currencySigns } from '../../wire/price-levels';

export interface NumberStyle {
  readonly separator: DecimalSeparator;
  readonly rounding?: 2 | 4 | undefined;
  readonly currency?: Currency | undefined;
}

/** The currency in a key such as `SP_AUD_01`. */
export const currencyOf = (key: string): Currency | undefined =>
  currencies.find((currency) => key.split('_').includes(currency));

/** Currency of each code and sign; `$` alone is used for several. */
const currencyWords = new Map<string, Currency | undefined>([
  ...currencies.flatMap((currency) => [currency, ...currencySigns[currency]].map((word) => [word, currency] as const)),
  ['$', undefined],
]);
const anyWord = [...currencyWords.keys()].map((one) => one.replaceAll('$', String.raw`\$`)).join('|');
const prefixed = new RegExp(String.raw`^(${anyWord})\s*(?=[-−\d.,])(.*)$`, 'is');
const suffixed = new RegExp(String.raw`^(.*\d)\s*(${anyWord})$`, 'is');

/** Removes the currency before or after an amount. Returns `undefined` when there is none. */
export function withoutCurrency(
  text: string,
): { readonly text: string; readonly currency: Currency | undefined } | undefined {
  const trimmed = text.trim();
  const [, prefix, amountAfter] = prefixed.exec(trimmed) ?? [];
  if (prefix !== undefined && amountAfter !== undefined)
    return { text: amountAfter, currency: currencyWords.get(prefix.toUpperCase()) };
  const [, amountBefore, suffix] = suffixed.exec(trimmed) ?? [];
  if (suffix === undefined || amountBefore === undefined) return undefined;
  return { text: amountBefore, currency: currencyWords.get(suffix.toUpperCase()) };
}

/** Cells with only dashes count as blank. */
export const isDashes = (text: string): boolean => /^\s*[-–—−]+\s*$/.test(text);

/** Rounds half away from zero, without floating-point errors. */
export function roundDecimal(decimal: string, decimals: number): string {
  const parts = decimalParts(decimal);
  if (parts === undefined || parts.fraction.length <= decimals) return decimal;
  const rounded =
    BigInt(parts.whole + parts.fraction.slice(0, decimals)) + (parts.fraction.charAt(decimals) >= '5' ? 1n : 0n);
  const digits = String(rounded).padStart(decimals + 1, '0');
  return canonicalDecimal(parts.isNegative, digits.slice(0, -decimals), digits.slice(-decimals));
}
