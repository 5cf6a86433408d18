/** A cell of the loaded page by its indexes from 0: the row, and the column among those with data. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells between two corners: `anchor`, where the selection began, and `focus`, which moves. */
export interface CellRange {
  readonly anchor: CellPosition;
  readonly focus: CellPosition;
}

/** The first and the last row and column of a range, inclusive. */
export interface RangeBounds {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Numbers of rows and columns. */
export interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

export function boundsOf({ anchor, focus }: CellRange): RangeBounds {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

export function sizeOf(range: CellRange): TableSize {
  const { top, bottom, left, right } = boundsOf(range);
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

export const isSamePosition = (one: CellPosition, other: CellPosition): boolean =>
  one.row === other.row && one.column === other.column;

export const containsCell = ({ top, bottom, left, right }: RangeBounds, { row, column }: CellPosition): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** All cells of a table; `undefined` for a table without cells. */
export const wholeTable = ({ rows, columns }: TableSize): CellRange | undefined =>
  rows === 0 || columns === 0
    ? undefined
    : { anchor: { row: 0, column: 0 }, focus: { row: rows - 1, column: columns - 1 } };

/** Moves the corners into a table that has fewer rows or columns than before; `undefined` where none is left. */
export function clampRange({ anchor, focus }: CellRange, size: TableSize): CellRange | undefined {
  if (size.rows === 0 || size.columns === 0) return undefined;
  return { anchor: clampPosition(anchor, size), focus: clampPosition(focus, size) };
}

const clampPosition = ({ row, column }: CellPosition, { rows, columns }: TableSize): CellPosition => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

/**
 * A range after its columns were moved, each corner in the column in which it was; `undefined` where columns were added or removed,
 * since other cells lie between the corners then.
 */
export function withColumnsMoved(
  range: CellRange,
  before: readonly string[],
  after: readonly string[],
): CellRange | undefined {
  if (before.join() === after.join()) return range;
  if (before.length !== after.length || !before.every((key) => after.includes(key))) return undefined;
  const movedPosition = ({ row, column }: CellPosition): CellPosition => ({
    row,
    column: after.indexOf(before[column] ?? ''),
  });
  return { anchor: movedPosition(range.anchor), focus: movedPosition(range.focus) };
}

/** A range after a reload that has moved its rows; `undefined` where it would have other records. */
export function withRowsMoved(
  range: CellRange,
  before: readonly (string | number)[],
  after: readonly (string | number)[],
): CellRange | undefined {
  const { top, bottom } = boundsOf(range);
  const [first] = before.slice(top);
  const offset = first === undefined ? 0 : after.indexOf(first) - top;
  if (before.slice(top, bottom + 1).join() !== after.slice(top + offset, bottom + offset + 1).join()) return undefined;
  if (offset === 0) return range;
  const moved = ({ row, column }: CellPosition): CellPosition => ({ row: row + offset, column });
  return { anchor: moved(range.anchor), focus: moved(range.focus) };
}

/** Rows that PageUp and PageDown extend a range by. */
const rowsPerScreen = 10;

interface MoveKey {
  /** The name of a key, as if the table's text ran from left to right. */
  readonly key: string;
  /** Whether Ctrl or Cmd is held: arrows then move to the end of the data, Home and End to that of the table. */
  readonly isToEdge: boolean;
}

/** The cells of a table, as far as moving among them needs. */
export interface TableCells {
  readonly size: TableSize;
  readonly isFilled: (position: CellPosition) => boolean;
}

type Step = readonly [rows: number, columns: number];

const arrows: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a key moves a cell to, or with Shift the moving corner of a range; `undefined` for other keys. */
export function movedBy({ key, isToEdge }: MoveKey, from: CellPosition, cells: TableCells): CellPosition | undefined {
  const { size } = cells;
  const arrow = arrows[key];
  if (arrow && isToEdge) return endOfData(arrow, from, cells);
  const far = Math.max(size.rows, size.columns);
  const jumps: Readonly<Record<string, Step>> = {
    PageUp: [-rowsPerScreen, 0],
    PageDown: [rowsPerScreen, 0],
    Home: [isToEdge ? -far : 0, -far],
    End: [isToEdge ? far : 0, far],
  };
  const step = arrow ?? jumps[key];
  return step && clampPosition(stepFrom(from, step), size);
}

const stepFrom = ({ row, column }: CellPosition, [rows, columns]: Step): CellPosition => ({
  row: row + rows,
  column: column + columns,
});

/** As in spreadsheets: the last of the filled cells that follow a filled one without a gap, else the next filled cell, else the edge. */
function endOfData(step: Step, from: CellPosition, { size, isFilled }: TableCells): CellPosition {
  const isInside = (position: CellPosition) => isSamePosition(position, clampPosition(position, size));
  let end = stepFrom(from, step);
  if (!isInside(end)) return from;
  const isRun = isFilled(from) && isFilled(end);
  for (let next = stepFrom(end, step); isInside(next); next = stepFrom(next, step)) {
    if (isRun ? !isFilled(next) : isFilled(end)) break;
    end = next;
  }
  return end;
}

/** All cells of the rows of a range. */
export const wholeRows = ({ anchor, focus }: CellRange, { columns }: TableSize): CellRange => ({
  anchor: { row: anchor.row, column: 0 },
  focus: { row: focus.row, column: columns - 1 },
});

/** All cells of the columns of a range. */
export const wholeColumns = ({ anchor, focus }: CellRange, { rows }: TableSize): CellRange => ({
  anchor: { row: 0, column: anchor.column },
  focus: { row: rows - 1, column: focus.column },
});
