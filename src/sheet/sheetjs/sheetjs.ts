import { CFB, type ParsingOptions, read, set_cptable, type WorkBook } from 'xlsx';

/** Everything that costs time or that nobody reads is off; dates are told from numbers. */
const options: ParsingOptions = {
  type: 'array',
  dense: true,
  sheets: 0,
  nodim: true,
  cellDates: true,
  UTC: true,
  cellNF: true,
  cellHTML: false,
  cellText: false,
  cellFormula: false,
  cellStyles: false,
  sheetStubs: false,
  bookVBA: false,
  bookDeps: false,
};

/** Reads one sheet of an .xlsx, or every sheet of an .xls. This module alone brings SheetJS along: import it when it is needed. */
export const readWorkBook = (bytes: Uint8Array, sheet = 0): WorkBook => read(bytes, { ...options, sheets: sheet });

/** Gives SheetJS the tables for texts in old .xls files. */
export const setCodePages = set_cptable;

/** The stream with the records of an .xls; the bytes themselves where they are no compound file. */
export const workbookStream = (bytes: Uint8Array): Uint8Array => {
  if (bytes[0] !== 0xd0) return bytes;
  // SAFETY: the library declares its reader of compound files as `any`.
  const { read: readCompound, find } = CFB as {
    read(bytes: Uint8Array, options: { readonly type: 'array' }): object;
    find(file: object, path: string): { readonly content?: ArrayLike<number> } | null;
  };
  const file = readCompound(bytes, { type: 'array' });
  const content = (find(file, '/Workbook') ?? find(file, '/Book'))?.content ?? [];
  return content instanceof Uint8Array ? content : Uint8Array.from(content);
};
