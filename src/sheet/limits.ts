const mebibyte = 1024 * 1024;

/** What a spreadsheet file may hold at most. The browser and the server refuse the same files by these numbers. */
export const limits = {
  /** Size of an .xlsx or .csv file, in bytes. */
  fileBytes: 25 * mebibyte,
  /** Size of an .xls file, in bytes: it can only be read whole. */
  xlsBytes: 15 * mebibyte,
  /** Parts inside an .xlsx file. */
  zipEntries: 200,
  /** First sheet and shared strings together, uncompressed, in bytes: as declared, and again while inflating. */
  inflatedBytes: 300 * mebibyte,
  /** All parts together, uncompressed, in bytes, of an .xlsx file that must be read whole. */
  wholeInflatedBytes: 60 * mebibyte,
  /** Rows below the header that are not blank. */
  rows: 100_000,
  /** Columns that hold something. */
  columns: 256,
  /** Characters in one cell, as in Excel. */
  cellCharacters: 32_767,
  /** Rows at the top of a sheet among which the header is looked for. */
  headerRows: 30,
  /** Time until the first page is there, in milliseconds. Kept by whoever runs the reading, who can end it. */
  firstPageMs: 10_000,
  /** Time until every row is checked, in milliseconds. Kept by whoever runs the reading, who can end it. */
  wholeFileMs: 30_000,
} as const;

/** What the .xlsx and .xls formats themselves can hold. A cell beyond it is damage or malice. */
export const gridLimits = { rows: 1_048_576, columns: 16_384 } as const;
