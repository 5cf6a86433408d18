import { CFB, type ParsingOptions, parse_zip, read, set_cptable, type WorkBook } from 'xlsx';

declare module 'xlsx' {
  /** Exported by the library, but missing from its types. */
  export function parse_zip(
    zip: { readonly FullPaths: readonly string[]; readonly FileIndex: readonly object[] },
    options: ParsingOptions,
  ): WorkBook;
}

/** Disables slow and unused features. */
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

/**
 * Reads all of an .xls. `codepage`: of text where the file names none. Import this module dynamically: it includes SheetJS.
 */
export const readWorkBook = (bytes: Uint8Array, sheet: number, codepage?: number): WorkBook =>
  read(bytes, { ...options, sheets: sheet, ...(codepage !== undefined && { codepage }) });

export interface WorkbookPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads one sheet of an .xlsx whose parts are inflated already. */
export const readParts = (parts: readonly WorkbookPart[], sheet: number): WorkBook => {
  // SheetJS compares names byte by byte.
  const names = parts.map(({ name }) => String.fromCharCode(...new TextEncoder().encode(name)));
  const files = parts.map(({ bytes }, index) => ({ name: names[index], type: 2, content: bytes }));
  return parse_zip({ FullPaths: names, FileIndex: files }, { ...options, sheets: sheet });
};

export const setCodePages = set_cptable;

/** Returns the stream with the records of an .xls, which is the file itself unless it is a compound file. */
export const workbookStream = (bytes: Uint8Array): Uint8Array => {
  if (bytes[0] !== 0xd0) return bytes;
  // SAFETY: the library declares CFB as `any`.
  const { read: readCompound, find } = CFB as {
    read(bytes: Uint8Array, options: { readonly type: 'array' }): object;
    find(file: object, path: string): { readonly content?: ArrayLike<number> } | null;
  };
  const file = readCompound(bytes, { type: 'array' });
  const content = (find(file, '/Workbook') ?? find(file, '/Book'))?.content ?? [];
  return content instanceof Uint8Array ? content : Uint8Array.from(content);
};
