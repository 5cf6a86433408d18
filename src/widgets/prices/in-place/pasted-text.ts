import { typedNumber } from '../../../texts/notation';
import { currencySigns } from '../../../wire/currency-signs';
import type { PriceKey } from '../../../wire/price-levels';
import { currencyAndIndexOf } from '../editable-prices';
import { priceProblem } from '../price-draft';

/** What a comma in pasted prices separates. */
export type CommaMeaning = 'decimals' | 'thousands';

/** Patterns of numbers: `1,284.50`, as this list copies it; `1.284,50`; `84,20` and `1,284`; `1,284`. */
const pointDecimals = /^\d{1,3}(?:,\d{3})+\.\d+$/;
const commaDecimals = /^\d{1,3}(?:\.\d{3})+,\d+$/;
const anyComma = /^\d[\d.]*,[\d,]*\d$/;
const commaThousands = /^\d{1,3}(?:,\d{3})+$/;
const dashes = /^[-–—]$/;

/** Whether only the user knows what the comma of a pasted text separates: `84,20` and `1,234`. */
export const isCommaUnclear = (text: string): boolean =>
  anyComma.test(text) && !pointDecimals.test(text) && !commaDecimals.test(text);

/**
 * Returns a pasted text as the cell's draft has it: with a point before decimals, without the sign of the cell's currency and
 * without separators of thousands, '' for a dash. Without `comma`, texts whose comma is unclear stay as they are.
 */
export const readPasted = (pasted: string, key: PriceKey, comma?: CommaMeaning): string =>
  withoutSeparators(pastedNumberText(pasted, key), comma);

/** A pasted text without the sign of the cell's currency, as a number with a point before decimals if it is one. */
export const pastedNumberText = (pasted: string, key: PriceKey): string => typedNumber(withoutSign(pasted.trim(), key));

/** The number without separators of thousands, and with a point before its decimals; '' for a dash. */
export function withoutSeparators(text: string, comma?: CommaMeaning): string {
  if (dashes.test(text)) return '';
  if (pointDecimals.test(text)) return text.replaceAll(',', '');
  if (commaDecimals.test(text) || (comma === 'decimals' && isCommaUnclear(text)))
    return text.replaceAll('.', '').replace(',', '.');
  return comma === 'thousands' && commaThousands.test(text) ? text.replaceAll(',', '') : text;
}

function withoutSign(text: string, key: PriceKey): string {
  const [currency] = currencyAndIndexOf(key);
  const signs = [currency, ...currencySigns[currency], '$'];
  const sign = signs.find((one) => text.startsWith(one) && /^\s*\d/.test(text.slice(one.length)));
  return sign === undefined ? text : text.slice(sign.length).trim();
}

/** Suggests prices for a text that is not one: 84.20 for `84,20`, and 1.234 or 1234 for `1,234`. */
export function pastedReadings(typed: string, key: PriceKey): readonly string[] {
  const readings = (['decimals', 'thousands'] as const).map((comma) => readPasted(typed, key, comma));
  return [...new Set(readings)].filter((price) => price !== '' && priceProblem(price) === undefined);
}
