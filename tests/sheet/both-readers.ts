import { checkRowLimits, isBlankRow, notCalculated, type SheetRow } from '../../src/sheet/cell';
import { openSheet } from '../../src/sheet/open-sheet';
import { SheetFailure } from '../../src/sheet/sheet-failure';
import { sheetRows } from '../../src/sheet/sheetjs/sheet-rows';
import { readWorkBook } from '../../src/sheet/sheetjs/sheetjs';

/** All rows, header included; undefined if the file is rejected. */
export const ours = async (file: Blob): Promise<readonly SheetRow[] | undefined> => {
  try {
    const sheet = await openSheet(file);
    const rows: SheetRow[] = sheet.firstRows.slice(0, sheet.header.index + 1);
    for await (const batch of sheet.rows()) rows.push(...batch);
    return rows;
  } catch (error) {
    if (error instanceof SheetFailure) return undefined;
    throw error;
  }
};

/** All rows as SheetJS reads the file itself; undefined if it cannot. */
export const theirs = (bytes: Uint8Array): readonly SheetRow[] | undefined => {
  try {
    const book = readWorkBook(bytes, 0);
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    return sheet && sheetRows(sheet);
  } catch {
    return undefined;
  }
};

/** Rows without the differences from SheetJS: formulas without a result, and a superfluous carriage return. */
export const comparable = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows
    .map(({ number, cells }) => {
      const seen = cells.map((cell) => (cell === notCalculated ? '' : cell));
      return checkRowLimits({
        number,
        cells: seen.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\r', '') : cell)),
      });
    })
    .filter(({ cells }) => !isBlankRow(cells));
