import type { EnginePage } from './engine.types';

/** What stands in a list's grid at the moment. */
export interface Alignment {
  readonly cells: number;
  /** Cells that do not stand under their header, by row and column, with both places. */
  readonly astray: readonly string[];
  /** The first row's name. */
  readonly firstName: string;
  /** The text of all cells. */
  readonly text: string;
  /** How far the grid is scrolled sideways, in px. */
  readonly scrolled: number;
}

/** Compares the place of every drawn cell with its header's. */
export function alignmentOf(page: EnginePage, area: string): Promise<Alignment> {
  return page.evaluate((name: string): Alignment => {
    const grid = document.querySelector(`pricebook-${name}`)?.shadowRoot?.querySelector('[role=grid]');
    if (!grid) return { cells: 0, astray: [], firstName: '', text: '', scrolled: 0 };
    const columnOf = (element: Element) => element.getAttribute('aria-colindex') ?? '';
    const headers = new Map(
      [...grid.querySelectorAll('[role=columnheader]:not([aria-colspan])')].map((header) => [
        columnOf(header),
        header.getBoundingClientRect(),
      ]),
    );
    const cells = [...grid.querySelectorAll('[role=gridcell]')];
    const astray = cells.flatMap((cell) => {
      const header = headers.get(columnOf(cell));
      const { left, width } = cell.getBoundingClientRect();
      if (header && Math.abs(header.left - left) < 1 && Math.abs(header.width - width) < 1) return [];
      const row = cell.closest('[role=row]')?.getAttribute('aria-rowindex') ?? '';
      return [`row ${row} column ${columnOf(cell)}: ${left} ${width}, header ${header?.left} ${header?.width}`];
    });
    const firstName = cells.find((cell) => columnOf(cell) === '1')?.textContent ?? '';
    const text = cells.map((cell) => cell.textContent).join(' ');
    return { cells: cells.length, astray, firstName, text, scrolled: grid.scrollLeft };
  }, area);
}

/** Scrolls a grid sideways by a part of its view and lets it draw. Returns whether it moved. */
export function scrollSideways(page: EnginePage, area: string, to: 'start' | 'on'): Promise<boolean> {
  return page.evaluate(
    async (name: string, where: string) => {
      const grid = document.querySelector(`pricebook-${name}`)?.shadowRoot?.querySelector('[role=grid]');
      if (!grid) return false;
      const before = grid.scrollLeft;
      grid.scrollLeft = where === 'start' ? 0 : before + grid.clientWidth / 2;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return grid.scrollLeft !== before;
    },
    area,
    to,
  );
}
