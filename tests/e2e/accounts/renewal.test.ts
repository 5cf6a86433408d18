import { expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { withPricebook } from '../../support/app/embed-script';
import { priceListPage } from '../../support/pages/price-list.page';
import { pricesOf } from '../../support/wire/prices-by-wire';

const tokenLifeMs = 12 * 60 * 60 * 1000 + 1;
let aheadMs = 0;
const app = appForTests({ clock: () => new Date(Date.now() + aheadMs) });
const openPage = freshPages();

/** A foreign page, signed in, with a price in the edit form that was changed to 77.77. */
const openForm = async () => {
  const { page, expectComplaints } = await openPage();
  await storeSession(page, await app().signIn(), app().url);
  await page.goto(`${app().url}/demo/embed/strict.html`);
  const prices = priceListPage(page);
  await prices.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  const sku = (await prices.skus())[0] ?? '';
  await prices.editOf(sku).click();
  await prices.form.price('AUD', 1).fill('77.77');
  return { page, prices, sku, expectComplaints };
};

test('a token without user information preserves the open form and user', {
  tags: 'AF01',
}, async () => {
  const { page, prices, sku } = await openForm();
  const { accessToken } = await app().signIn();
  await withPricebook(page, `pricebook.setSession({ accessToken: '${accessToken}' }, { apiBase: '/' })`);
  const kept = await page.evaluate((key) => localStorage.getItem(key), `pricebook.userInfo@${app().url}`);
  expect(kept).toContain('admin@pricebook.test');
  expect(await prices.form.price('AUD', 1).inputValue()).toBe('77.77');
  await prices.form.submit.click();
  await prices.form.sheet.waitFor({ state: 'detached' });
  expect(await pricesOf(app(), accessToken).find(sku)).toEqual([expect.objectContaining({ SP_AUD_01: '77.77' })]);
});

test('a save with an expired token succeeds with the page’s new one', {
  tags: 'AF01',
}, async () => {
  const { page, prices, sku, expectComplaints } = await openForm();
  expectComplaints(/status of 401/);
  aheadMs += tokenLifeMs;
  const { accessToken } = await app().signIn();
  await withPricebook(
    page,
    `pricebook.configure({ onSessionExpired: async () => ({ accessToken: '${accessToken}' }) })`,
  );
  await prices.form.submit.click();
  await prices.form.sheet.waitFor({ state: 'detached' });
  expect(await pricesOf(app(), accessToken).find(sku)).toEqual([expect.objectContaining({ SP_AUD_01: '77.77' })]);
});

test('another user gets a fresh list without the previous form', async () => {
  const { page, prices } = await openForm();
  const other = await app().signIn('sales@pricebook.test');
  await withPricebook(page, `pricebook.setSession(${JSON.stringify(other)}, { apiBase: '/' })`);
  await prices.form.sheet.waitFor({ state: 'detached' });
  await prices.grid.getByRole('gridcell').first().waitFor();
});
