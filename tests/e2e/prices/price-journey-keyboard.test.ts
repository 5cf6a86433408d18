import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { hostPage } from '../../support/pages/host.page';
import { goToRowButton, pressUntilFocused, tabToAndEnter } from '../../support/pages/keyboard';
import { demoPassword, loginPage } from '../../support/pages/login.page';
import { priceListPage } from '../../support/pages/price-list.page';
import { pricesOf } from '../../support/wire/prices-by-wire';
import { rowsOfDownload } from '../../support/wire/workbook';

const app = appForTests();
const openPage = freshPages();

test('the keyboard alone does the whole price journey', {
  tags: 'A137',
}, async () => {
  const { page } = await openPage();
  const wire = pricesOf(app(), (await app().signIn()).accessToken);
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const prices = priceListPage(page);
  const { keyboard } = page;
  const login = loginPage(page);
  const tabTo = (element: Parameters<typeof pressUntilFocused>[2]) => pressUntilFocused(page, 'Tab', element);

  await page.goto(app().url);
  await login.submit.waitFor();
  await tabTo(login.email);
  await keyboard.type('admin@pricebook.test');
  await tabTo(login.password);
  await keyboard.type(demoPassword);
  await keyboard.press('Enter');
  await tabToAndEnter(page, hostPage(page).tab('Price List'));
  await prices.grid.getByRole('gridcell').first().waitFor();

  // Create.
  await tabToAndEnter(page, prices.createNew);
  await prices.form.mainSku.waitFor();
  await tabTo(prices.form.mainSku);
  await keyboard.type(sku);
  await page.getByRole('option', { name: sku, exact: true }).waitFor();
  await keyboard.press('Enter');
  await tabTo(prices.form.price('AUD', 1));
  await keyboard.type('12.5');
  await tabTo(prices.form.price('AUD', 2));
  await keyboard.type('11');
  await tabTo(prices.form.price('AUD', 3));
  await keyboard.press('Delete');
  await tabTo(prices.form.price('USD', 1));
  await keyboard.type('8.9');
  await tabTo(prices.form.price('USD', 2));
  await keyboard.press('Delete');
  await keyboard.press('Backspace');
  await tabToAndEnter(page, prices.form.submit);
  await prices.form.sheet.waitFor({ state: 'detached' });

  // Search.
  await tabTo(prices.search);
  await keyboard.type(sku);
  await prices.total(1).waitFor();

  // Filter.
  await tabToAndEnter(page, prices.filter);
  const status = prices.filterDialog.getByRole('combobox', { name: 'Status' });
  await status.waitFor();
  await tabTo(status);
  // The first match is marked while typing.
  await keyboard.type('Active');
  await page.getByRole('option', { name: 'Active', exact: true }).waitFor();
  await keyboard.press('Enter');
  // The rows reload: meanwhile there are no cells to move to.
  await Promise.all([
    page.waitForResponse(/getPrice$/),
    tabToAndEnter(page, prices.filterDialog.getByRole('button', { name: 'Save' })),
  ]);
  await prices.list.getByRole('button', { name: /Remove.*Status/ }).waitFor();
  await prices.editOf(sku).waitFor();

  // Edit.
  await goToRowButton(page, prices.grid, prices.editOf(sku));
  await keyboard.press('Enter');
  await prices.form.sheet.waitFor();
  await tabTo(prices.form.price('AUD', 1));
  await keyboard.press('Control+A');
  await keyboard.type('13');
  await keyboard.press('Enter');
  await prices.form.sheet.waitFor({ state: 'detached' });

  // Download.
  const downloading = page.waitForEvent('download');
  await tabToAndEnter(page, prices.download);
  await hostPage(page).message('Price downloaded successfully!').waitFor();
  expect(await rowsOfDownload(await downloading)).toEqual([
    { MAIN_SKU: sku, SP_AUD_01: 13, SP_AUD_02: 11, SP_USD_01: 8.9 },
  ]);

  // Delete: the focus is on the safe button.
  await goToRowButton(page, prices.grid, prices.deleteOf(sku));
  await keyboard.press('Enter');
  await prices.deleteDialog.waitFor();
  expect(
    await prices.deleteDialog
      .getByRole('button', { name: 'Cancel', exact: true })
      .evaluate((one) => one.matches(':focus')),
  ).toBe(true);
  await tabToAndEnter(page, prices.deleteDialog.getByRole('button', { name: 'Delete', exact: true }));
  await hostPage(page).message(/./).first().waitFor();
  await prices.total(0).waitFor();
  expect(await wire.find(sku)).toEqual([]);
});
