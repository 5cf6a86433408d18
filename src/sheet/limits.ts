const mebibyte = 1024 * 1024;

/** Limits of a spreadsheet file, in the browser and on the server. */
export const limits = {
  /** .xlsx or .csv. */
  fileBytes: 25 * mebibyte,
  /** .xls, which can only be read whole. */
  xlsBytes: 15 * mebibyte,
  zipEntries: 200,
  /** Sheet and shared strings, uncompressed; checked as declared and while inflating. */
  inflatedBytes: 300 * mebibyte,
  /** All parts, uncompressed, of an .xlsx that has to be read whole. */
  wholeInflatedBytes: 60 * mebibyte,
  /** Rows below the header; blank ones do not count. */
  rows: 100_000,
  /** Columns up to the last filled cell. */
  columns: 256,
  /** The limit of Excel. */
  cellCharacters: 32_767,
  headerRows: 30,
  /** Time until the first page is read. The caller enforces it. */
  firstPageMs: 10_000,
  /** Time until every row is checked. The caller enforces it. */
  wholeFileMs: 30_000,
} as const;

/** Limits of the formats themselves: a cell beyond them means a damaged or malicious file. */
export const gridLimits = { rows: 1_048_576, columns: 16_384 } as const;
