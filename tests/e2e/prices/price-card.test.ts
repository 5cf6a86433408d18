import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { isFocused, pressUntilFocused } from '../../support/pages/keyboard';
import { openPrices } from '../../support/pages/open-prices';
import { priceHistoryPage } from '../../support/pages/price-history.page';
import { phone } from '../../support/pages/touch';
import { pricesOf } from '../../support/wire/prices-by-wire';

const app = appForTests();
const openPage = freshPages();

/** The list on a phone, with one record of two prices in AUD and one in USD. */
async function openOne() {
  const wire = pricesOf(app(), (await app().signIn()).accessToken);
  const [, record] = await wire.find('');
  if (!record) throw new Error('The demo seed has too few prices.');
  await wire.change(record, { AUD: ['1250.5', 'POA'], USD: ['8'] });
  const sku = record.MAIN_SKU;
  const opened = await openPrices(openPage, app(), { context: phone });
  const { prices } = opened;
  await prices.rowOf(sku).getByText('1,250.50').waitFor();
  return { ...opened, sku, card: prices.card(sku), opener: prices.cardOpenerOf(sku) };
}

test('one tap shows product and prices, Edit changes them', { tags: 'LL09' }, async () => {
  const { prices, card, opener } = await openOne();
  const scrolled = () => prices.grid.evaluate(({ scrollLeft }) => scrollLeft);
  const before = await scrolled();
  expect((await opener.boundingBox())?.height).toBeGreaterThanOrEqual(43);
  await opener.tap();
  await card.getByRole('term').filter({ hasText: 'Group name' }).waitFor();
  const rows = await card.getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.split(/\s*\t\s*/))).toEqual([
    ['Level', 'AUD', 'USD'],
    ['SP 01', '1,250.50', '8.00'],
    ['SP 02', 'POA', 'no price'],
  ]);
  expect(await card.getByRole('definition').filter({ hasText: /^-*$/ }).count()).toBe(0);

  await card.getByRole('button', { name: 'Edit' }).tap();
  await card.waitFor({ state: 'detached' });
  expect(await prices.form.price('AUD', 1).inputValue()).toBe('1250.50');
  await prices.form.cancel.click();
  await prices.form.sheet.waitFor({ state: 'detached' });
  expect(await isFocused(opener)).toBe(true);
  expect(await scrolled()).toBe(before);
});

test('Enter opens the card, Esc returns the focus', { tags: 'LL09' }, async () => {
  const { page, prices, sku, card, opener } = await openOne();
  // From the first price of the row.
  await prices.rowOf(sku).getByText('1,250.50').click();
  await pressUntilFocused(page, 'Home', opener);
  await page.keyboard.press('Enter');
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await isFocused(opener)).toBe(true);

  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'History' }).click();
  await priceHistoryPage(page).history(sku).waitFor();
  expect(await card.count()).toBe(0);
});

test('a card remains open during a reload; closing focuses the table', { tags: 'JT02' }, async () => {
  const { prices, sku, card, opener } = await openOne();
  await prices.list.evaluate((list) => list.setAttribute('search', ''));
  await opener.tap();
  await card.waitFor();
  const focused = await card.getByRole('region', { name: 'Prices and product' });
  expect(await isFocused(focused)).toBe(true);
  await prices.list.evaluate((list) => list.setAttribute('search', 'no such thing'));
  await prices.rowOf(sku).waitFor({ state: 'detached' });
  expect(await isFocused(focused)).toBe(true);
  await card.getByRole('button', { name: 'Close' }).tap();
  await card.waitFor({ state: 'detached' });
  expect(await prices.grid.evaluate((grid) => grid.matches(':focus-within'))).toBe(true);
});

test('a readonly card offers no control that writes', { tags: 'LL09' }, async () => {
  const { prices, card, opener } = await openOne();
  await prices.list.evaluate((list) => {
    list.removeAttribute('price-history');
    list.setAttribute('readonly', '');
  });
  await prices.createNew.waitFor({ state: 'detached' });
  await opener.tap();
  await card.waitFor();
  expect(await card.getByRole('button').count()).toBe(1);
  await card.getByRole('button', { name: 'Close' }).tap();
  await card.waitFor({ state: 'detached' });
});

test('a wide list has no cards', { tags: 'LL09' }, async () => {
  const { prices } = await openPrices(openPage, app());
  const sku = (await prices.skus())[1] ?? '';
  await prices.editOf(sku).waitFor();
  expect(await prices.cardOpenerOf(sku).count()).toBe(0);
});

test("the current area's tab is in view on a phone", { tags: 'LL10' }, async () => {
  const { page, host } = await openPrices(openPage, app(), { context: phone });
  const isInView = (name: string) =>
    host.tab(name).evaluate((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      return left >= 0 && right <= document.documentElement.clientWidth;
    });
  expect(await isInView('Price List')).toBe(true);
  expect(await isInView('Products Management')).toBe(false);
  await host.tab('Products Management').tap();
  await page.waitForURL(/\/products$/);
  expect(await isInView('Products Management')).toBe(true);
});
