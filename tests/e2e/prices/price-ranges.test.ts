import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { isFocused } from '../../support/pages/keyboard';
import { openPrices } from '../../support/pages/open-prices';

const app = appForTests();
const openPage = freshPages();

/** The list at its first AUD price. `at`: a cell by its row from 0 and its level from 1. */
async function open() {
  const opened = await openPrices(openPage, app());
  const { page, prices, context } = opened;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const place = await prices.scrollToColumn('SP - AUD - 01');
  const skus = await prices.skus();
  const at = (row: number, level: number) =>
    prices.rowOf(skus[row] ?? '').locator(`[role=gridcell][aria-colindex="${place + level - 1}"]`);
  await prices.list.locator('[role=grid][aria-multiselectable=true]').waitFor();
  return {
    ...opened,
    at,
    line: prices.list.locator('.pricebook-range-line'),
    selected: prices.grid.locator('[data-range][aria-selected=true]'),
    copied: () => page.evaluate(() => navigator.clipboard.readText()),
  };
}

test('Shift+arrows select a rectangle, which is summed up and copied', { tags: ['NC71', 'NC72', 'NC73'] }, async () => {
  const { page, at, line, selected, copied } = await open();
  await at(0, 1).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await line.getByText('2 rows × 2 columns selected').waitFor();
  expect(await selected.count()).toBe(4);
  await line.getByText('Count').waitFor();
  await page.keyboard.press('Control+C');
  const shown = async (row: number, level: number) => {
    const text = await at(row, level).innerText();
    return text === '-' ? '' : text;
  };
  const rows = [0, 1].map(async (row) => [await shown(row, 1), await shown(row, 2)].join('\t'));
  await expect.poll(copied).toBe((await Promise.all(rows)).join('\n'));
  await page.keyboard.press('Escape');
  await expect.poll(() => line.innerText()).toBe('');
  expect(await selected.count()).toBe(0);
});

test('Shift+click, dragging and Ctrl+A select; a click ends it', { tags: 'NC71' }, async () => {
  const { page, at, line, selected } = await open();
  await at(1, 2).click();
  await at(3, 3).click({ modifiers: ['Shift'] });
  await line.getByText('3 rows × 2 columns selected').waitFor();
  await at(0, 1).click();
  await expect.poll(() => line.innerText()).toBe('');

  await at(0, 1).hover();
  await page.mouse.down();
  await at(2, 3).hover();
  await page.mouse.up();
  await line.getByText('3 rows × 3 columns selected').waitFor();
  expect(await selected.count()).toBe(9);

  await page.keyboard.press('Control+A');
  await line.getByText('58 columns selected').waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => line.innerText()).toBe('');
});

test('Shift+Space selects a row, Ctrl+Space a column, and Ctrl+arrows go to the end of the data', {
  tags: 'NC127',
}, async () => {
  const { page, prices, at, line } = await open();
  await at(1, 2).click();
  await page.keyboard.press('Shift+Space');
  await line.getByText('1 row × 58 columns selected').waitFor();
  await page.keyboard.press('Shift+ArrowDown');
  await line.getByText('2 rows × 58 columns selected').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Space');
  await line.getByText('20 rows × 1 column selected').waitFor();

  await at(0, 1).click();
  await expect.poll(() => line.innerText()).toBe('');
  await page.keyboard.press('Control+ArrowDown');
  // The fourth row has no prices.
  await expect.poll(() => isFocused(at(2, 1))).toBe(true);
  await page.keyboard.press('Control+Shift+ArrowUp');
  await line.getByText('3 rows × 1 column selected').waitFor();
  await page.keyboard.press('Control+End');
  await expect.poll(() => line.innerText()).toBe('');
  await page.keyboard.press('Control+Home');
  const first = prices.grid.getByRole('gridcell', { name: (await prices.skus())[0] ?? '', exact: true });
  await expect.poll(() => isFocused(first)).toBe(true);
});

test.each(['products', 'companies', 'users'])(
  'a rectangle is selected in the list of %s',
  { tags: 'NC71' },
  async (area) => {
    const { page } = await openPrices(openPage, app());
    await page.goto(`${app().url}/${area}`);
    const grid = page.locator(`pricebook-${area} [role=grid][aria-multiselectable=true]`);
    await grid.locator('[role=gridcell][aria-colindex="2"]').first().click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('2 rows × 1 column selected').waitFor();
  },
);
