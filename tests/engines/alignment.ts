import type { EnginePage } from './engine.types';

/** The current layout of a list's grid. */
export interface Alignment {
  readonly cells: number;
  /** Cells that are not aligned with their header, by row and column, with both positions. */
  readonly misaligned: readonly string[];
  /** Cells of the first column and of the actions that are not at their edge of a scrolled table, or are covered. */
  readonly displaced: readonly string[];
  /** The first row's name. */
  readonly firstName: string;
  /** The text of all cells. */
  readonly text: string;
  /** The number of items, as shown below the table. */
  readonly total: string;
  /** The horizontal scroll position of the grid, in px. */
  readonly scrolled: number;
}

/** Compares the position of every rendered cell with its header's, and of the fixed ones with the table's edges. */
export function alignmentOf(page: EnginePage, area: string): Promise<Alignment> {
  return page.evaluate(async (name: string): Promise<Alignment> => {
    // WebKit finds no cell under a point before it has drawn the rows.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const root = document.querySelector(`pricebook-${name}`)?.shadowRoot;
    const grid = root?.querySelector('[role=grid]');
    if (!root || !grid)
      return { cells: 0, misaligned: [], displaced: [], firstName: '', text: '', total: '', scrolled: 0 };
    const columnOf = (element: Element) => element.getAttribute('aria-colindex') ?? '';
    const headers = new Map(
      [...grid.querySelectorAll('[role=columnheader]:not([aria-colspan])')].map((header) => [
        columnOf(header),
        header.getBoundingClientRect(),
      ]),
    );
    const cells = [...grid.querySelectorAll('[role=gridcell]')];
    const placeOf = (cell: Element) =>
      `row ${cell.closest('[role=row]')?.getAttribute('aria-rowindex')} column ${columnOf(cell)}`;
    const misaligned = cells.flatMap((cell) => {
      const header = headers.get(columnOf(cell));
      const { left, width } = cell.getBoundingClientRect();
      if (header && Math.abs(header.left - left) < 1 && Math.abs(header.width - width) < 1) return [];
      return [`${placeOf(cell)}: ${left} ${width}, header ${header?.left} ${header?.width}`];
    });

    const edges = grid.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(grid).direction === 'rtl';
    const view = { left: edges.left + grid.clientLeft, right: edges.left + grid.clientLeft + grid.clientWidth };
    const scrolls = grid.scrollWidth > grid.clientWidth;
    const last = grid.getAttribute('aria-colcount');
    const displaced = cells.flatMap((cell) => {
      const isFirst = columnOf(cell) === '1';
      if (!isFirst && columnOf(cell) !== last) return [];
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const isAtRight = isFirst === isRightToLeft;
      const isAtEdge = !scrolls || Math.abs(isAtRight ? right - view.right : left - view.left) < 1;
      const isInView = top > edges.top && bottom < Math.min(edges.bottom - 20, window.innerHeight);
      const isCovered = isInView && !cell.contains(root.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      return isAtEdge && !isCovered ? [] : [`${placeOf(cell)}: ${left} to ${right} in ${view.left} to ${view.right}`];
    });
    const firstName = cells.find((cell) => columnOf(cell) === '1')?.textContent ?? '';
    const total = /Total [\d,]+ items?/.exec(root.textContent ?? '')?.[0] ?? '';
    const text = cells.map((cell) => cell.textContent).join(' ');
    return { cells: cells.length, misaligned, displaced, firstName, text, total, scrolled: grid.scrollLeft };
  }, area);
}

/** Scrolls a grid sideways by a part of its view and waits for its rendering. Returns whether it moved. */
export function scrollSideways(page: EnginePage, area: string, to: 'start' | 'on'): Promise<boolean> {
  return page.evaluate(
    async (name: string, where: string) => {
      const grid = document.querySelector(`pricebook-${name}`)?.shadowRoot?.querySelector('[role=grid]');
      if (!grid) return false;
      const before = grid.scrollLeft;
      const sign = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
      grid.scrollLeft = where === 'start' ? 0 : before + (sign * grid.clientWidth) / 2;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return grid.scrollLeft !== before;
    },
    area,
    to,
  );
}
