import { canonicalDecimal, decimalText } from '../wire/decimal';
import type { Cell } from './cell';

/** The character before the decimals: `12.50` or `12,50`. */
export type DecimalSeparator = 'point' | 'comma';

/** What a cell is when numbers are looked for in it. */
export type NumberReading =
  | { readonly kind: 'blank' }
  /** `decimal` is exact plain text such as `1234.5`; `-` before it where negative. */
  | { readonly kind: 'number'; readonly decimal: string }
  | { readonly kind: 'text'; readonly text: string };

/**
 * `-`, a currency sign on either side, then digits, perhaps in groups of three, then decimals. No two runs of blanks can
 * stand side by side in it: how to share blanks among them would be tried in every way.
 */
const shape = (decimal: string, group: string) =>
  new RegExp(
    `^([-−]?)(?:\\s*\\p{Sc})?\\s*([-−]?)(?=${decimal}?\\d)([1-9]\\d{0,2}(?:(${group})\\d{3})(?:\\4\\d{3})*|\\d+)?(?:${decimal}(\\d+))?(?:\\s*\\p{Sc})?$`,
    'u',
  );
const spaceOrApostrophe = "[ \\u00a0\\u202f'’]";
const shapes: Readonly<Record<DecimalSeparator, RegExp>> = {
  point: shape('\\.', `,|${spaceOrApostrophe}`),
  comma: shape(',', `\\.|${spaceOrApostrophe}`),
};

/** Returns the exact decimal text of a number, or undefined where the text is no number with this separator. */
export const readDecimal = (text: string, sign: DecimalSeparator): string | undefined => {
  const [match, minus = '', innerMinus = '', whole = '', , fraction = ''] = shapes[sign].exec(text.trim()) ?? [];
  if (match === undefined || (minus !== '' && innerMinus !== '')) return undefined;
  return canonicalDecimal(minus + innerMinus !== '', whole.replace(/\D/g, ''), fraction);
};

/** Reads a cell as a number if it is one with this decimal separator, which only text cells need. */
export const readNumber = (cell: Cell, sign: DecimalSeparator): NumberReading => {
  if (typeof cell === 'number') return { kind: 'number', decimal: decimalText(cell) };
  if (typeof cell === 'boolean') return { kind: 'text', text: cell ? 'TRUE' : 'FALSE' };
  const text = cell.trim();
  if (text === '') return { kind: 'blank' };
  const decimal = readDecimal(text, sign);
  return decimal === undefined ? { kind: 'text', text } : { kind: 'number', decimal };
};

/** The decimal separator of a file, as far as its cells show it. */
export type NumberNotation =
  /** No cell has a point or comma between digits, so both separators give the same numbers. */
  | { readonly kind: 'plain' }
  /** All the `cells` that show a sign can be read so, and some only so: "decimal comma, 312 of 312 cells agree". */
  | { readonly kind: 'clear'; readonly separator: DecimalSeparator; readonly cells: number }
  /** Every cell fits both separators (`1,234`), so a person must choose. */
  | { readonly kind: 'open'; readonly cells: number; readonly example: string }
  /** Some cells can only be read one way and some only the other, and a person must say which. */
  | {
      readonly kind: 'mixed';
      readonly point: number;
      readonly comma: number;
      readonly pointExample: string;
      readonly commaExample: string;
    };

/** Collects the cells of price columns; `result` returns the notation of the cells added so far. */
export interface NotationDetector {
  add(cell: Cell): void;
  result(): NumberNotation;
}

/** Detects the decimal separator from text cells; numeric cells and other text do not count. */
export const createNotationDetector = (): NotationDetector => {
  const seen = { point: 0, comma: 0, either: 0 };
  const example = { point: '', comma: '', either: '' };
  return {
    add(cell) {
      if (typeof cell !== 'string' || !/\d/.test(cell) || !/[.,]/.test(cell)) return;
      const asPoint = readDecimal(cell, 'point');
      const asComma = readDecimal(cell, 'comma');
      if (asPoint === undefined && asComma === undefined) return;
      const says = asComma === undefined ? 'point' : asPoint === undefined ? 'comma' : 'either';
      if (seen[says]++ === 0) example[says] = cell.trim();
    },
    result() {
      const cells = seen.point + seen.comma + seen.either;
      if (cells === 0) return { kind: 'plain' };
      if (seen.point > 0 && seen.comma > 0) {
        return {
          kind: 'mixed',
          point: seen.point,
          comma: seen.comma,
          pointExample: example.point,
          commaExample: example.comma,
        };
      }
      if (seen.point === 0 && seen.comma === 0) return { kind: 'open', cells, example: example.either };
      return { kind: 'clear', separator: seen.point > 0 ? 'point' : 'comma', cells };
    },
  };
};
