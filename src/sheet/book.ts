import { type OpenSheetOptions, type Sheet, type SheetContent, sheetWithHeader } from './sheet';
import { SheetFailure, sheetFailure } from './sheet-failure';

export interface Book {
  /** Every sheet of a workbook; empty for a text file. */
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean }[];
  /**
   * Opens a sheet by its position from 0.
   * @throws SheetFailure `no-first-sheet` for a chart, others depending on the file's format
   */
  open(index: number): Promise<SheetContent>;
}

async function hasRows(book: Book, index: number): Promise<boolean> {
  try {
    return (await book.open(index)).store.firstRows.length > 0;
  } catch (cause) {
    if (cause instanceof SheetFailure && cause.id === 'no-first-sheet') return false;
    throw cause;
  }
}

/**
 * Opens the first sheet and finds its header.
 * @throws SheetFailure `first-sheet-hidden`, `first-sheet-empty`, `no-cells`, `header-only`
 */
export async function firstSheet(book: Book, options: OpenSheetOptions): Promise<Sheet> {
  const content = await book.open(0);
  const [first, ...others] = book.sheets;
  if (first?.hidden) throw sheetFailure('first-sheet-hidden', { sheet: first.name });
  if (first && content.store.firstRows.length === 0) {
    for (const [index, { name }] of others.entries()) {
      if (await hasRows(book, index + 1)) throw sheetFailure('first-sheet-empty', { sheet: first.name, other: name });
    }
  }
  return sheetWithHeader(content, options);
}
