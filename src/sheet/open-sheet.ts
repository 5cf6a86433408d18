import { type Book, firstSheet } from './book';
import { openCsv } from './csv/open-csv';
import { limits } from './limits';
import type { OpenSheetOptions, Sheet } from './sheet';
import { sheetFailure } from './sheet-failure';
import { sniff } from './sniff';
import { checkCompound } from './xls/compound-kind';
import { openXls } from './xls/open-xls';
import { openXlsx } from './xlsx/open-xlsx';

const fileName = (file: Blob): string => (file instanceof File ? file.name : '');

const checkSize = (file: Blob, limit: number): void => {
  if (file.size > limit) throw sheetFailure('file-too-large', limit);
};

/**
 * Opens the first sheet of an .xlsx, .xls or .csv file. Reads the first rows; the others are read on demand.
 * @throws SheetFailure; its `id` names the cause
 */
export const openSheet = async (file: Blob, options: OpenSheetOptions = {}): Promise<Sheet> =>
  firstSheet(await openBook(file, options), options);

/** Opens an .xlsx, .xls or .csv file, detected by its content. Throws SheetFailure; its `id` names the cause. */
export const openBook = async (file: Blob, options: OpenSheetOptions = {}): Promise<Book> => {
  const type = await sniff(file);
  if (type.kind === 'empty') throw sheetFailure('empty-file');
  if (type.kind === 'other') throw sheetFailure('wrong-type', type.name);
  if (type.kind === 'other-spreadsheet') throw sheetFailure('wrong-spreadsheet', type.name);
  checkSize(file, type.kind === 'zip' || type.kind === 'text' ? limits.fileBytes : limits.xlsBytes);
  if (type.kind === 'compound') await checkCompound(file);
  checkFileName(options.name ?? fileName(file), type.kind);
  switch (type.kind) {
    case 'zip':
      return openXlsx(file);
    case 'text':
      return openCsv(file, options);
    default:
      return openXls(file, options);
  }
};

const kinds = {
  zip: { found: 'an Excel workbook', extensions: ['.xlsx', '.xlsm'] },
  compound: { found: 'an older Excel workbook', extensions: ['.xls'] },
  'bare-biff': { found: 'an older Excel workbook', extensions: ['.xls'] },
  text: { found: 'plain text', extensions: ['.csv', '.tsv', '.txt'] },
};

/**
 * Checks that a file's extension fits its content; an unknown extension fits any.
 * @throws SheetFailure `wrong-extension`
 */
const checkFileName = (name: string, kind: keyof typeof kinds): void => {
  const extension = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  const isKnown = Object.values(kinds).some(({ extensions }) => extensions.includes(extension));
  const { found, extensions } = kinds[kind];
  if (!isKnown || extensions.includes(extension)) return;
  throw sheetFailure('wrong-extension', { name, found, extension: extensions[0] ?? '' });
};
