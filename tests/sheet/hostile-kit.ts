import { utils, write } from 'xlsx';
import { type MadeWorkbook, makeXlsx, rowsXml } from './make-xlsx';
import type { Outcome } from './outcome';

/** A hostile, broken or unusual file, and its expected outcome. */
export interface HostileCase {
  readonly title: string;
  readonly file: () => Blob;
  /** Default: `a.xlsx`. */
  readonly name?: string;
  readonly outcome: Outcome;
}

/** Rows of a small table: a header and two rows, two columns. */
export const table = rowsXml([
  ['Main SKU', 'SP AUD 1'],
  ['A1', 12.5],
  ['A2', 13],
]);

/** A workbook whose first sheet is that table, by default. */
export const book = (change: MadeWorkbook): Blob => makeXlsx({ sheets: [{ rows: table }], ...change });

/** A workbook of one sheet with these rows. */
export const sheet = (rows: string): Blob => makeXlsx({ sheets: [{ rows }] });

/** A worksheet part, its names with a prefix such as `x:` if one is given. */
export const worksheet = (inner: string, prefix = ''): string =>
  `<${prefix}worksheet xmlns${prefix ? `:${prefix.slice(0, -1)}` : ''}="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${inner}</${prefix}worksheet>`;

/** The path of the first sheet. */
export const sheetPart = 'xl/worksheets/sheet1.xml';

/** A share of a file, from its start. */
export const firstBytes = (file: Blob, share: number): Blob => file.slice(0, Math.floor(file.size * share));

/** A compound file with only its signature and the names of its streams. */
export const compound = (...names: readonly string[]): Blob => {
  const entries = names.map((name) => `${[...name].join('\0')}\0\0\0`).join('');
  const text = `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(504)}${entries}`;
  return new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))]);
};

/** An .xls of one row below its header. */
export const xls = (): Blob => {
  const sheet = utils.aoa_to_sheet([
    ['Main SKU', 'x'],
    ['A', 1],
  ]);
  const bytes: ArrayBuffer = write(utils.book_new(sheet, 'Prices'), { bookType: 'biff8', type: 'array' });
  return new Blob([bytes]);
};

/** Many bytes that compress to few. */
export const blanks = (bytes: number): Uint8Array<ArrayBuffer> => new Uint8Array(bytes).fill(0x20);

/** Bytes. */
export const mebibyte = 1024 * 1024;
