import type { ReadingOptions } from '../../machines/reading.types';
import { type DecimalSeparator, readNumber } from '../../sheet/numbers';
import { currencySigns } from '../../wire/currency-signs';
import { formatDecimal, parseDecimal, roundToStep } from '../../wire/decimal-arithmetic';
import { type Currency, currencies } from '../../wire/price-levels';
import type { PriceUnit } from './price-units';

/** How the cells of a column are read. */
export interface ReadingStyle extends Pick<ReadingOptions, 'statuses' | 'firstAddress' | 'textCurrencies'> {
  readonly separator: DecimalSeparator;
  readonly rounding?: 2 | 4 | undefined;
  readonly currency?: Currency | undefined;
  /** Set for a price that is divided. */
  readonly unit?: PriceUnit;
}

/** Currency of each code and sign; `$` alone is used for several. */
const currencyWords = new Map<string, Currency | undefined>([
  ...currencies.flatMap((currency) => [currency, ...currencySigns[currency]].map((word) => [word, currency] as const)),
  ['$', undefined],
]);
const anyWord = [...currencyWords.keys()].map((one) => one.replaceAll('$', String.raw`\$`)).join('|');
// A point directly after a letter may be that of an abbreviation, or of decimals.
const prefixed = new RegExp(String.raw`^(?<word>${anyWord})(?!(?<=[a-z])\.)\s*(?=[-−\d.,])(?<amount>.*)$`, 'is');
const suffixed = new RegExp(String.raw`^(?<amount>.*\d)\s*(?<word>${anyWord})$`, 'is');

/** Removes the currency before or after an amount. Returns `undefined` when there is none. */
export function splitCurrency(text: string) {
  const trimmed = text.trim();
  const { word, amount } = (prefixed.exec(trimmed) ?? suffixed.exec(trimmed))?.groups ?? {};
  if (word === undefined || amount === undefined) return undefined;
  return { text: amount, currency: currencyWords.get(word.toUpperCase()) };
}

/** Cells with only dashes count as blank. */
export const isDashes = (text: string): boolean => /^\s*[-–—−]+\s*$/.test(text);

/** Whether a text that is no number with this decimal separator is one with the other. */
export const isInOtherNotation = (text: string, separator: DecimalSeparator): boolean =>
  readNumber(text, separator === 'point' ? 'comma' : 'point').kind === 'number';

/** Rounds half away from zero. */
export function roundDecimal(decimal: string, decimals: number): string {
  const value = parseDecimal(decimal);
  return value === undefined ? decimal : formatDecimal(roundToStep(value, { units: 1n, scale: decimals }));
}
