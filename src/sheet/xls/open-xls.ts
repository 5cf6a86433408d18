import type { Book } from '../book';
import { notCalculated, type SheetRow } from '../cell';
import { limits } from '../limits';
import { memoryStore } from '../row-store';
import type { OpenSheetOptions } from '../sheet';
import { readSheet } from '../sheetjs/read-sheet';
import { compoundKind } from './compound-kind';
import { uncalculatedCells, type XlsCellPosition } from './uncalculated';
import { byteCodePage, decodeBytes, decodeRows, encodingOf, lacksCodePage } from './undeclared-code-page';

/**
 * Opens an .xls, which can only be read whole. Without a code page, its text is in the chosen encoding, else in the one that its
 * letters tell.
 * @throws SheetFailure `encrypted`, `damaged-xls` and those of `readSheet`
 */
export const openXls = async (file: Blob, { encoding: chosen }: OpenSheetOptions = {}): Promise<Book> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isOld = compoundKind(bytes) === 'old-workbook';
  if (isOld) await loadCodePages();
  const read = (index: number) => readSheet(bytes, index, isOld ? byteCodePage : undefined);
  const first = await read(0);
  const { workbookStream } = await import('../sheetjs/sheetjs');
  const stream = workbookStream(bytes);
  const findEncoding = (rows: readonly SheetRow[]) =>
    isOld && lacksCodePage(stream) ? encodingOf(rows, chosen) : undefined;
  const nameEncoding = findEncoding(first.rows);
  return {
    sheets: first.sheets.map((sheet) => ({ ...sheet, name: decodeBytes(sheet.name, nameEncoding) })),
    async open(index) {
      const { rows, hiddenColumns, textsBesideNumbers } = index === 0 ? first : await read(index);
      const encoding = findEncoding(rows);
      return {
        format: { kind: 'xls', encoding },
        store: memoryStore(withUncalculated(decodeRows(rows, encoding), uncalculatedCells(stream, index))),
        hiddenColumns,
        textsBesideNumbers,
      };
    },
  };
};

/** Sets `notCalculated` in each cell whose formula has no stored result. */
function withUncalculated(rows: readonly SheetRow[], cells: readonly XlsCellPosition[]): readonly SheetRow[] {
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
