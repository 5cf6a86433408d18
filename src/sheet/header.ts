import { type Cell, cellText, type SheetRow } from './cell';
import { countKnown, type KnownColumn } from './columns';
import { limits } from './limits';

/** The row that names the columns. */
export interface SheetHeader {
  /** Position among the rows that are not blank, from 0. */
  readonly index: number;
  /** Row number as a spreadsheet program shows it. */
  readonly number: number;
  /** The names, one for each column up to the widest of the first rows; `''` where a column has none. */
  readonly names: readonly string[];
  /** `matched`: known names stand in it; `guessed`: it only looks like a header; `chosen`: a person picked it. */
  readonly how: 'matched' | 'guessed' | 'chosen';
}

const isFilled = (cell: Cell) => cellText(cell).trim() !== '';
const isText = (cell: Cell) => typeof cell === 'string' && !/^[-+\d.,\s]*$/.test(cell);

/** The header at a given position. */
export const headerAt = (top: readonly SheetRow[], index: number, how: SheetHeader['how']): SheetHeader => {
  const row = top[index];
  const width = Math.max(0, ...top.map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, column) => cellText(row?.cells[column] ?? '').trim());
  return { index, number: row?.number ?? 1, names, how };
};

/** The first row that is at least half as full as the fullest one, with text in most cells, and a row below it. */
const guessHeader = (top: readonly SheetRow[]): number => {
  const rows = top.map(({ cells }, index) => ({ index, filled: cells.filter(isFilled) })).slice(0, -1);
  const fullest = Math.max(0, ...rows.map(({ filled }) => filled.length));
  const wide = rows.filter(({ filled }) => filled.length >= fullest / 2);
  const named = wide.find(({ filled }) => filled.filter(isText).length >= filled.length / 2);
  return (named ?? wide[0])?.index ?? 0;
};

/**
 * Finds the header among the first rows, also below title rows or behind a blank first column: the row with the most
 * known names, the first of equals; where none is known, the first that looks like a header.
 */
export const findHeader = (top: readonly SheetRow[], known: readonly KnownColumn[]): SheetHeader => {
  const rows = top.slice(0, limits.headerRows);
  const scores = rows.map(({ cells }) => countKnown(cells.map(cellText), known));
  const best = Math.max(0, ...scores);
  return best > 0 ? headerAt(top, scores.indexOf(best), 'matched') : headerAt(top, guessHeader(rows), 'guessed');
};
