import { canonicalDecimal, decimalParts, decimalText } from './decimal';
import { priceLimits } from './price-format';
import { currencies } from './price-levels';
import { isErrorText, isStorable } from './stored-text';

/** Why a text is not a price. `not-plain`: a number in another notation, such as `1,234.50`; or neither number nor word. */
export type PriceProblem = 'below-zero' | 'too-many-decimals' | 'too-large' | 'too-long' | 'not-plain';

export type ParsedPrice =
  /** `text` is a canonical decimal (`12.50` is `12.5`), a word such as POA, or '' for an unset price. */
  { readonly kind: 'price'; readonly text: string } | { readonly kind: 'wrong'; readonly problem: PriceProblem };

const wrongPrice = (problem: PriceProblem): ParsedPrice => ({ kind: 'wrong', problem });

/** Parses a price: forms, upload previews and the server use it. A text is never converted to a float. */
export function parsePrice(value: string | number | null): ParsedPrice {
  const text = typeof value === 'number' ? decimalText(value) : (value ?? '').trim();
  if (text === '') return { kind: 'price', text };
  const number = decimalParts(text);
  if (number === undefined) return readWord(text);
  if (number.isNegative) return wrongPrice('below-zero');
  if (number.whole.length > priceLimits.wholeDigits) return wrongPrice('too-large');
  if (number.fraction.length > priceLimits.decimals) return wrongPrice('too-many-decimals');
  return { kind: 'price', text: canonicalDecimal(false, number.whole, number.fraction) };
}

/** A price as it is stored, so that `12.50` equals `12.5`; another text as it is. */
export function canonicalPriceText(text: string): string {
  const price = parsePrice(text);
  return price.kind === 'price' ? price.text : text;
}

function readWord(text: string): ParsedPrice {
  if (!isWord(text)) return wrongPrice(/^[-−]\s*[\d.]/.test(text) ? 'below-zero' : 'not-plain');
  return [...text].length > priceLimits.characters ? wrongPrice('too-long') : { kind: 'price', text };
}

/** Characters that may surround the digits of a number: signs, separators, and currencies such as `AUD`, `US$` or `€`. */
const aroundDigits = new RegExp(String.raw`[\s,.'_+\-−]|[a-z]{0,2}\p{Sc}|${currencies.join('|')}`, 'giu');

/** Whether the text is a word such as POA, not a number in another notation. */
function isWord(text: string): boolean {
  if (!/\p{L}/u.test(text) || isErrorText(text) || !isStorable(text)) return false;
  const withoutSigns = text.replace(aroundDigits, '').replace(/(\d)e\d+$/i, '$1');
  return (
    !/^\d+$/.test(withoutSigns) &&
    Number.isNaN(Number(text)) &&
    !/^(?:[+-]?(?:nan|inf(?:inity)?)|true|false)$/i.test(text)
  );
}
