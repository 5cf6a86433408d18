import type { Locator } from 'playwright';

/** Each header's column index and accessible name. Runs in the page. */
const placesAndNames = (headers: (HTMLElement | SVGElement)[]): [number, string][] =>
  headers.map((header) => {
    const spoken = header.cloneNode(true);
    if (spoken instanceof Element) for (const hidden of spoken.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return [Number(header.getAttribute('aria-colindex')), spoken.textContent?.trim() ?? ''];
  });

/** The columns of a table that renders only the visible ones. */
export const gridColumns = (grid: Locator, rowOf: (name: string) => Locator) => {
  /** Without the headings of groups, which span several. */
  const headers = grid.locator('[role=columnheader]:not([aria-colspan])');

  /** Scrolls to the first column or right by half a view, and waits for the grid. Resolves to whether it moved. */
  const scroll = (where: 'first' | 'on'): Promise<boolean> =>
    grid.evaluate((element, target) => {
      const before = element.scrollLeft;
      element.scrollLeft = target === 'first' ? 0 : before + element.clientWidth / 2;
      return new Promise<boolean>((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => drawn(element.scrollLeft !== before))),
      );
    }, where);

  /** Scrolls sideways until a column is in view. Returns its index. */
  const scrollToColumn = async (name: string): Promise<number> => {
    await scroll('first');
    for (;;) {
      const [place] = (await headers.evaluateAll(placesAndNames)).find(([, drawn]) => drawn === name) ?? [];
      if (place !== undefined) {
        const header = headers.and(grid.locator(`[aria-colindex="${place}"]`));
        await header.evaluate((element) => element.scrollIntoView({ inline: 'center', block: 'nearest' }));
        return place;
      }
      if (!(await scroll('on'))) throw new Error(`There is no column ${name}.`);
    }
  };

  return {
    scrollToColumn,
    /** Text of one cell, after scrolling it into view. */
    async cell(row: string, column: string): Promise<string> {
      const place = await scrollToColumn(column);
      return rowOf(row).locator(`[role=gridcell][aria-colindex="${place}"]`).innerText();
    },
    /** Names of all columns, from left to right, as a screen reader announces them; each where it is with the first columns in view. */
    async columnNames(): Promise<readonly string[]> {
      const places = new Map<string, number>();
      await scroll('first');
      do
        for (const [place, name] of await headers.evaluateAll(placesAndNames)) {
          if (!places.has(name)) places.set(name, place);
        }
      while (await scroll('on'));
      return [...places].toSorted(([, a], [, b]) => a - b).map(([name]) => name);
    },
  };
};
