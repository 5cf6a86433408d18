import type { CellPosition, CellRange, TableSize } from './cell-range';
import { boundsOf, containsCell } from './cell-range';

/** How the cells of the table's data lie among those of react-data-grid. */
export interface GridLayout {
  readonly size: TableSize;
  /** Columns before those with data: the check boxes. */
  readonly columnsBefore: number;
}

export const gridIn = (frame: Element): HTMLElement | null => frame.querySelector<HTMLElement>('[role=grid]');

/** The cell of an event's target; `null` outside the rows. */
export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.rdg-row > [role=gridcell]') : null;

/** The position of a cell with data; `undefined` for check boxes and buttons. */
export function cellPositionOf(cell: Element, { size, columnsBefore }: GridLayout): CellPosition | undefined {
  const grid = cell.closest('[role=grid]');
  const rowIndex = Number(cell.parentElement?.getAttribute('aria-rowindex'));
  const headerRows = Number(grid?.getAttribute('aria-rowcount')) - size.rows;
  const position = {
    row: rowIndex - headerRows - 1,
    column: Number(cell.getAttribute('aria-colindex')) - columnsBefore - 1,
  };
  const isWithin = containsCell({ top: 0, left: 0, bottom: size.rows - 1, right: size.columns - 1 }, position);
  return isWithin ? position : undefined;
}

/** The cell that has the table's tab stop, in which typing takes place; `null` while that is a header. */
export const activeCellIn = (grid: Element): HTMLElement | null =>
  grid.querySelector<HTMLElement>('.rdg-row > [role=gridcell][tabindex="0"], .rdg-row > [role=gridcell]:focus-within');

/** Which edges of the range a cell has, for the stylesheet: '' for none, `undefined` outside of the range. */
function edgesOf(position: CellPosition, range: CellRange): string | undefined {
  const bounds = boundsOf(range);
  if (!containsCell(bounds, position)) return undefined;
  const edges = [
    position.row === bounds.top && 'top',
    position.row === bounds.bottom && 'bottom',
    position.column === bounds.left && 'start',
    position.column === bounds.right && 'end',
  ];
  return edges.filter((edge) => edge !== false).join(' ');
}

const rangeAttribute = 'data-range';

/**
 * Marks the mounted cells of a range by attributes, so that selecting renders no cell again. react-data-grid sets `aria-selected`
 * only when its active cell changes; outside of the range that of the active cell is left to it.
 */
export function paintRange(grid: Element, range: CellRange | undefined, layout: GridLayout): void {
  const active = activeCellIn(grid);
  /** Cells that are marked from before, until they prove to be in this range too. */
  const outdated = new Set(grid.querySelectorAll(`[${rangeAttribute}]`));
  for (const row of range ? grid.querySelectorAll('.rdg-row') : []) {
    for (const cell of row.children) {
      const position = cellPositionOf(cell, layout);
      const edges = range && position && edgesOf(position, range);
      if (edges === undefined) continue;
      outdated.delete(cell);
      if (cell.getAttribute(rangeAttribute) !== edges) cell.setAttribute(rangeAttribute, edges);
      if (cell.getAttribute('aria-selected') !== 'true') cell.setAttribute('aria-selected', 'true');
    }
  }
  for (const cell of outdated) {
    cell.removeAttribute(rangeAttribute);
    if (cell !== active) cell.setAttribute('aria-selected', 'false');
  }
}
