import type { Currency } from '../../../src/wire/price-levels';
import type { Exit, Opening, Place, PriceAction } from './price-actions';
import { cellName, currencyOfKey, keyOf, type PriceDriver } from './price-driver';
import type { Cell } from './price-model';

/** How fast a user types, in milliseconds per key. */
const typing = { delay: 15 };

const tryOtherCurrency = { AUD: 'USD', USD: 'AUD' } as const satisfies Record<Currency, Currency>;

/** Ways out that would leave the review of the typed price, too. */
const leavesReview = (exit: Exit) =>
  ['double-click on a cell', 'another page of the list', 'search', 'filter', 'another area', 'reload'].includes(exit);

/** Does what a user does in the browser, and the same in the model. `note` receives what is done, in words. */
export function createPerformer(driver: PriceDriver, note: (text: string) => void) {
  const { page, prices, host, model, query, cellOf, shownSkus, confirmReview } = driver;
  /** Whether keys for undo and redo wait for a save: nothing promises that they outlive the page. */
  let hasUndone = false;

  const cellAt = ({ row, currency, level }: Place): Cell => {
    const skus = shownSkus();
    return { sku: skus[row % skus.length] ?? '', key: keyOf(currency, level) };
  };
  const beside = ({ sku, key }: Cell): Cell => {
    const skus = shownSkus();
    return { sku: skus[(skus.indexOf(sku) + 1) % skus.length] ?? '', key };
  };
  async function settle(): Promise<void> {
    await driver.untilSaved();
    hasUndone = false;
  }
  async function click(cell: Cell): Promise<void> {
    await driver.showPart(currencyOfKey(cell.key));
    await cellOf(cell).click();
  }
  /** Cells from `place` to the right and down, as far as the page has rows and the driver shows levels. */
  function blockAt({ row, currency, level }: Place, rows: number, columns: number): readonly (readonly Cell[])[] {
    const skus = shownSkus();
    const top = row % skus.length;
    return skus.slice(top, top + rows).map((sku) =>
      Array.from({ length: Math.min(columns, 6 - level) }, (_, index) => ({
        sku,
        key: keyOf(currency, level + index),
      })),
    );
  }
  async function select(cells: readonly (readonly Cell[])[]): Promise<void> {
    const [first] = cells.flat();
    if (first) await click(first);
    for (let row = 1; row < cells.length; row++) await page.keyboard.press('Shift+ArrowDown');
    for (let column = 1; column < (cells[0]?.length ?? 0); column++) await page.keyboard.press('Shift+ArrowRight');
  }

  const exitsByName: Record<Exit, (cell: Cell) => Promise<unknown>> = {
    Enter: () => page.keyboard.press('Enter'),
    Tab: () => page.keyboard.press('Tab'),
    'Shift+Tab': () => page.keyboard.press('Shift+Tab'),
    'Shift+Enter': () => page.keyboard.press('Shift+Enter'),
    'click on a cell': (cell) => cellOf(beside(cell)).click(),
    async 'double-click on a cell'(cell) {
      await cellOf(beside(cell)).dblclick();
      await page.keyboard.press('Escape');
    },
    'click on the heading': () => prices.heading.click(),
    'the other currency': (cell) => driver.showPart(tryOtherCurrency[currencyOfKey(cell.key)]),
    async 'another page of the list'() {
      const isFirst = query.page === 1;
      if (isFirst && shownSkus().length < 10) return prices.heading.click();
      await (isFirst ? prices.nextPage : prices.previousPage).click();
      query.page = isFirst ? 2 : 1;
      await driver.untilShown();
    },
    async search() {
      const whole = shownSkus()[0]?.slice(0, -2) ?? '';
      query.search = query.search === whole ? `${whole}0` : whole;
      query.page = 1;
      await prices.search.fill(query.search);
      await driver.untilShown();
    },
    async filter() {
      await prices.filter.click();
      await prices.filterDialog.waitFor();
      await page.keyboard.press('Escape');
      await prices.filterDialog.waitFor({ state: 'detached' });
    },
    async 'another area'() {
      await host.tab('Company Management').click();
      await page.goBack();
      driver.forgetPart();
      await driver.untilShown();
    },
    reload: () => driver.reload(),
    Escape: () => page.keyboard.press('Escape'),
  };

  async function leave(exit: Exit, cell: Cell): Promise<void> {
    await exitsByName[exit](cell);
  }

  async function open(cell: Cell, opening: Opening): Promise<void> {
    await click(cell);
    if (opening === 'typing') return;
    if (opening === 'F2') await page.keyboard.press('F2');
    else await cellOf(cell).dblclick();
    await page.keyboard.press('Control+A');
  }

  async function edit(cell: Cell, opening: Opening, wantedExit: Exit): Promise<void> {
    const text = model.newPrice();
    const isReviewed = model.hasGap([{ ...cell, text }]);
    const exit = isReviewed && leavesReview(wantedExit) ? 'Enter' : wantedExit;
    note(`${cellName(cell)}: ${text} by ${opening}, left by ${exit}${isReviewed ? ', reviewed' : ''}`);
    if (exit === 'reload' && hasUndone) await settle();
    await open(cell, opening);
    await page.keyboard.type(text, typing);
    if (exit !== 'Escape') model.change([{ ...cell, text }]);
    await leave(exit, cell);
    if (exit === 'reload') hasUndone = false;
    if (isReviewed && exit !== 'Escape') await confirmReview('Set a price', false);
  }

  async function typeOn(place: Place, count: number, key: string): Promise<void> {
    const cells = key === 'Enter' ? blockAt(place, count, 1).flat() : blockAt(place, 1, count).flat();
    const [first] = cells;
    if (!first) return;
    await click(first);
    for (const cell of cells) {
      const text = model.newPrice();
      if (model.hasGap([{ ...cell, text }])) return;
      note(`${cellName(cell)}: ${text}, typed on by ${key}`);
      await page.keyboard.type(text, typing);
      model.change([{ ...cell, text }]);
      await page.keyboard.press(key);
    }
  }

  async function undoOrRedo(direction: 'undo' | 'redo', count: number): Promise<void> {
    if (!(await driver.isFocusInGrid()))
      await click({ sku: shownSkus()[0] ?? '', key: keyOf(driver.currentPart() ?? 'AUD', 1) });
    for (let press = 0; press < count; press++) {
      const cells = model[direction]();
      note(`${direction} ${cells} cells`);
      await page.keyboard.press(direction === 'undo' ? 'Control+Z' : 'Control+Y');
      hasUndone = true;
      if (cells > 0) driver.expectUndone();
      // A dialog stands above the list while several cells are set back, and takes the keys.
      if (cells > 1) await settle();
    }
  }

  async function reviewTexts(title: string, texts: readonly (Cell & { readonly text: string })[]): Promise<void> {
    const changes = model.changesOf(texts);
    model.change(texts);
    if (changes.length > 0)
      await confirmReview(
        title,
        changes.some(({ text }) => text === ''),
      );
  }

  async function pasteTexts(cells: readonly (readonly Cell[])[], isWithBlank: boolean): Promise<void> {
    const texts = cells.map((row) => row.map((cell) => ({ ...cell, text: model.newPrice() })));
    const [first] = texts.flat();
    if (!first) return;
    // A blank last line is the end of the text, as spreadsheets copy it.
    const canHaveBlank = isWithBlank && (texts[0]?.length !== 1 || texts.length > 2);
    const pasted = texts.map((row, index) =>
      row.map((one, column) => (canHaveBlank && index + column === 1 ? { ...one, text: '' } : one)),
    );
    note(`paste ${pasted.map((row) => row.map(({ text }) => text).join(' | ')).join(' / ')} at ${cellName(first)}`);
    await click(first);
    await driver.paste(pasted.map((row) => row.map(({ text }) => text).join('\t')).join('\n'));
    const all = pasted.flat();
    if (all.length === 1 && !model.hasGap(all)) model.change(all);
    else await reviewTexts('Paste prices', all);
  }

  async function copy(from: Cell, to: Cell): Promise<void> {
    const text = model.priceOf(from);
    if (text === '') return;
    note(`copy ${text} of ${cellName(from)} to ${cellName(to)}`);
    await click(from);
    await page.keyboard.press('Control+C');
    await click(to);
    await page.keyboard.press('Control+V');
    if (model.hasGap([{ ...to, text }])) await reviewTexts('Paste prices', [{ ...to, text }]);
    else model.change([{ ...to, text }]);
  }

  async function fill(cells: readonly (readonly Cell[])[]): Promise<void> {
    const [top, ...below] = cells.flat();
    if (!top || below.length === 0) return;
    const text = model.priceOf(top);
    note(`fill ${text} of ${cellName(top)} down ${below.length} rows`);
    await select(cells);
    await page.keyboard.press('Control+D');
    await reviewTexts(
      'Fill down',
      below.map((cell) => ({ ...cell, text })),
    );
  }

  async function empty(cells: readonly Cell[], isConfirmed: boolean): Promise<void> {
    const texts = cells.map((cell) => ({ ...cell, text: '' }));
    const [first] = texts;
    if (!first || model.changesOf(texts).length === 0) return;
    note(`empty ${cells.map(cellName).join(', ')}${isConfirmed ? '' : ', not confirmed'}`);
    await select([cells]);
    await page.keyboard.press('Delete');
    if (cells.length > 1 || model.hasGap(texts)) return reviewTexts('Empty cells', texts);
    const question = prices.list.getByRole('dialog', { name: 'Save This Change?' });
    await question.getByRole('button', { name: isConfirmed ? 'Save' : 'Cancel', exact: true }).click();
    await question.waitFor({ state: 'detached' });
    if (isConfirmed) model.change(texts);
  }

  async function perform(action: PriceAction): Promise<void> {
    switch (action.kind) {
      case 'edit':
        return edit(cellAt(action.place), action.opening, action.exit);
      case 'type on':
        return typeOn(action.place, action.count, action.key);
      case 'undo':
      case 'redo':
        return undoOrRedo(action.kind, action.count);
      case 'paste one':
        return pasteTexts(blockAt(action.place, 1, 1), false);
      case 'copy':
        return copy(cellAt(action.place), cellAt(action.to));
      case 'paste block':
        return pasteTexts(blockAt(action.place, action.rows, action.columns), action.isWithBlank);
      case 'fill':
        return fill(blockAt(action.place, action.rows, 1));
      case 'empty':
        return empty(blockAt(action.place, 1, action.columns).flat(), action.isConfirmed);
      case 'leave':
        note(`leave by ${action.exit}`);
        if (action.exit === 'reload' || action.exit === 'another area') await settle();
        return leave(action.exit, cellAt({ row: 0, currency: driver.currentPart() ?? 'AUD', level: 1 }));
      case 'wait':
        note('wait');
        return settle();
    }
  }
  return { perform, settle };
}
