import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { hostPage } from '../../support/pages/host.page';
import { loginPage } from '../../support/pages/login.page';
import { openOnePrice } from '../../support/pages/one-price';
import { openPrices } from '../../support/pages/open-prices';
import { openProducts } from '../../support/pages/open-products';
import { priceHistoryPage } from '../../support/pages/price-history.page';
import { priceListPage } from '../../support/pages/price-list.page';
import { productListPage } from '../../support/pages/product-list.page';
import { fingerOn, frames, middleOf, phone } from '../../support/pages/touch';
import { uploadPanel } from '../../support/pages/upload.page';
import { whenEditable } from '../../support/pages/when-editable';

const app = appForTests();
const openPage = freshPages();

/** The price list on a phone, searched for the first of two records with twelve prices in AUD and one in USD each. */
async function openPriced() {
  const opened = await openPrices(openPage, app(), { context: phone });
  const [one, other] = (await opened.wire.find('')).slice(10);
  if (!one || !other) throw new Error('The demo seed has too few prices.');
  for (const record of [one, other])
    await opened.wire.change(record, { AUD: Array.from({ length: 12 }, () => '12.5'), USD: ['8'] });
  const { prices } = opened;
  const finger = await fingerOn(opened.page);
  const skus = [one.MAIN_SKU, other.MAIN_SKU] as const;
  await prices.search.fill(skus[0]);
  await prices.total(/^Total [1-9] items?$/).waitFor();
  return { ...opened, finger, skus };
}

test('taps on the row menu edit a price in the sheet', { tags: 'JT03' }, async () => {
  const { page, prices, host, wire, finger, skus } = await openPriced();
  const menuItem = (name: string) => page.getByRole('menuitem', { name });
  await prices.rowMenuOf(skus[0]).tap();
  await menuItem('History').waitFor();
  // A tap elsewhere only closes the menu.
  await page.touchscreen.tap(...(await middleOf(host.tab('Price List'))));
  await menuItem('History').waitFor({ state: 'hidden' });
  await prices.rowMenuOf(skus[0]).tap();
  await menuItem('Edit').tap();
  await prices.form.price('AUD', 1).waitFor();

  // A finger scrolls the sheet, not the page behind it.
  const scrolled = () =>
    prices.form.sheet.evaluate((sheet) => [sheet.querySelector('.pricebook-dialog-body')?.scrollTop ?? 0, scrollY]);
  const [x, y] = await middleOf(prices.form.sheet);
  const before = await scrolled();
  await finger.drag([x, y + 200], [x, y - 150]);
  await expect.poll(async () => (await scrolled())[0]).toBeGreaterThan((before[0] ?? 0) + 50);
  expect((await scrolled())[1]).toBe(before[1]);
  await prices.form.addPrice('USD').tap();
  await prices.form.removePrice('USD', 2).tap();

  await prices.form.price('AUD', 1).tap();
  await page.keyboard.press('End');
  await page.keyboard.type('5');
  // The backdrop asks before discarding typed input.
  await page.touchscreen.tap(195, 10);
  await prices.list.getByRole('button', { name: 'Keep editing' }).tap();
  await prices.form.submit.tap();
  await prices.form.sheet.waitFor({ state: 'detached' });
  const [record] = await wire.find(skus[0]);
  expect(record).toMatchObject({ SP_AUD_01: '12.505', SP_USD_01: '8' });
});

test('a second tap on a price opens its editor with the number pad', { tags: 'JT07' }, async () => {
  const { page, cell, editor, stored } = await openOnePrice(openPage, app(), { context: phone });
  await whenEditable(page, await cell('SP - AUD - 02'));
  const price = await cell('SP - AUD - 01');
  const input = editor('SP - AUD - 01');
  await price.tap();
  await expect.poll(() => price.getAttribute('aria-selected')).toBe('true');
  expect(await input.count()).toBe(0);
  await price.tap();
  await input.waitFor();
  expect(await input.getAttribute('inputmode')).toBe('decimal');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('10.5');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '10.5' });
});

test('a finger scrolls the table without opening a card', { tags: 'JT03' }, async () => {
  const { page, prices } = await openPrices(openPage, app(), { context: phone });
  const finger = await fingerOn(page);
  const scrolled = () => prices.grid.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const);
  const sku = prices.cardOpenerOf((await prices.skus())[6] ?? '');
  const [x, y] = await middleOf(sku);
  const [left] = await scrolled();
  await finger.drag([x, y], [x, y - 120]);
  await expect.poll(async () => (await scrolled())[1]).toBeGreaterThan(60);
  const [middle, height] = await middleOf(prices.grid);
  await finger.drag([middle + 40, height], [middle - 60, height]);
  await expect.poll(async () => (await scrolled())[0]).toBeGreaterThan(left + 50);
  expect(await prices.list.getByRole('dialog').count()).toBe(0);
});

test('a finger drags a column at most to the last place', { tags: ['JT03', 'JT04'] }, async () => {
  const { page, prices } = await openPrices(openPage, app(), { context: phone });
  const finger = await fingerOn(page);
  await prices.manageColumns.tap();
  const handles = prices.columnsDialog.getByRole('button', { name: /^Move / });
  const names = () => handles.evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label')?.slice(5)));
  await handles.first().waitFor();
  const before = await names();
  const end = await middleOf(handles.nth(3));
  await finger.drag(await middleOf(handles.nth(1)), [end[0], end[1] + 4]);
  const moved = [before[0], before[2], before[3], before[1], ...before.slice(4)];
  await expect.poll(names).toEqual(moved);

  // Held at the lower edge, where a list longer than the dialog would scroll.
  const body = prices.columnsDialog.locator('.pricebook-dialog-body');
  const { y = 0, height = 0 } = (await body.boundingBox()) ?? {};
  const handle = handles.nth(8);
  const [x] = await middleOf(handle);
  await finger.drag(await middleOf(handle), [x, y + height - 5], async () => {
    await frames(page, 60);
    const last = await handles.last().boundingBox();
    expect(last?.y).toBeGreaterThan(y);
    expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });
  await expect.poll(names).toEqual([...moved.filter((name) => name !== moved[8]), moved[8]]);
  await prices.columnsDialog.getByRole('button', { name: 'Save' }).tap();
  await prices.columnsDialog.waitFor({ state: 'detached' });
});

test('an upload is reviewed and taken back by taps', { tags: ['JT03', 'JT05'] }, async () => {
  const { page, prices, host, wire, skus } = await openPriced();
  const upload = uploadPanel(page);
  await prices.list.getByRole('button', { name: 'Upload', exact: true }).tap();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    upload.panel.getByRole('button', { name: 'Choose file' }).tap(),
  ]);
  const lines = ['MAIN_SKU,SP_AUD_01', `${skus[0]},13`, `${skus[1]},13`];
  await chooser.setFiles({ name: 'touch.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await upload.panel.getByText('2 rows checked, no errors.').waitFor();
  await upload.submit.tap();

  // The message of the server is shown without covering the buttons of the review.
  const takeAll = upload.panel.getByRole('button', { name: 'Take all' });
  const message = host.message('please confirm the changes');
  await message.waitFor();
  // A message with the focus remains.
  await message.getByRole('button', { name: 'Dismiss' }).focus();
  const lowest = async () => ((await takeAll.boundingBox())?.y ?? 0) + ((await takeAll.boundingBox())?.height ?? 0);
  await expect.poll(async () => (await message.boundingBox())?.y).toBeGreaterThanOrEqual(await lowest());
  await host.takeMessage('please confirm the changes');
  await upload.pair(skus[1]).uncheck();
  await takeAll.tap();
  expect(await upload.pair(skus[1]).isChecked()).toBe(true);
  await upload.panel.getByRole('button', { name: 'Leave all out' }).tap();
  await upload.pair(skus[0]).tap();
  await upload.panel.getByText('1 of 2 rows, 1 of 2 changes taken').waitFor();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).tap();
  await upload.panel.waitFor({ state: 'detached' });
  expect((await wire.find(skus[0]))[0]).toMatchObject({ SP_AUD_01: '13' });
  expect((await wire.find(skus[1]))[0]).toMatchObject({ SP_AUD_01: '12.5' });

  const past = priceHistoryPage(page);
  await past.pastUploads.tap();
  await past.takeBackOf('touch.csv').tap();
  await past.confirm.tap();
  await past
    .uploadOf('touch.csv')
    .getByText(/^Taken back by/)
    .waitFor();
  expect((await wire.find(skus[0]))[0]).toMatchObject({ SP_AUD_01: '12.5' });
});

test('the SKU of a product is shown in full at 390 px', { tags: 'JT06' }, async () => {
  const { products } = await openProducts(openPage, app(), { context: phone });
  const row = products.rowOf((await products.names())[0] ?? '');
  const { x = 0, width = 0 } = (await row.getByRole('gridcell').last().boundingBox()) ?? {};
  const cell = products.grid.locator('[role=gridcell][aria-colindex="2"]').first();
  const end = await cell.evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown);
    return range.getBoundingClientRect().right;
  });
  expect(width).toBeGreaterThan(0);
  expect(end).toBeLessThanOrEqual(x);
});

test('a person signs in, filters and signs out by taps', { tags: 'JT03' }, async () => {
  const { page } = await openPage(phone);
  await page.goto(app().url);
  const login = loginPage(page);
  await login.email.tap();
  await page.keyboard.type('admin@pricebook.test');
  await login.password.tap();
  await page.keyboard.type('Pricebook-demo-1');
  await login.submit.tap();
  await productListPage(page).grid.getByRole('gridcell').first().waitFor();

  const host = hostPage(page);
  await host.tab('Price List').tap();
  const prices = priceListPage(page);
  await prices.filter.tap();
  await prices.filterDialog.getByRole('combobox', { name: 'Status' }).tap();
  await page.getByRole('option', { name: 'Inactive', exact: true }).tap();
  await prices.filterDialog.getByRole('button', { name: 'Save' }).tap();
  await prices.button(/^Remove Status/).tap();
  await prices.button(/^Remove Status/).waitFor({ state: 'detached' });

  await host.profileMenu.tap();
  await page.getByRole('menuitem', { name: 'Sign Out' }).tap();
  await host.confirmSignOut.getByRole('button', { name: 'Yes', exact: true }).tap();
  await login.email.waitFor();
});
