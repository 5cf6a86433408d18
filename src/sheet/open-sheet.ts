import { openCsv } from './csv/open-csv';
import { checkFileName } from './file-name';
import { limits } from './limits';
import type { OpenSheetOptions, Sheet } from './sheet';
import { sheetFailure } from './sheet-failure';
import { sniff } from './sniff';

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
  const name = options.name ?? fileName(file);
  checkSize(file, limits.fileBytes);
  checkFileName(name, type);
  switch (type.kind) {
    case 'text':
      return openCsv(file, options);
    default:
      throw sheetFailure('wrong-type', 'not yet read');
  }
};
