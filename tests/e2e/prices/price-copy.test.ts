import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { pressUntilFocused } from '../../support/pages/keyboard';
import { openOnePrice } from '../../support/pages/one-price';
import { whenEditable } from '../../support/pages/when-editable';

const app = appForTests();
const openPage = freshPages();

/** The list with one record; `copied` reads the clipboard. */
async function openOne() {
  const opened = await openOnePrice(openPage, app());
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await whenEditable(opened.page, await opened.cell('SP - AUD - 01'));
  return { ...opened, copied: () => opened.page.evaluate(() => navigator.clipboard.readText()) };
}

test('Ctrl+C copies a cell, or the selected rows', { tags: 'LL08' }, async () => {
  const { page, prices, sku, cell, copied } = await openOne();
  await (await cell('SP - AUD - 02')).click();
  await page.keyboard.press('Control+C');
  await expect.poll(copied).toBe('9.00');

  await prices.list.evaluate((list) => list.setAttribute('selectable', ''));
  await prices.rowOf(sku).getByRole('checkbox').check();
  await (await cell('SP - USD - 01')).click();
  await page.keyboard.press('Control+C');
  await expect.poll(copied).toMatch(new RegExp(`^${sku}\t.*\t10\\.00\t9\\.00\t.*\t8\\.00\t`));
  // All selected rows, one per line, with every column.
  expect((await copied()).split('\n').map((line) => line.split('\t').length)).toEqual([18 + 40]);
});

test('Ctrl+C and Ctrl+X in an editor take the selected text', { tags: 'LL08' }, async () => {
  const { page, typeInto, editor, copied } = await openOne();
  await typeInto('SP - AUD - 01', '12345');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+C');
  await expect.poll(copied).toBe('45');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+X');
  await expect.poll(copied).toBe('345');
  expect(await editor('SP - AUD - 01').inputValue()).toBe('12');
  await page.keyboard.press('Escape');
});

test('Ctrl+C copies a word that is selected in a cell', { tags: 'LL08' }, async () => {
  const { page, prices, cell, copied } = await openOne();
  const description = await cell('Description');
  await description.dblclick({ position: { x: 20, y: 18 } });
  await page.keyboard.press('Control+C');
  const words = (await description.innerText()).match(/\w+/g) ?? [];
  expect(words.length).toBeGreaterThan(1);
  expect(words).toContain((await copied()).trim());

  // Neither that word nor text selected in the search box is copied from another cell.
  await prices.search.focus();
  await page.keyboard.press('Control+A');
  const price = await cell('SP - AUD - 02');
  await price.click();
  await page.keyboard.press('Control+C');
  await expect.poll(copied).toBe('9.00');
  await prices.search.focus();
  await page.keyboard.press('Control+A');
  await pressUntilFocused(page, 'Tab', price);
  await page.keyboard.press('Control+C');
  await expect.poll(copied).toBe('9.00');
});

test('selected rows are copied and reported with their current prices', { tags: 'LL08' }, async () => {
  const { page, prices, sku, change, copied } = await openOne();
  await prices.list.evaluate((list) => {
    list.addEventListener('pricebook-select', (event) => {
      const records = event instanceof CustomEvent ? event.detail.records : [];
      list.setAttribute(
        'data-selected',
        JSON.stringify(records.map((record: object) => Reflect.get(record, 'SP_AUD_01'))),
      );
    });
    list.setAttribute('selectable', '');
  });
  await prices.rowOf(sku).getByRole('checkbox').check();
  const reported = () => prices.list.getAttribute('data-selected');
  await expect.poll(reported).toBe('["10"]');
  await change('SP - AUD - 01', '11');
  await expect.poll(reported).toBe('["11"]');
  await page.keyboard.press('Control+C');
  expect(await copied()).toMatch(new RegExp(`^${sku}\t.*\t11\\.00\t9\\.00\t`));

  await prices.deleteOf(sku).click();
  await prices.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(reported).toBe('[]');
});
