import { expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { withPricebook } from '../../support/app/embed-script';
import { hostPage } from '../../support/pages/host.page';
import { loginPage } from '../../support/pages/login.page';
import { openPrices } from '../../support/pages/open-prices';
import { priceListPage } from '../../support/pages/price-list.page';

const app = appForTests();
const openPage = freshPages();

/** A foreign page with a list, signed in. */
const openList = async () => {
  const watched = await openPage();
  await storeSession(watched.page, await app().signIn(), app().url);
  await watched.page.goto(`${app().url}/demo/embed/strict.html`);
  const prices = priceListPage(watched.page);
  await prices.grid.getByRole('gridcell').first().waitFor();
  return { ...watched, prices, element: await watched.page.waitForSelector('pricebook-prices') };
};

test('properties of a list return its current values when not set', { tags: 'AF06' }, async () => {
  const { prices, element } = await openList();
  const read = await element.evaluate(({ search, page, pageSize, filters, columns }) => ({
    search,
    page,
    pageSize,
    filters,
    columns,
  }));
  expect(read).toMatchObject({ search: '', page: 1, pageSize: 20, filters: {} });
  expect(read.columns).toHaveLength(18);
  expect(read.columns?.slice(0, 2)).toEqual(['MAIN_SKU', 'GROUP_NAME']);
  await prices.search.fill('roll');
  await expect.poll(() => element.evaluate(({ search }) => search)).toBe('roll');
});

test('a page number applies together with other attributes in any order', {
  tags: 'AF07',
}, async () => {
  const { prices, element } = await openList();
  await element.evaluate((list) => {
    list.page = 2;
    list.pageSize = 50;
  });
  await expect.poll(() => prices.currentPage.innerText()).toBe('2');
  expect(await element.evaluate(({ page: number, pageSize }) => [number, pageSize])).toEqual([2, 50]);
  await element.evaluate((list) => {
    list.page = 3;
    list.pageSize = 10;
    list.filters = { STATUS: ['Active'] };
  });
  await expect.poll(() => prices.currentPage.innerText()).toBe('3');
  expect(await element.evaluate(({ page: number, pageSize, filters }) => [number, pageSize, filters])).toEqual([
    3,
    10,
    { STATUS: ['Active'] },
  ]);
});

test('the next user does not see the previous search and filters', { tags: 'AF08' }, async () => {
  const { page, prices, host } = await openPrices(openPage, app());
  await prices.filter.click();
  await prices.chooseFilter('Status', 'Active');
  await prices.filterDialog.getByRole('button', { name: 'Save' }).click();
  await prices.search.fill('roll');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pricebook.search.prices'))).toBe('"roll"');
  await host.signOut('Yes');
  await loginPage(page).submit.waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('pricebook.search.prices'))).toBeNull();
  await loginPage(page).signIn('customer@pricebook.test');
  await page.waitForURL('**/products');
  await host.tab('Price List').click();
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(await prices.search.inputValue()).toBe('');
  expect(await hostPage(page).profileMenu.count()).toBe(1);
});

test('on the same page, another user starts with its attributes', { tags: 'AF08' }, async () => {
  const { page, prices, element } = await openList();
  await element.evaluate((list) => list.setAttribute('page-size', '50'));
  await element.evaluate((list) => {
    list.addEventListener('pricebook-load', ({ detail }) =>
      list.setAttribute('data-loaded', JSON.stringify(detail.query)),
    );
  });
  await prices.search.fill('roll');
  // The end of the session on the server would refuse a search that is still under way.
  await expect.poll(() => element.getAttribute('data-loaded')).toContain('"search":"roll"');
  expect(await element.evaluate(({ search }) => search)).toBe('roll');
  const unsigned: string[] = [];
  page.on('request', (request) => {
    if (/getPrice$/.test(request.url()) && !request.headers().authorization) unsigned.push(request.url());
  });
  await withPricebook(page, `pricebook.clearSession({ apiBase: '/' })`);
  await prices.signedOut.waitFor();
  const other = await app().signIn('sales@pricebook.test');
  await withPricebook(page, `pricebook.setSession(${JSON.stringify(other)}, { apiBase: '/' })`);
  await expect.poll(() => element.getAttribute('data-loaded')).toContain('"search":""');
  expect(await prices.search.inputValue()).toBe('');
  expect(await element.evaluate(({ search, pageSize }) => [search, pageSize])).toEqual(['', 50]);
  expect(unsigned).toEqual([]);
});
