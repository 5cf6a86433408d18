import { shownList, shownNumber } from '../texts/notation';
import { decimalParts } from '../wire/decimal';
import { levelRanges } from '../wire/level-ranges';
import { formatPrice } from '../wire/price-format';
import type { Currency } from '../wire/price-levels';
import type { Rounding } from '../wire/rounding';
import { ruleNameMessages as messages } from './rule-name.messages';

/** Levels as ranges: `01, 03–05`. */
export const levelsName = (levels: readonly number[]): string => shownList(levelRanges(levels));

export const targetName = (currency: Currency, levels: readonly number[]): string =>
  `${currency} ${levelsName(levels)}`;

/** A decimal without zeros at its end: `57.50` becomes `57.5`. */
export const decimalName = (decimal: string): string =>
  shownNumber(decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

/** A price as lists show it; a text such as POA stays as it is. */
export function priceName(price: string): string {
  const formatted = formatPrice(price);
  return formatted === undefined ? price : shownNumber(formatted);
}

/** The number with a sign, even a plus. */
export const signedName = (number: string, nameOf = decimalName): string =>
  `${decimalParts(number)?.isNegative ? '−' : '+'}${nameOf(number.replace(/^-/, ''))}`;

/** None for prices of two decimals, as usual. */
export function roundingNames(rounding: Rounding): readonly string[] {
  if (rounding === '0.01') return [];
  if (rounding.startsWith('.')) return [messages.ending(shownNumber(rounding))];
  return [rounding === '1' ? messages.wholeNumbers : messages.rounded(shownNumber(rounding))];
}

/** The name without characters that file systems refuse, since it is a file's. */
export const asFileName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ');
