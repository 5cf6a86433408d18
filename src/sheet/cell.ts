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
}

/** Stands in a cell whose formula was never calculated, so that it is not taken for a blank one. */
export const notCalculated = '#NOT_CALCULATED!';

const errorText = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|GETTING_DATA|SPILL!|CALC!|NOT_CALCULATED!)$/;

/** Whether the cell holds a spreadsheet error such as `#N/A`, or a formula that was never calculated. */
export const isErrorCell = (cell: Cell): boolean => typeof cell === 'string' && errorText.test(cell);

/** Whether a row holds nothing: blank cells and formulas that were never calculated. */
export const isBlankRow = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === '' || cell === notCalculated);
