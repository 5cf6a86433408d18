import { openCsv } from './csv/open-csv';
import { checkFileName } from './file-name';
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
 * Opens the first sheet of an .xlsx, .xls or .csv file, told by its bytes. The first rows are there at once; everything
 * else is read when asked for.
 * @throws SheetFailure with one `id` and one text for each cause
 */
export const openSheet = async (file: Blob, options: OpenSheetOptions = {}): Promise<Sheet> => {
  const type = await sniff(file);
  if (type.kind === 'empty') throw sheetFailure('empty-file');
  if (type.kind === 'other') throw sheetFailure('wrong-type', type.name);
  if (type.kind === 'other-spreadsheet') throw sheetFailure('wrong-spreadsheet', type.name);
  checkSize(file, type.kind === 'zip' || type.kind === 'text' ? limits.fileBytes : limits.xlsBytes);
  if (type.kind === 'compound') await checkCompound(file);
  checkFileName(options.name ?? fileName(file), type);
  switch (type.kind) {
    case 'zip':
      return openXlsx(file, options);
    case 'text':
      return openCsv(file, options);
    default:
      return openXls(file, options);
  }
};
