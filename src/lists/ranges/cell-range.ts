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
  /** Whether Ctrl or Cmd is held, which moves to the edge. */
  readonly isToEdge: boolean;
}

/** Where a key with Shift moves the moving corner of a range; `undefined` for other keys. */
export function movedBy({ key, isToEdge }: MoveKey, from: CellPosition, size: TableSize): CellPosition | undefined {
  const far = Math.max(size.rows, size.columns);
  const step = isToEdge ? far : 1;
  const moves: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
    ArrowUp: [-step, 0],
    ArrowDown: [step, 0],
    ArrowLeft: [0, -step],
    ArrowRight: [0, step],
    PageUp: [-rowsPerScreen, 0],
    PageDown: [rowsPerScreen, 0],
    Home: [isToEdge ? -far : 0, -far],
    End: [isToEdge ? far : 0, far],
  };
  const move = moves[key];
  return move && clampPosition({ row: from.row + move[0], column: from.column + move[1] }, size);
}
