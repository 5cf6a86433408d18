import type { Cell } from './cell';
import { type DecimalSign, readDecimal } from './numbers';

/** How the numbers of a file are written, as far as its cells show. */
export type NumberConvention =
  /** No cell shows a sign between digits: either reading gives the same. */
  | { readonly kind: 'plain' }
  /** All the `cells` that show a sign can be read so, and some only so: "decimal comma, 312 of 312 cells agree". */
  | { readonly kind: 'clear'; readonly sign: DecimalSign; readonly cells: number }
  /** Every sign could be either (`1,234`), and a person must say which. */
  | { readonly kind: 'open'; readonly cells: number; readonly example: string }
  /** Some cells can only be read one way and some only the other, and a person must say which. */
  | {
      readonly kind: 'mixed';
      readonly point: number;
      readonly comma: number;
      readonly pointExample: string;
      readonly commaExample: string;
    };

/** Takes in the cells of price columns one by one, and says at any time how they are written. */
export interface NumberCensus {
  add(cell: Cell): void;
  verdict(): NumberConvention;
}

/** A census of how numbers are written. Cells that hold numbers, or text that is none, say nothing. */
export const numberCensus = (): NumberCensus => {
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
    verdict() {
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
      return { kind: 'clear', sign: seen.point > 0 ? 'point' : 'comma', cells };
    },
  };
};
