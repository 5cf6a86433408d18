import { type Cell, cellText, type SheetRow } from './cell';
import type { SheetHeader } from './header';

/** Stands for the position of the header in a sheet that has none: the row before the first. */
export const noHeader = -1;

type CellKind = 'blank' | 'number' | 'day-or-address' | 'code' | 'word';

/** A day, a mail address or a web address, none of which names a column whose other cells are of its kind. */
const dayOrAddress = /^(?:\d{4}-\d\d-\d\d\b.*|\d{1,2}[./]\d{1,2}[./]\d{2,4}\b.*|\S+@\S+\.\S+|https?:\/\/\S+)$/s;

function kindOf(cell: Cell): CellKind {
  const text = cellText(cell).trim();
  if (text === '') return 'blank';
  if (dayOrAddress.test(text)) return 'day-or-address';
  if (/^[-−+]?[\d.,\s]*\d[\d.,\s]*\p{Sc}?$/u.test(text)) return 'number';
  return /\d/.test(text) ? 'code' : 'word';
}

/** Rows that are compared with the first one. */
const maxComparedRows = 50;
/** Share of the other rows in which a column must have the kind of the first row's cell. */
const sharedKind = 0.2;

/**
 * Whether the first row has values of the same kinds as the rows below, a number, day or address among them, so that it is
 * probably not a header. Names of columns are words, or years above other numbers. A single row needs a number or a code.
 * A day or an address above others of its kind is enough.
 */
export function startsWithData(rows: readonly SheetRow[]): boolean {
  const [first, ...others] = rows.slice(0, maxComparedRows);
  if (first === undefined) return false;
  const kinds = first.cells.map(kindOf);
  const filled = kinds.filter((kind) => kind !== 'blank').length;
  if (filled < 2 || first.cells.every(isYearOrWord)) return false;
  const isData = (kind: CellKind) =>
    kind === 'number' || kind === 'day-or-address' || (kind === 'code' && others.length === 0);
  if (!kinds.some(isData)) return false;
  const isUsual = (kind: CellKind, column: number): boolean => {
    const same = others.filter(({ cells }) => kindOf(cells[column] ?? '') === kind);
    return same.length >= others.length * sharedKind;
  };
  // No column of days or addresses is named by one of them, whatever stands in the other cells.
  if (kinds.some((kind, column) => kind === 'day-or-address' && isMostCommon(others, kind, column))) return true;
  return kinds.every((kind, column) => kind === 'blank' || isUsual(kind, column));
}

/**
 * The position of the header that was found. If it was guessed and it, or the first row, looks like a row of values, the sheet is read as one
 * without a header.
 */
export const headerOrNone = ({ index, source }: SheetHeader, firstRows: readonly SheetRow[]): number =>
  source === 'guessed' && (startsWithData(firstRows) || startsWithData(firstRows.slice(index))) ? noHeader : index;

type Row = Pick<SheetRow, 'cells'>;

/** Whether more than half of the filled cells of a column are of a kind. */
function isMostCommon(rows: readonly Row[], kind: CellKind, column: number): boolean {
  const kinds = rows.map(({ cells }) => kindOf(cells[column] ?? '')).filter((other) => other !== 'blank');
  return kinds.filter((other) => other === kind).length > kinds.length / 2;
}

const isYearOrWord = (cell: Cell): boolean =>
  kindOf(cell) === 'word' || /^\s*(?:19|20)\d\d\s*$|^\s*$/.test(cellText(cell));

export const columnKinds = ['number', 'day-or-address', 'text', 'blank'] as const;

export type ColumnKind = (typeof columnKinds)[number];

/**
 * The kind of each column, up to the last column with a filled cell: that of more than half of its filled cells if these are
 * numbers, or days and addresses; else `text`.
 */
export function columnKindsOf(rows: readonly Row[]): readonly ColumnKind[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const kinds = Array.from({ length: width }, (_, column): ColumnKind => {
    if (rows.every(({ cells }) => kindOf(cells[column] ?? '') === 'blank')) return 'blank';
    if (isMostCommon(rows, 'number', column)) return 'number';
    return isMostCommon(rows, 'day-or-address', column) ? 'day-or-address' : 'text';
  });
  while (kinds.at(-1) === 'blank') kinds.pop();
  return kinds;
}

interface FirstRows {
  /** Position of the header; `noHeader` for none. */
  readonly header: number;
  readonly firstRows: readonly Row[];
}

/**
 * Whether a file has as many columns of these kinds; a column that is blank so far may be of any. What seems to be its header counts as
 * a row if it has numbers or days in the same columns.
 */
export function hasKinds({ header, firstRows }: FirstRows, kinds: readonly ColumnKind[]): boolean {
  const found = columnKindsOf(firstRows);
  const isSame = (kind: ColumnKind, column: number) =>
    kind === found[column] || kind === 'blank' || found[column] === 'blank';
  if (found.length !== kinds.length || !kinds.every(isSame)) return false;
  if (header === noHeader) return true;
  const first = columnKindsOf(firstRows.slice(0, 1));
  const isInData = (kind: ColumnKind) => kind === 'number' || kind === 'day-or-address';
  return kinds.some(isInData) && kinds.every((kind, column) => !isInData(kind) || kind === first[column]);
}
