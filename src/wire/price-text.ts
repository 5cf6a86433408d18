import { canonicalDecimal, decimalParts, decimalText } from './decimal';
import { currencies } from './price-levels';
import { isErrorText, isStorable } from './text-rules';

/**
 * Why a text is not a price.
 * - `below-zero`, `too-many-decimals`, `too-large`: a number that is out of range.
 * - `too-long`: a text of more than 20 characters.
 * - `not-plain`: a number with signs that do not belong to a decimal, such as `1,234.50`, `1e5` or `US$5`, or no text.
 */
export type PriceProblem = 'below-zero' | 'too-many-decimals' | 'too-large' | 'too-long' | 'not-plain';

/** What a text or number is as a price. */
export type PriceReading =
  /** `text` is a canonical decimal (`12.50` is `12.5`), a word such as POA, or '' for an unset price. */
  { readonly kind: 'price'; readonly text: string } | { readonly kind: 'wrong'; readonly problem: PriceProblem };

/** What a price may be at most. */
export const priceLimits = { wholeDigits: 10, decimals: 4, characters: 20 } as const;

const wrong = (problem: PriceProblem): PriceReading => ({ kind: 'wrong', problem });

/** Reads a price, for the form, the preview of an upload and the server alike. A text is never put through a float. */
export function readPrice(value: string | number | null): PriceReading {
  const text = typeof value === 'number' ? decimalText(value) : (value ?? '').trim();
  if (text === '') return { kind: 'price', text };
  const number = decimalParts(text);
  if (number === undefined) return readWord(text);
  if (number.isNegative) return wrong('below-zero');
  if (number.whole.length > priceLimits.wholeDigits) return wrong('too-large');
  if (number.fraction.length > priceLimits.decimals) return wrong('too-many-decimals');
  return { kind: 'price', text: canonicalDecimal(false, number.whole, number.fraction) };
}

function readWord(text: string): PriceReading {
  if (!isWord(text)) return wrong(/^[-−]\s*[\d.]/.test(text) ? 'below-zero' : 'not-plain');
  return [...text].length > priceLimits.characters ? wrong('too-long') : { kind: 'price', text };
}

/** What stands around the digits of a number: signs, groups of digits, and currencies such as `AUD`, `US$` or `€`. */
const aroundDigits = new RegExp(String.raw`[\s,.'_+\-−]|[a-z]{0,2}\p{Sc}|${currencies.join('|')}`, 'giu');

/** Whether the text is a word such as POA, and not a number that is written some other way. */
function isWord(text: string): boolean {
  if (!/\p{L}/u.test(text) || isErrorText(text) || !isStorable(text)) return false;
  const bare = text.replace(aroundDigits, '').replace(/(\d)e\d+$/i, '$1');
  return (
    !/^\d+$/.test(bare) && Number.isNaN(Number(text)) && !/^(?:[+-]?(?:nan|inf(?:inity)?)|true|false)$/i.test(text)
  );
}

/**
 * A decimal text with 2 to 4 decimals and grouped thousands, as lists show a price; `undefined` for anything else. More
 * decimals, which only another back end has, are rounded.
 */
export function formatPrice(decimal: string): string | undefined {
  const number = decimalParts(decimal);
  if (number === undefined) return undefined;
  const { isNegative, whole, fraction } = number;
  if (fraction.length > priceLimits.decimals) return formatPrice(Number(decimal).toFixed(priceLimits.decimals));
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${isNegative ? '-' : ''}${grouped}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`;
}
