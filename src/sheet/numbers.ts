import type { Cell } from './cell';
import { canonicalDecimal, decimalText } from './decimal';

/** Which sign stands before the decimals: `12.50` or `12,50`. */
export type DecimalSign = 'point' | 'comma';

/** What a cell is when numbers are looked for in it. */
export type NumberReading =
  | { readonly kind: 'blank' }
  /** `decimal` is exact plain text such as `1234.5`; `-` before it where negative. */
  | { readonly kind: 'number'; readonly decimal: string }
  | { readonly kind: 'text'; readonly text: string };

/** `-`, a currency sign on either side, then digits, perhaps in groups of three, then decimals. */
const shape = (decimal: string, group: string) =>
  new RegExp(
    `^([-−]?)\\s*\\p{Sc}?\\s*([-−]?)([1-9]\\d{0,2}(?:(${group})\\d{3})(?:\\4\\d{3})*|\\d+)?(?:${decimal}(\\d+))?\\s*\\p{Sc}?$`,
    'u',
  );
const spaceOrApostrophe = "[ \\u00a0\\u202f'’]";
const shapes: Readonly<Record<DecimalSign, RegExp>> = {
  point: shape('\\.', `,|${spaceOrApostrophe}`),
  comma: shape(',', `\\.|${spaceOrApostrophe}`),
};

/** Exact decimal text of what is written, or undefined where it is no number in this convention. */
export const readDecimal = (text: string, sign: DecimalSign): string | undefined => {
  const [match, minus = '', innerMinus = '', whole = '', , fraction = ''] = shapes[sign].exec(text.trim()) ?? [];
  if (match === undefined || (whole === '' && fraction === '') || (minus !== '' && innerMinus !== '')) return undefined;
  return canonicalDecimal(minus + innerMinus !== '', whole.replace(/\D/g, ''), fraction);
};

/** Reads a cell as a number where it is one in this convention. A cell that holds a number already needs none. */
export const readNumber = (cell: Cell, sign: DecimalSign): NumberReading => {
  if (typeof cell === 'number') return { kind: 'number', decimal: decimalText(cell) };
  if (typeof cell === 'boolean') return { kind: 'text', text: cell ? 'TRUE' : 'FALSE' };
  const text = cell.trim();
  if (text === '') return { kind: 'blank' };
  const decimal = readDecimal(text, sign);
  return decimal === undefined ? { kind: 'text', text } : { kind: 'number', decimal };
};
