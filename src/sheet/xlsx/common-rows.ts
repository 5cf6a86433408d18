import { type Cell, checkRowLimits, hiddenMark, isBlankRow, type SheetRow } from '../cell';
import { limits } from '../limits';
import type { SharedStrings } from './shared-strings';
import type { CellStyles } from './styles';
import { bytesOf, XmlCursor } from './xml-cursor';
import { stringText } from './xml-text';

/** What all sheets of a workbook share. */
export interface RowContext {
  readonly sharedStrings: SharedStrings;
  readonly styles: CellStyles;
  /** Dates count from 1904 instead of 1900. */
  readonly uses1904Dates: boolean;
}

const rowStart = bytesOf('<row');
const rowEnd = bytesOf('</row>');
const rowNumberStart = bytesOf('r="');
const hiddenAttributes = ['hidden="1"', 'hidden="true"'].map(bytesOf);
const cellStart = bytesOf('<c r="');
const cellEnd = bytesOf('</c>');
const styleStart = bytesOf('s="');
const typeStart = bytesOf('t="');
const quote = bytesOf('"');
const tagEnd = bytesOf('>');
const closedTagEnd = bytesOf('/>');
const formulaStart = bytesOf('<f');
const formulaEnd = bytesOf('</f>');
const valueStart = bytesOf('<v');
const valueEnd = bytesOf('</v></c>');
const inlineStart = bytesOf('<is>');
const textStart = bytesOf('<t');
const inlineEnd = bytesOf('</t></is></c>');

type ReadValue = (cursor: XmlCursor, context: RowContext, style: number) => Cell | undefined;

const readNumber: ReadValue = (cursor, { styles }, style) => {
  const number = cursor.readNumber();
  return Number.isNaN(number) || styles.special.has(style) ? undefined : number;
};
const readShared: ReadValue = (cursor, { sharedStrings }) => sharedStrings.text(cursor.readNumber());
const readText: ReadValue = (cursor) => stringText(cursor.readText());
const readBoolean: ReadValue = (cursor) => {
  const text = cursor.readText();
  return text === '1' || (text === '0' ? false : undefined);
};
const types: readonly { readonly name: Uint8Array; readonly read: ReadValue | 'inline' }[] = [
  { name: bytesOf('s"'), read: readShared },
  { name: bytesOf('n"'), read: readNumber },
  { name: bytesOf('str"'), read: readText },
  { name: bytesOf('b"'), read: readBoolean },
  { name: bytesOf('inlineStr"'), read: 'inline' },
];

/** Reads a cell after its address. */
const readCell = (cursor: XmlCursor, context: RowContext): Cell | undefined => {
  let style = 0;
  let read: ReadValue | 'inline' | undefined = readNumber;
  for (cursor.skipSpace(); !cursor.skip(tagEnd); cursor.skipSpace()) {
    if (cursor.skip(closedTagEnd)) return '';
    if (cursor.skip(styleStart)) {
      style = cursor.readInteger();
      if (!cursor.skip(quote)) return undefined;
    } else if (cursor.skip(typeStart)) {
      read = types.find(({ name }) => cursor.skip(name))?.read;
      if (!read) return undefined;
    } else if (!cursor.skipAttribute()) return undefined;
  }
  const formula = cursor.skipTag(formulaStart);
  if (formula === 'open') {
    cursor.skipText();
    if (!cursor.skip(formulaEnd)) return undefined;
  }
  if (cursor.skip(cellEnd)) return formula ? undefined : '';
  if (read === 'inline') {
    if (!cursor.skip(inlineStart) || cursor.skipTag(textStart) !== 'open') return undefined;
    const text = stringText(cursor.readText());
    return cursor.skip(inlineEnd) ? text : undefined;
  }
  if (cursor.skipTag(valueStart) !== 'open') return undefined;
  if (cursor.skip(valueEnd)) return formula && read !== readText ? undefined : '';
  const value = read(cursor, context, style);
  return cursor.skip(valueEnd) ? value : undefined;
};

const readCells = (cursor: XmlCursor, context: RowContext, rowNumber: number): readonly Cell[] | undefined => {
  const cells: Cell[] = [];
  for (cursor.skipSpace(); cursor.skip(cellStart); cursor.skipSpace()) {
    const column = cursor.readColumn();
    if (cursor.readInteger() !== rowNumber || !cursor.skip(quote) || column < cells.length) return undefined;
    const content = readCell(cursor, context);
    if (content === undefined) return undefined;
    if (content === '') continue;
    if (column >= limits.columns) return undefined;
    while (cells.length < column) cells.push('');
    cells.push(content);
  }
  return cursor.skip(rowEnd) ? cells : undefined;
};

/** Reads a row after `<row`. */
const readRow = (cursor: XmlCursor, context: RowContext): SheetRow | undefined => {
  let number = 0;
  let isHidden = false;
  for (cursor.skipSpace(); !cursor.skip(tagEnd); cursor.skipSpace()) {
    if (cursor.skip(closedTagEnd)) return { number, cells: [] };
    if (cursor.skip(rowNumberStart)) {
      number = cursor.readInteger();
      if (!cursor.skip(quote)) return undefined;
    } else if (hiddenAttributes.some((attribute) => cursor.skip(attribute))) isHidden = true;
    else if (!cursor.skipAttribute()) return undefined;
  }
  const cells = readCells(cursor, context, number);
  return cells && { number, cells, ...(isHidden && hiddenMark) };
};

/**
 * Parses `<row>` elements as spreadsheet programs usually write them, many times as fast as SheetJS.
 * @returns `undefined` for anything else: dates, errors, rich text, formulas without a result
 * @throws SheetFailure as `checkRowLimits` does
 */
export const readCommonRows = (bytes: Uint8Array, context: RowContext): readonly SheetRow[] | undefined => {
  const cursor = new XmlCursor(bytes);
  const rows: SheetRow[] = [];
  for (cursor.skipSpace(); !cursor.isAtEnd(); cursor.skipSpace()) {
    const row = cursor.skip(rowStart) ? readRow(cursor, context) : undefined;
    if (!row) return undefined;
    if (!isBlankRow(row.cells)) rows.push(checkRowLimits(row));
  }
  return rows;
};
