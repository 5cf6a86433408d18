import { type ParsingOptions, read, set_cptable, type WorkBook } from 'xlsx';

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

/** Reads the first sheet of a workbook. This module alone brings SheetJS along: import it when it is needed. */
export const readWorkBook = (bytes: Uint8Array): WorkBook => read(bytes, options);

/** Gives SheetJS the tables for texts in old .xls files. */
export const setCodePages = set_cptable;
