import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { freshPages } from '../../support/app/browser';
import { proxiedApp } from '../../support/app/proxied-app';
import { holdRequests } from '../../support/pages/hold-requests';
import { hostPage } from '../../support/pages/host.page';
import { priceListPage } from '../../support/pages/price-list.page';
import { uploadPanel } from '../../support/pages/upload.page';
import { pricesOf } from '../../support/wire/prices-by-wire';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

/** The page with its list signed in, and a file of one new price that is ready to be sent; the upload is held until `release`. */
async function openWithFile() {
  const { page } = await openPage();
  await page.goto(`${proxy().url}/demo/embed/moving.html`);
  await page.getByRole('button', { name: 'Enter as sales' }).click();
  const prices = priceListPage(page);
  await prices.grid.getByRole('gridcell').first().waitFor();
  const wire = pricesOf(app(), (await app().signIn()).accessToken);
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const upload = uploadPanel(page);
  await upload.open();
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', `${sku},5`]);
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  const release = await holdRequests(page, /uploadPrice/);
  const send = () => Promise.all([page.waitForRequest(/uploadPrice/), upload.submit.click()]);
  return { page, prices, upload, wire, sku, send, release };
}

/** Clicks a button of the page, which the pointer cannot reach while a dialog is open. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, includeHidden: true }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });

/** The number of files sent so far. */
const sent = () => proxy().requests.filter(({ line }) => line.includes('uploadPrice')).length;

const events = (page: Page) => page.locator('#events').getByRole('listitem', { includeHidden: true }).allInnerTexts();

test('a list moved during an upload preserves dialog, focus and upload', {
  tags: 'FG07',
}, async () => {
  const { page, prices, upload, wire, sku, send, release } = await openWithFile();
  const before = await upload.panel.elementHandle();
  await upload.submit.focus();
  await press(page, 'Move to the other place');
  expect(await upload.panel.evaluate((panel, was) => panel === was && panel.matches(':modal'), before)).toBe(true);
  expect(await upload.submit.evaluate((button) => button.matches(':focus'))).toBe(true);
  const sentBefore = sent();
  await send();
  await press(page, 'Move to the other place');
  expect(await upload.panel.evaluate((panel) => panel.matches(':modal'))).toBe(true);
  release();
  await upload.panel.waitFor({ state: 'detached' });
  expect(await wire.find(sku)).toMatchObject([{ SP_AUD_01: '5' }]);
  expect(await events(page)).toContain('pricebook-upload · prices.csv · accepted');
  expect(sent() - sentBefore).toBe(1);
  // The page can be scrolled and used again.
  await prices.search.fill(String(sku));
  await prices.total(1).waitFor();
});

test('a list removed during an upload finishes it and restarts fresh', {
  tags: 'FG08',
}, async () => {
  const { page, prices, upload, wire, sku, send, release } = await openWithFile();
  await send();
  await press(page, 'Take away');
  await press(page, 'Put back');
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(await upload.panel.count()).toBe(0);
  release();
  await hostPage(page).message('Success').waitFor();
  expect(await wire.find(sku)).toMatchObject([{ SP_AUD_01: '5' }]);
  await prices.search.fill(String(sku));
  await prices.total(1).waitFor();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  expect(await events(page)).toContain('pricebook-upload · prices.csv · accepted');
});
