import type { OpenSheetOptions, Sheet } from '../sheet';
import { viewSheet } from '../sheet-view';
import { readFirstSheet } from '../sheetjs/read-first-sheet';
import { wholeStore } from '../whole-store';
import { loadCodePages } from './code-pages';
import { compoundKind } from './compound-kind';

/**
 * Opens the first sheet of an .xls, whole: the format can be read in no other way.
 * @throws SheetFailure `encrypted`, `damaged-xls` and those of `readFirstSheet`
 */
export const openXls = async (file: Blob, options: OpenSheetOptions): Promise<Sheet> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (compoundKind(bytes) === 'old-workbook') await loadCodePages();
  const { sheetName, rows } = await readFirstSheet(bytes, 'damaged-xls');
  return viewSheet({ kind: 'xls', sheetName }, wholeStore(rows), options);
};
