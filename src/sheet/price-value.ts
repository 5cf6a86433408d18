import { isErrorCell } from './cell';
import { canonicalDecimal, decimalText } from './decimal';

/** What a cell or a sent value says about a price. */
export type PriceValue =
  | { readonly kind: 'price'; readonly text: string }
  | { readonly kind: 'wrong'; readonly reason: string };

const wrong: PriceValue = {
  kind: 'wrong',
  reason:
    'has to be a number from 0 with at most 10 digits before the point and 4 after it, or a short text such as POA',
};

/** Longest text that a price may be, in characters. */
const MAX_TEXT = 20;

/**
 * Reads a price. A number becomes canonical decimal text (`12.50` is `12.5`), without ever being a float; a text such as
 * POA stays as it is; nothing is `''`, unset. A number in other clothes (`-5`, `1e5`, `1,234.50`) is wrong rather than a text.
 */
export function readPrice(value: string | number | null): PriceValue {
  if (value === null) return { kind: 'price', text: '' };
  const text = typeof value === 'number' ? decimalText(value) : value.trim();
  if (text === '') return { kind: 'price', text };
  const [, whole, fraction = ''] = /^(\d*)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole !== undefined) {
    const price = canonicalDecimal(false, whole, fraction);
    return /^\d{1,10}(\.\d{1,4})?$/.test(price) && fraction.length <= 4 ? { kind: 'price', text: price } : wrong;
  }
  return isWord(text) ? { kind: 'price', text } : wrong;
}

/** Whether the text is a word such as POA: short, with a letter, and not a number that is written some other way. */
function isWord(text: string): boolean {
  if ([...text].length > MAX_TEXT || !/\p{L}/u.test(text) || isErrorCell(text)) return false;
  // Neither NUL nor half a character can be stored.
  if (/[\0\p{Cs}]/u.test(text)) return false;
  const bare = text.replace(/[\s,.'_+\-−€£]|(US|AU?)?\$|AUD|USD/gi, '').replace(/(\d)e\d+$/i, '$1');
  return !/^\d+$/.test(bare) && Number.isNaN(Number(text)) && !/^[+-]?(nan|inf(inity)?)$/i.test(text);
}
