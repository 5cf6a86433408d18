import { type Book, firstSheet } from './book';
import { openCsv } from './csv/open-csv';
import { limits } from './limits';
import type { OpenSheetOptions, Sheet } from './sheet';
import { sheetFailure } from './sheet-failure';
import { type SniffedType, sniff } from './sniff';
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
  checkFileName(options.name ?? fileName(file), type);
  switch (type.kind) {
    case 'zip':
      return openXlsx(file);
    case 'text':
      return openCsv(file, options);
    default:
      return openXls(file);
  }
};

type Readable = 'zip' | 'compound' | 'bare-biff' | 'text';

/** Content that each extension allows. */
const allowedKinds: Readonly<Record<string, readonly Readable[]>> = {
  xlsx: ['zip'],
  xlsm: ['zip'],
  xls: ['compound', 'bare-biff'],
  csv: ['text'],
  tsv: ['text'],
  txt: ['text'],
};

const kindNames: Readonly<Record<Readable, { readonly found: string; readonly extension: string }>> = {
  zip: { found: 'an Excel workbook', extension: '.xlsx' },
  compound: { found: 'an older Excel workbook', extension: '.xls' },
  'bare-biff': { found: 'an older Excel workbook', extension: '.xls' },
  text: { found: 'plain text', extension: '.csv' },
};

const isReadable = (kind: SniffedType['kind']): kind is Readable => kind in kindNames;

/**
 * Checks that a file's extension fits its content; an unknown extension fits any.
 * @throws SheetFailure `wrong-extension`
 */
const checkFileName = (name: string, { kind }: SniffedType): void => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const allowed = Object.hasOwn(allowedKinds, extension) ? allowedKinds[extension] : undefined;
  if (!allowed || !isReadable(kind) || allowed.includes(kind)) return;
  throw sheetFailure('wrong-extension', { name, ...kindNames[kind] });
};
