import { expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { chooseByTyping, pressUntilFocused, tabToAndEnter } from '../../support/pages/keyboard';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';

const app = appForTests();
const openPage = freshPages();

/** An information sheet, then a list below its conditions. The SKU is joined from article and pack. */
function supplierList(front: string, back: string): Buffer {
  const book = utils.book_new(utils.aoa_to_sheet([['Last Updated', '2026-03-01']]), 'Info');
  for (const name of ['Notes', 'Terms'])
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Name', 'Text'],
        [name, 'x'],
      ]),
      name,
    );
  const rows = [
    ['Prices', 'of', 'March', 2026],
    ['Article', 'Pack', 'Net', 'Country'],
    ['Pumps', '', '', ''],
    [front, back, 5, 'AU'],
    [front, back, 6, 'AU'],
    [front, back, 4, 'US'],
    ['Unknown', 'X', 7, 'AU'],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'List');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

test('the keyboard alone sends a supplier list in two passes', {
  tags: ['B121', 'IU44', 'IU45'],
}, async () => {
  const { page, prices, wire } = await openPrices(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const stored = async (key: string) =>
    Reflect.get((await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku) ?? {}, key);
  const { panel, submit, matter } = uploadPanel(page);
  const button = (name: string | RegExp) => panel.getByRole('button', { name, exact: typeof name === 'string' });
  const tabTo = (element: Parameters<typeof pressUntilFocused>[2]) => pressUntilFocused(page, 'Tab', element);
  const check = async (name: string | RegExp) => {
    await tabTo(panel.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  };
  const select = (label: string, choice: string) =>
    chooseByTyping(page, panel.getByLabel(label, { exact: true }), choice);
  const opener = prices.list.getByRole('button', { name: 'Upload', exact: true });
  await tabToAndEnter(page, opener);
  await panel.waitFor();
  const chooser = page.waitForEvent('filechooser');
  await tabToAndEnter(page, button('Choose file'));
  const buffer = supplierList(sku.slice(0, 3), sku.slice(3));
  await (await chooser).setFiles({ name: 'march.xlsx', mimeType: 'application/octet-stream', buffer });

  // The sheet. One without rows has no columns to map.
  await panel.getByText('Info has no rows below its header. Choose the sheet with the rows.').waitFor();
  expect(await panel.getByRole('table').count()).toBe(0);
  // Arrow keys move past the others without opening them.
  const sheets = panel.getByLabel('Sheet', { exact: true });
  await tabTo(sheets);
  for (const name of ['Notes', 'Terms', 'List']) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => sheets.locator('option:checked').innerText()).toContain(name);
    expect(await sheets.evaluate((element) => element.matches(':focus'))).toBe(true);
    await panel.getByText('Info has no rows below its header. Choose the sheet with the rows.').waitFor();
  }
  await panel.getByText('Enter opens it.').waitFor();
  await page.keyboard.press('Enter');
  await panel.getByRole('table').waitFor();

  // The header, the columns, and a SKU joined from two.
  await select('Header row', 'Row 2');
  await panel.getByRole('rowheader', { name: 'Article' }).waitFor();
  await check(/^Make the Main SKU of two columns/);
  await select('Second part of the Main SKU', 'Pack');
  await select('Joined by', 'Nothing');
  await panel.getByText(`For example ${sku}`).waitFor();
  await select('Net stands for', 'SP - AUD - 01');
  await tabToAndEnter(page, button('Preview'));

  // Rows that do not belong in the list are excluded; the unknown ones are saved first.
  await panel.getByText('3 errors to correct first').first().waitFor();
  const saved = page.waitForEvent('download');
  await tabToAndEnter(page, button('Save as a product sheet'));
  expect((await saved).suggestedFilename()).toBe('march unknown.xlsx');
  await check('All 2 rows of these kinds');
  await panel.getByText('2 rows are left out.').waitFor();
  await tabTo(panel.getByRole('radio', { name: 'Leave none out' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => panel.getByRole('radio', { name: 'Keep the last' }).isChecked()).toBe(true);
  await select('Only rows where', 'Country is AU');
  await panel.getByText('5 rows checked, no errors. 1 to send.').waitFor();
  await tabToAndEnter(page, submit);
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((element) => element.matches(':focus'))).toBe(true);
  expect(await stored('SP_AUD_01')).toBe('6');

  // The second pass: another country, into another column.
  await page.keyboard.press('Enter');
  await panel.waitFor();
  await tabToAndEnter(page, button('Use march.xlsx again'));
  await panel.getByText('1 to send.').waitFor();
  await tabToAndEnter(page, button('Map columns'));
  await select('Net stands for', 'SP - USD - 01');
  await tabToAndEnter(page, button('Preview'));
  await panel.getByText('1 to send.').waitFor();
  await tabToAndEnter(page, matter('Rows to leave out'));
  await select('Only rows where', 'Country is US');
  await panel.getByText('5 rows checked, no errors. 1 to send.').waitFor();
  await tabToAndEnter(page, submit);
  await tabToAndEnter(page, button('Confirm Changes'));
  await panel.waitFor({ state: 'detached' });
  expect([await stored('SP_AUD_01'), await stored('SP_USD_01')]).toEqual(['6', '4']);
});
