import { decimalText } from '../wire/decimal';
import { type DecimalSeparator, type NumberNotation, readDecimal } from '../wire/read-decimal';
import type { Cell } from './cell';

export type { DecimalSeparator, NumberNotation };

export type NumberReading =
  | { readonly kind: 'blank' }
  /** `decimal` is exact text such as `-1234.5`. */
  | { readonly kind: 'number'; readonly decimal: string }
  | { readonly kind: 'text'; readonly text: string };

/** Reads a cell as a number; the separator matters for text cells only. */
export const readNumber = (cell: Cell, separator: DecimalSeparator): NumberReading => {
  if (typeof cell === 'number') return { kind: 'number', decimal: decimalText(cell) };
  if (typeof cell === 'boolean') return { kind: 'text', text: cell ? 'TRUE' : 'FALSE' };
  const text = cell.trim();
  if (text === '') return { kind: 'blank' };
  const decimal = readDecimal(text, separator);
  return decimal === undefined ? { kind: 'text', text } : { kind: 'number', decimal };
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
      const separator = seen.point > 0 ? 'point' : 'comma';
      return { kind: 'clear', separator, cells, certain: seen[separator] };
    },
  };
};
