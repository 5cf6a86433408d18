import { canonicalDecimal, decimalText } from '../wire/decimal';
import type { Cell } from './cell';

/** The character before the decimals: `12.50` or `12,50`. */
export type DecimalSeparator = 'point' | 'comma';

export type NumberReading =
  | { readonly kind: 'blank' }
  /** `decimal` is exact text such as `-1234.5`. */
  | { readonly kind: 'number'; readonly decimal: string }
  | { readonly kind: 'text'; readonly text: string };

/**
 * The pattern of a number: minus, currency sign before or after, digits in optional groups of three, decimals. It has no
 * two adjacent `\s*`, which would cause catastrophic backtracking.
 */
const patternOf = (decimal: string, group: string) =>
  new RegExp(
    `^([-−]?)(?:\\s*\\p{Sc})?\\s*([-−]?)(?=${decimal}?\\d)([1-9]\\d{0,2}(?:(${group})\\d{3})(?:\\4\\d{3})*|\\d+)?(?:${decimal}(\\d+))?(?:\\s*\\p{Sc})?$`,
    'u',
  );
const spaceOrApostrophe = "[ \\u00a0\\u202f'’]";
const patterns: Readonly<Record<DecimalSeparator, RegExp>> = {
  point: patternOf('\\.', `,|${spaceOrApostrophe}`),
  comma: patternOf(',', `\\.|${spaceOrApostrophe}`),
};

/** Returns exact decimal text; `undefined` when the text is not a number with this separator. */
export const readDecimal = (text: string, separator: DecimalSeparator): string | undefined => {
  const [match, minus = '', innerMinus = '', whole = '', , fraction = ''] = patterns[separator].exec(text.trim()) ?? [];
  if (match === undefined || (minus !== '' && innerMinus !== '')) return undefined;
  return canonicalDecimal(minus + innerMinus !== '', whole.replace(/\D/g, ''), fraction);
};

/** Reads a cell as a number; the separator matters for text cells only. */
export const readNumber = (cell: Cell, separator: DecimalSeparator): NumberReading => {
  if (typeof cell === 'number') return { kind: 'number', decimal: decimalText(cell) };
  if (typeof cell === 'boolean') return { kind: 'text', text: cell ? 'TRUE' : 'FALSE' };
  const text = cell.trim();
  if (text === '') return { kind: 'blank' };
  const decimal = readDecimal(text, separator);
  return decimal === undefined ? { kind: 'text', text } : { kind: 'number', decimal };
};

/** The detected decimal separator of a file. */
export type NumberNotation =
  /** No cell has a point or comma between digits, so both separators give the same numbers. */
  | { readonly kind: 'plain' }
  /** Each of the `cells` with a point or comma fits `separator`, and at least one does not fit the other. */
  | { readonly kind: 'clear'; readonly separator: DecimalSeparator; readonly cells: number }
  /** Every cell fits both separators (`1,234`): the user has to choose. */
  | { readonly kind: 'ambiguous'; readonly cells: number; readonly example: string }
  /** Some cells fit only one separator, some only the other: the user has to choose. */
  | {
      readonly kind: 'mixed';
      readonly point: number;
      readonly comma: number;
      readonly pointExample: string;
      readonly commaExample: string;
    };

/** Detects the decimal separator from text cells; numeric cells and other text do not count. */
export const createNotationDetector = () => {
  const seen = { point: 0, comma: 0, either: 0 };
  const example = { point: '', comma: '', either: '' };
  return {
    add(cell: Cell): void {
      if (typeof cell !== 'string' || !/\d/.test(cell) || !/[.,]/.test(cell)) return;
      const asPoint = readDecimal(cell, 'point');
      const asComma = readDecimal(cell, 'comma');
      if (asPoint === undefined && asComma === undefined) return;
      const separator = asComma === undefined ? 'point' : asPoint === undefined ? 'comma' : 'either';
      if (seen[separator]++ === 0) example[separator] = cell.trim();
    },
    result(): NumberNotation {
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
      if (seen.point === 0 && seen.comma === 0) return { kind: 'ambiguous', cells, example: example.either };
      return { kind: 'clear', separator: seen.point > 0 ? 'point' : 'comma', cells };
    },
  };
};
