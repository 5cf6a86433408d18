import { typedNumber } from '../../../texts/notation';
import { currencySigns } from '../../../wire/currency-signs';
import type { PriceKey } from '../../../wire/price-levels';
import { positionOf } from '../editable-prices';
import { priceProblem } from '../price-draft';

/** What a comma in pasted prices separates. */
export type CommaMeaning = 'decimals' | 'thousands';

/** `1,284.50`, as this list copies it; `1.284,50` the other way round. */
const clearPoint = /^\d{1,3}(?:,\d{3})+\.\d+$/;
const clearComma = /^\d{1,3}(?:\.\d{3})+,\d+$/;
const withComma = /^\d[\d.]*,[\d,]*\d$/;
const inThousands = /^\d{1,3}(?:,\d{3})+$/;
const dashes = /^[-–—]$/;

/** Whether only the user knows what the comma of a pasted text separates: `84,20` and `1,234`. */
export const isCommaUnclear = (text: string): boolean =>
  withComma.test(text) && !clearPoint.test(text) && !clearComma.test(text);

/**
 * Returns a pasted text as the cell's draft has it: with a point before decimals, without the sign of the cell's currency and
 * without separators of thousands, '' for a dash. Without `comma`, texts whose comma is unclear stay as they are.
 */
export const readPasted = (pasted: string, key: PriceKey, comma?: CommaMeaning): string =>
  readSeparators(pastedNumber(pasted, key), comma);

/** A pasted text without the sign of the cell's currency, as a number with a point before decimals if it is one. */
export const pastedNumber = (pasted: string, key: PriceKey): string => typedNumber(withoutSign(pasted.trim(), key));

export function readSeparators(text: string, comma?: CommaMeaning): string {
  if (dashes.test(text)) return '';
  if (clearPoint.test(text)) return text.replaceAll(',', '');
  if (clearComma.test(text) || (comma === 'decimals' && isCommaUnclear(text)))
    return text.replaceAll('.', '').replace(',', '.');
  return comma === 'thousands' && inThousands.test(text) ? text.replaceAll(',', '') : text;
}

function withoutSign(text: string, key: PriceKey): string {
  const [currency] = positionOf(key);
  const signs = [currency, ...currencySigns[currency], '$'];
  const sign = signs.find((one) => text.startsWith(one) && /^\s*\d/.test(text.slice(one.length)));
  return sign === undefined ? text : text.slice(sign.length).trim();
}

/** The prices that a typed text which is none may mean: `84,20` 84.20, and `1,234` 1.234 or 1234. */
export function pastedReadings(typed: string, key: PriceKey): readonly string[] {
  const readings = (['decimals', 'thousands'] as const).map((comma) => readPasted(typed, key, comma));
  return [...new Set(readings)].filter((price) => price !== '' && priceProblem(price) === undefined);
}
