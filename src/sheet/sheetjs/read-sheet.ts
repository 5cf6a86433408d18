import { SheetFailure, sheetFailure } from '../sheet-failure';
import { sheetRows, textsBesideNumbersIn } from './sheet-rows';
import type { WorkbookPart } from './sheetjs';

/** Messages of SheetJS about encryption; all other errors count as damage. */
const encryptionMessage = /password-protected|^(?:Unrecognized encryption|Encryption)/i;

/**
 * Reads a sheet of an .xls, or of an .xlsx given as its parts, by its position from 0, and the names of all sheets. Loads
 * SheetJS on first use. `codepage`: of an .xls that names none.
 * @throws SheetFailure `damaged-xls`, `damaged-sheet`, `encrypted`, `no-first-sheet` and those of `sheetRows`
 */
export const readSheet = async (file: Uint8Array | readonly WorkbookPart[], index = 0, codepage?: number) => {
  const { readParts, readWorkBook } = await import('./sheetjs');
  const isXls = file instanceof Uint8Array;
  const damaged = isXls ? 'damaged-xls' : 'damaged-sheet';
  try {
    const book = isXls ? readWorkBook(file, index, codepage) : readParts(file, index);
    const sheet = book.Sheets[book.SheetNames[index] ?? ''];
    if (!isXls && book.SheetNames.length === 0) throw sheetFailure('no-first-sheet');
    // SheetJS omits a sheet that it cannot read, and returns a chart without cells.
    if (!sheet) throw sheetFailure(damaged);
    if (!sheet['!data']) throw sheetFailure('no-first-sheet');
    return {
      sheets: book.SheetNames.map((name, at) => ({ name, hidden: Boolean(book.Workbook?.Sheets?.[at]?.Hidden) })),
      rows: sheetRows(sheet),
      hiddenColumns: new Set((sheet['!cols'] ?? []).flatMap((column, at) => (column?.hidden ? [at] : []))),
      textsBesideNumbers: textsBesideNumbersIn(sheet),
    };
  } catch (error) {
    if (error instanceof SheetFailure) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw sheetFailure(encryptionMessage.test(message) ? 'encrypted' : damaged);
  }
};
