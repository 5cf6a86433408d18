import { decimalText } from '../wire/decimal';
import { isErrorText } from '../wire/stored-text';
import { limits } from './limits';
import { sheetFailure } from './sheet-failure';

/**
 * Value of a cell. A blank cell is `''`; a date is ISO text (`2026-03-04`); an error is its text (`#N/A`). In a .csv file
 * every cell is text as written.
 */
export type Cell = string | number | boolean;

export interface SheetRow {
  /** Row number as a spreadsheet program shows it, from 1. */
  readonly number: number;
  /** Cells from the first column on, without trailing blank ones. */
  readonly cells: readonly Cell[];
  readonly hidden?: true;
}

export const hiddenMark = { hidden: true } as const;

/** Value of a cell whose formula was saved without a result; distinguishes it from a blank cell. */
export const notCalculated = '#NOT_CALCULATED!';

/** Includes `notCalculated`. */
export const isErrorCell = (cell: Cell): boolean => typeof cell === 'string' && isErrorText(cell);

export const isBlankRow = (cells: readonly Cell[]): boolean => cells.every((cell) => cell === '');

/** Converts numbers to plain decimals, booleans to `TRUE` and `FALSE`. */
export const cellText = (cell: Cell): string => {
  if (typeof cell === 'number') return decimalText(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return cell;
};

/** Returns the row without trailing blank cells. Throws SheetFailure `too-many-columns`, `cell-too-long`. */
export const checkRowLimits = (row: SheetRow): SheetRow => {
  const { number, cells } = row;
  let width = cells.length;
  while (width > 0 && cells[width - 1] === '') width--;
  if (width > limits.columns) throw sheetFailure('too-many-columns', number);
  for (const cell of cells) {
    if (typeof cell === 'string' && cell.length > limits.cellCharacters) throw sheetFailure('cell-too-long', number);
  }
  return width === cells.length ? row : { ...row, cells: cells.slice(0, width) };
};
