import type { SheetRow } from './cell';
import { limits } from './limits';
import { sheetFailure } from './sheet-failure';

/**
 * The row, if it keeps the limits of columns and cell length. Blank cells at its end do not count and are cut off.
 * @throws SheetFailure `too-many-columns`, `cell-too-long`
 */
export const checkCells = (row: SheetRow): SheetRow => {
  const { number, cells } = row;
  let width = cells.length;
  while (width > 0 && cells[width - 1] === '') width--;
  if (width > limits.columns) throw sheetFailure('too-many-columns', number);
  for (const cell of cells) {
    if (typeof cell === 'string' && cell.length > limits.cellCharacters) throw sheetFailure('cell-too-long', number);
  }
  return width === cells.length ? row : { number, cells: cells.slice(0, width) };
};
