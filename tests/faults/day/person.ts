import type { Page } from 'playwright';
import { loginPage } from '../../support/pages/login.page';
import { priceListPage } from '../../support/pages/price-list.page';
import type { Random } from './random';

/** A price cell of a record. */
export interface Cell {
  readonly sku: string;
  /** For example `SP - AUD - 01`. */
  readonly column: string;
}

/** A text that stood whole in the editor of a cell. */
export interface Entry extends Cell {
  readonly text: string;
}

/** An action of the person waits no longer than this for what it needs: the trouble goes on, and the person does something else. */
const patience = { timeout: 3_000 };

const nothing = (): undefined => undefined;

/** Somebody who types prices into cells, whatever happens. Playwright's time-outs are part of it: an action may fail, a price may not. */
export function createPerson(page: Page, url: string, random: Random) {
  const prices = priceListPage(page);
  const login = loginPage(page);
  const entries: Entry[] = [];
  /** The texts, by cell, whose typing was interrupted before they stood whole in the editor, if it was the cell's last one. */
  const interrupted = new Map<string, string>();
  const questions = new Map<string, number>();
  const question = prices.list.getByRole('dialog').last();

  const cellOf = async ({ sku, column }: Cell) => {
    const place = await prices.scrollToColumn(column);
    return prices.rowOf(sku).locator(`[role=gridcell][aria-colindex="${place}"]`);
  };

  async function answerQuestion(): Promise<void> {
    const title = (await question.getByRole('heading').first().textContent(patience)) ?? '';
    questions.set(title, (questions.get(title) ?? 0) + 1);
    await question
      .getByRole('button', { name: /^(Save|Keep mine|Confirm .*|Try again)$/ })
      .first()
      .click(patience);
  }

  /** Signs in again, loads the page or the list again: whatever the page needs before cells can be edited. */
  async function returnToList(): Promise<void> {
    if (await question.isVisible()) return answerQuestion();
    if (await prices.grid.getByRole('gridcell').first().isVisible()) return;
    if (await login.submit.isVisible()) {
      await login.signIn();
      await page.waitForURL((address) => address.pathname !== '/', patience).catch(nothing);
    }
    const retry = page.getByRole('button', { name: /^(Try again|Load it)$/i }).first();
    if (await retry.isVisible()) await retry.click(patience);
    else await page.goto(`${url}/prices`, { ...patience, waitUntil: 'domcontentloaded' });
    await prices.grid.getByRole('gridcell').first().waitFor(patience);
  }

  const waysOut = [
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('Tab'),
    () => prices.heading.click(patience),
  ] as const;

  /** Types a text into a cell and leaves it, by a random way. */
  async function enter(cell: Cell, text: string): Promise<void> {
    await (await cellOf(cell)).click(patience);
    await page.keyboard.type(text, { delay: 15 });
    const editor = prices.grid.getByRole('textbox', { name: `${cell.column}, ${cell.sku}` });
    if ((await editor.inputValue({ timeout: 500 }).catch(nothing)) !== text) {
      interrupted.set(nameOf(cell), text);
      return;
    }
    interrupted.delete(nameOf(cell));
    entries.push({ ...cell, text });
    await random.pick(waysOut)();
  }

  return {
    entries,
    interrupted,
    questions,
    returnToList: () => returnToList().catch(nothing),
    enter: (cell: Cell, text: string) => enter(cell, text).catch(nothing),
    saveKept: () =>
      prices
        .button(/^Save (all \d+|.* as .*)$/)
        .first()
        .click({ timeout: 300 })
        .catch(nothing),
    reload: () => page.reload(patience).catch(nothing),
    /** Whether the list is shown, without a question, and no price is being saved. */
    async isSettled(): Promise<boolean> {
      await returnToList().catch(nothing);
      const isShown = await prices.grid.getByRole('gridcell').first().isVisible();
      return isShown && !(await question.isVisible()) && (await prices.grid.locator('[aria-busy=true]').count()) === 0;
    },
    /** Whether a text is shown as not saved, in its cell or in the list of kept prices. */
    async isShownAsUnsaved(entry: Entry): Promise<boolean> {
      const { sku, column, text } = entry;
      const kept = prices.list
        .getByRole('listitem')
        .filter({ hasText: `${column} of ${sku}:` })
        .filter({ hasText: text });
      if ((await kept.count()) > 0) return true;
      return (await (await cellOf(entry)).textContent()) === `${text}, not saved`;
    },
  };
}

export const nameOf = ({ sku, column }: Cell): string => `${column} of ${sku}`;
