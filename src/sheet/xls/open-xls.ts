import type { Book } from '../book';
import { notCalculated, type SheetRow } from '../cell';
import { limits } from '../limits';
import { memoryStore } from '../row-store';
import { readSheet } from '../sheetjs/read-sheet';
import { compoundKind } from './compound-kind';
import { type CellPosition, uncalculatedCells } from './uncalculated';

/**
 * Opens an .xls, which can only be read whole.
 * @throws SheetFailure `encrypted`, `damaged-xls` and those of `readSheet`
 */
export const openXls = async (file: Blob): Promise<Book> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (compoundKind(bytes) === 'old-workbook') await loadCodePages();
  const first = await readSheet(bytes);
  const { workbookStream } = await import('../sheetjs/sheetjs');
  const stream = workbookStream(bytes);
  return {
    sheets: first.sheets,
    async open(index) {
      const { rows, hiddenColumns } = index === 0 ? first : await readSheet(bytes, index);
      return {
        format: { kind: 'xls' },
        store: memoryStore(withUncalculated(rows, uncalculatedCells(stream, index))),
        hiddenColumns,
      };
    },
  };
};

/** Sets `notCalculated` in each cell whose formula has no stored result. */
function withUncalculated(rows: readonly SheetRow[], cells: readonly CellPosition[]): readonly SheetRow[] {
  if (cells.length === 0) return rows;
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  for (const { row, column } of cells) {
    if (column >= limits.columns) continue;
    const current = byNumber.get(row + 1) ?? { number: row + 1, cells: [] };
    const filled = Array.from({ length: Math.max(current.cells.length, column + 1) }, (_, at) =>
      at === column ? notCalculated : (current.cells[at] ?? ''),
    );
    byNumber.set(row + 1, { ...current, cells: filled });
  }
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** Loads the large code page tables for SheetJS. Before Excel 97, text was stored in a national code page. */
const loadCodePages = async (): Promise<void> => {
  const [{ setCodePages }, tables] = await Promise.all([
    import('../sheetjs/sheetjs'),
    import('xlsx/dist/cpexcel.full.mjs'),
  ]);
  setCodePages(tables);
};
