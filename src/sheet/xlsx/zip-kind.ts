import { sheetFailure } from '../sheet-failure';
import type { ZipDirectory } from './zip';

/** Other formats in zip files, by the name of an entry. */
const otherSpreadsheets: readonly (readonly [entry: RegExp, name: string])[] = [
  [/^xl\/workbook\.bin$/, 'a binary workbook (.xlsb)'],
  [/^index(?:\.zip$|\/.*\.iwa$)/, 'an Apple Numbers sheet (.numbers)'],
  [/^content\.xml$/, 'an OpenDocument file (.ods)'],
];
const otherDocuments: readonly (readonly [entry: RegExp, name: string])[] = [
  [/^word\//, 'a Word document'],
  [/^ppt\//, 'a PowerPoint presentation'],
];

/**
 * Checks that a zip file is an .xlsx.
 * @throws SheetFailure `wrong-spreadsheet`, `wrong-type`, `zip-without-spreadsheet`
 */
export const checkZipKind = (zip: ZipDirectory): void => {
  const names = [...zip.keys()];
  const hasEntry = ([entry]: readonly [entry: RegExp, name: string]) => names.some((name) => entry.test(name));
  const spreadsheet = otherSpreadsheets.find(hasEntry);
  if (spreadsheet) throw sheetFailure('wrong-spreadsheet', spreadsheet[1]);
  if (names.some((name) => /^xl\//.test(name))) return;
  const document = otherDocuments.find(hasEntry);
  if (document) throw sheetFailure('wrong-type', document[1]);
  if (!zip.has('[content_types].xml')) throw sheetFailure('zip-without-spreadsheet');
};
