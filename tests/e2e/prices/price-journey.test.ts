import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { hostPage } from '../../support/pages/host.page';
import { loginPage } from '../../support/pages/login.page';
import { priceListPage } from '../../support/pages/price-list.page';
import { pricesOf } from '../../support/wire/prices-by-wire';
import { localDate, rowsOfDownload } from '../../support/wire/workbook';

const app = appForTests();
const openPage = freshPages();

test('a person signs in, searches, filters, creates, edits, deletes and downloads prices', {
  tags: ['A004', 'A013', 'A016', 'A025', 'A029', 'A063', 'A065', 'A067', 'A076'],
}, async () => {
  const { page } = await openPage({ reducedMotion: 'no-preference' });
  const wire = pricesOf(app(), (await app().signIn()).accessToken);
  const [{ MAIN_SKU: sku, GROUP_NAME: group }] = await wire.unpriced();
  const prices = priceListPage(page);
  const host = hostPage(page);

  // Sign in, and open the price list.
  await page.goto(app().url);
  await loginPage(page).signIn();
  await host.tab('Price List').click();
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/prices');

  // Create: two prices in AUD, one in USD.
  await prices.createNew.click();
  await prices.form.chooseSku(sku);
  await expect.poll(() => prices.form.group.inputValue()).toBe(group);
  await prices.form.price('AUD', 1).fill('12.5');
  await prices.form.price('AUD', 2).fill('11.2525');
  await prices.form.removePrice('AUD', 3).click();
  await prices.form.price('USD', 1).fill('8.9');
  await prices.form.removePrice('USD', 3).click();
  await prices.form.removePrice('USD', 2).click();
  await prices.form.submit.click();
  await prices.form.sheet.waitFor({ state: 'detached' });
  await host.message(/./).first().waitFor();

  // Search: typing is enough.
  await prices.search.fill(sku);
  await prices.total(1).waitFor();
  expect(await prices.skus()).toEqual([sku]);

  // Filter: the SKU's group still has a match, and the chip removes the filter.
  await prices.filter.click();
  await prices.chooseFilter('Group Name', group);
  await prices.filterDialog.getByRole('button', { name: 'Save' }).click();
  await prices.total(1).waitFor();
  await prices.search.fill('');
  await prices.rowOf(sku).waitFor();
  expect((await wire.find('')).length).toBeGreaterThan(1);
  await prices.list.getByRole('button', { name: /Remove.*Group Name/ }).click();
  await prices.total(/^Total [\d,]{2,}/).waitFor();

  // Edit: the inputs have the stored prices, and the SKU is fixed.
  await prices.search.fill(sku);
  await prices.total(1).waitFor();
  await prices.editOf(sku).click();
  await expect.poll(() => prices.form.values('AUD')).toEqual(['12.50', '11.2525']);
  expect(await prices.form.values('USD')).toEqual(['8.90']);
  expect(await prices.form.mainSku.isEditable()).toBe(false);
  await prices.form.price('AUD', 1).fill('13');
  await prices.form.submit.click();
  await prices.form.sheet.waitFor({ state: 'detached' });

  // Download: the file has the prices that were typed, as numbers.
  const [download] = await Promise.all([page.waitForEvent('download'), prices.download.click()]);
  await host.message('Price downloaded successfully!').waitFor();
  expect(download.suggestedFilename()).toBe(`prices_${localDate()}.xlsx`);
  expect(await rowsOfDownload(download)).toEqual([
    { MAIN_SKU: sku, SP_AUD_01: 13, SP_AUD_02: 11.2525, SP_USD_01: 8.9 },
  ]);

  // Delete: the question names the record, and then it is no longer listed.
  const [record] = await wire.find(sku);
  await prices.deleteOf(sku).click();
  const question = await prices.deleteDialog.textContent();
  expect(question).toContain('are you sure you want to delete');
  expect(question).toContain(String(record?.ID));
  expect(question).toContain(sku);
  await prices.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await prices.total(0).waitFor();
  expect(await wire.find(sku)).toEqual([]);
});
