import { type CommaMeaning, withoutSeparators } from '../../../texts/comma-meaning';
import { typedNumber } from '../../../texts/notation';
import { currencySigns } from '../../../wire/currency-signs';
import type { PriceKey } from '../../../wire/price-levels';
import { currencyAndIndexOf } from '../editable-prices';
import { priceProblem } from '../price-draft';

/**
 * Returns a pasted text as the cell's draft has it: with a point before decimals, without the sign of the cell's currency and
 * without separators of thousands, '' for a dash. Without `comma`, texts whose comma is unclear stay as they are.
 */
export const readPasted = (pasted: string, key: PriceKey, comma?: CommaMeaning): string =>
  withoutSeparators(pastedNumberText(pasted, key), comma);

/** A pasted text without the sign of the cell's currency, as a number with a point before decimals if it is one. */
export const pastedNumberText = (pasted: string, key: PriceKey): string => typedNumber(withoutSign(pasted.trim(), key));

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
