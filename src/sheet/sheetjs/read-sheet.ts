import type { SheetRow } from '../cell';
import { SheetFailure, type SheetFailureId, sheetFailure } from '../sheet-failure';
import { sheetRows } from './sheet-rows';

/** A sheet of a workbook that SheetJS has read. */
export interface ReadSheet {
  /** Every sheet of the workbook. */
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean }[];
  readonly rows: readonly SheetRow[];
  readonly hiddenColumns: ReadonlySet<number>;
}

/** SheetJS says this plainly, and everything else in words that help nobody. */
const password = /password-protected|^(?:Unrecognized encryption|Encryption)/i;

/**
 * Reads a sheet of a workbook, by its position from 0, through SheetJS, which is loaded when it is first needed.
 * @param damaged the failure for whatever SheetJS stumbles over
 * @throws SheetFailure `damaged`, `encrypted`, `no-first-sheet` and those of `sheetRows`
 */
export const readSheet = async (
  bytes: Uint8Array,
  damaged: Extract<SheetFailureId, 'damaged-sheet' | 'damaged-xls'>,
  index = 0,
): Promise<ReadSheet> => {
  const { readWorkBook } = await import('./sheetjs');
  try {
    const book = readWorkBook(bytes, index);
    const sheet = book.Sheets[book.SheetNames[index] ?? ''];
    // It reads a sheet that it stumbles over as none at all, and a chart as one without cells.
    if (!sheet) throw sheetFailure(damaged);
    if (!sheet['!data']) throw sheetFailure('no-first-sheet');
    return {
      sheets: book.SheetNames.map((name, at) => ({ name, hidden: Boolean(book.Workbook?.Sheets?.[at]?.Hidden) })),
      rows: sheetRows(sheet),
      hiddenColumns: new Set((sheet['!cols'] ?? []).flatMap((column, at) => (column?.hidden ? [at] : []))),
    };
  } catch (error) {
    if (error instanceof SheetFailure) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw sheetFailure(password.test(message) ? 'encrypted' : damaged);
  }
};
