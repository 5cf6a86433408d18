import type { SheetRow } from '../cell';
import { SheetFailure, type SheetFailureId, sheetFailure } from '../sheet-failure';
import { sheetRows } from './sheet-rows';

/** The first sheet of a workbook that SheetJS has read. */
export interface FirstSheet {
  readonly sheetName: string;
  readonly rows: readonly SheetRow[];
}

/** SheetJS says this plainly, and everything else in words that help nobody. */
const password = /password-protected/i;

/**
 * Reads the first sheet of a workbook through SheetJS, which is loaded when it is first needed.
 * @param damaged the failure for whatever SheetJS stumbles over
 * @throws SheetFailure `damaged`, `encrypted`, `no-first-sheet`, `first-sheet-hidden` and those of `sheetRows`
 */
export const readFirstSheet = async (
  bytes: Uint8Array,
  damaged: Extract<SheetFailureId, 'damaged-sheet' | 'damaged-xls'>,
): Promise<FirstSheet> => {
  const { readWorkBook } = await import('./sheetjs');
  try {
    const book = readWorkBook(bytes);
    const sheetName = book.SheetNames[0] ?? '';
    const sheet = book.Sheets[sheetName];
    // It reads a sheet that it stumbles over as none at all, and a chart as one without cells.
    if (!sheet) throw sheetFailure(damaged);
    if (!sheet['!data']) throw sheetFailure('no-first-sheet');
    if (book.Workbook?.Sheets?.[0]?.Hidden) throw sheetFailure('first-sheet-hidden', { sheet: sheetName });
    return { sheetName, rows: sheetRows(sheet) };
  } catch (error) {
    if (error instanceof SheetFailure) throw error;
    throw sheetFailure(error instanceof Error && password.test(error.message) ? 'encrypted' : damaged);
  }
};
