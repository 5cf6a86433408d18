import { decimalText } from '../wire/decimal';
import { isErrorText } from '../wire/text-rules';
import { limits } from './limits';
import { sheetFailure } from './sheet-failure';

/**
 * What one cell holds: text, a number, or yes/no. A blank cell is `''`; a date is its ISO text (`2026-03-04`); an error
 * is its text (`#N/A`). From a .csv file every cell is text, exactly as written.
 */
export type Cell = string | number | boolean;

/** One row that is not blank. */
export interface SheetRow {
  /** Row number as a spreadsheet program shows it, from 1. */
  readonly number: number;
  /** Cells from the first column on; shorter than the widest row where the last ones are blank. */
  readonly cells: readonly Cell[];
  /** Set for a row that the spreadsheet program hides. */
  readonly hidden?: true;
}

/** Stands in a cell whose formula was saved without a result, so that it is not taken for a blank one. */
export const notCalculated = '#NOT_CALCULATED!';

/** Whether the cell holds a spreadsheet error such as `#N/A`, or a formula that was never calculated. */
export const isErrorCell = (cell: Cell): boolean => typeof cell === 'string' && isErrorText(cell);

/** Whether a row holds nothing but blank cells. */
export const isBlankRow = (cells: readonly Cell[]): boolean => cells.every((cell) => cell === '');

/** A cell as text: numbers as plain decimals, yes/no as `TRUE` and `FALSE`. */
export const cellText = (cell: Cell): string => {
  if (typeof cell === 'number') return decimalText(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return cell;
};

/**
 * The row, if it keeps the limits of columns and cell length. Blank cells at its end do not count and are cut off.
 * @throws SheetFailure `too-many-columns`, `cell-too-long`
 */
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
