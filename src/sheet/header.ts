import { type Cell, cellText, isErrorCell, type SheetRow } from './cell';
import { countKnown, type KnownColumn } from './columns';
import { limits } from './limits';

export interface SheetHeader {
  /** Position from 0; blank rows do not count. */
  readonly index: number;
  /** Row number as a spreadsheet program shows it. */
  readonly number: number;
  /** One name per column, up to the widest of the first rows; `''` for a column without a name. */
  readonly names: readonly string[];
  /** `matched` by known names, `guessed` from its cells, or `chosen` by the user. */
  readonly source: 'matched' | 'guessed' | 'chosen';
}

const isFilled = (cell: Cell) => cellText(cell).trim() !== '';
/** Whether a cell may be a name: a text that is not an error, or a year above the values of that year. */
const isText = (cell: Cell) =>
  /^(?:19|20)\d\d$/.test(cellText(cell).trim()) ||
  (typeof cell === 'string' && !/^[-+\d.,\s]*$/.test(cell) && !isErrorCell(cell));

export const headerAt = (firstRows: readonly SheetRow[], index: number, source: SheetHeader['source']): SheetHeader => {
  const row = firstRows[index];
  const width = Math.max(0, ...firstRows.map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, column) => cellText(row?.cells[column] ?? '').trim());
  return { index, number: row?.number ?? 1, names, source };
};

/**
 * Returns the first row that has at least two thirds as many cells as the fullest row, all of them text. Otherwise, the
 * first with at least half as many cells, most of them text. Ignores the last row, because a header has rows below it.
 */
const guessHeader = (firstRows: readonly SheetRow[]): number => {
  const rows = firstRows.map(({ cells }, index) => ({ index, filled: cells.filter(isFilled) })).slice(0, -1);
  const fullest = Math.max(0, ...rows.map(({ filled }) => filled.length));
  const allText = rows.find(({ filled }) => filled.length >= (fullest * 2) / 3 && filled.every(isText));
  if (allText) return allText.index;
  const wide = rows.filter(({ filled }) => filled.length >= fullest / 2);
  const mostlyText = wide.find(({ filled }) => filled.filter(isText).length >= filled.length / 2);
  return (mostlyText ?? wide[0])?.index ?? 0;
};

/** Finds the first row with the most known names; without known names, guesses. */
export const findHeader = (firstRows: readonly SheetRow[], known: readonly KnownColumn[]): SheetHeader => {
  const rows = firstRows.slice(0, limits.headerRows);
  const scores = rows.map(({ cells }) => countKnown(cells.map(cellText), known));
  const best = Math.max(0, ...scores);
  return best > 0
    ? headerAt(firstRows, scores.indexOf(best), 'matched')
    : headerAt(firstRows, guessHeader(rows), 'guessed');
};
