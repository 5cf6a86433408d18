import { expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { hostPage } from '../../support/pages/host.page';
import { loginPage } from '../../support/pages/login.page';
import { openPrices } from '../../support/pages/open-prices';
import { openUsers } from '../../support/pages/open-users';
import { priceListPage } from '../../support/pages/price-list.page';
import { userListPage } from '../../support/pages/user-list.page';

const app = appForTests();
const openPage = freshPages();

/** Opens an address of the app in a fresh page, signed in. */
const openAt = async (address: string) => {
  const watched = await openPage();
  await storeSession(watched.page, await app().signIn(), app().url);
  await watched.page.goto(app().url + address);
  const prices = priceListPage(watched.page);
  return { ...watched, prices, query: () => queryOf(watched.page.url()) };
};

const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

test('a list’s address restores its state for another user', { tags: 'EK01' }, async () => {
  const { page, prices } = await openPrices(openPage, app());
  const query = () => queryOf(page.url());
  expect(query()).toEqual({});
  await prices.pageSize.selectOption('10');
  await expect.poll(query).toEqual({ 'page-size': '10' });
  await prices.filter.click();
  await prices.chooseFilter('Status', 'Active');
  await prices.filterDialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(query).toEqual({ 'page-size': '10', filters: '{"STATUS":["Active"]}' });
  await prices.nextPage.click();
  await expect.poll(query).toMatchObject({ page: '2' });
  await prices.manageColumns.click();
  await prices.columnsDialog.getByRole('checkbox', { name: 'Description' }).uncheck();
  await prices.columnsDialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(query)
    .toMatchObject({ page: '2', columns: expect.stringMatching(/^MAIN_SKU,GROUP_NAME,LOOKUP_SKU,UNIT,/) });

  const { pathname, search } = new URL(page.url());
  const other = await openAt(pathname + search);
  await expect.poll(other.prices.names).toEqual(await prices.names());
  expect(await other.prices.currentPage.innerText()).toBe('2');
  expect(await other.prices.pageSize.inputValue()).toBe('10');
  await other.prices.list.getByRole('button', { name: /Remove.*Status/ }).waitFor();
  expect(await other.prices.columnNames()).not.toContain('Description');
  expect(new URL(other.page.url()).search).toBe(search);
});

test('back and forward move through pages, searches and lists', { tags: 'EK02' }, async () => {
  const { page, prices, host } = await openPrices(openPage, app());
  const query = () => queryOf(page.url());
  const first = await prices.names();
  await prices.nextPage.click();
  await expect.poll(query).toEqual({ page: '2' });
  const second = await prices.names();
  const sku = second[4] ?? '';
  await prices.search.pressSequentially(sku, { delay: 150 });
  await expect.poll(prices.names).toEqual([sku]);
  await expect.poll(query).toEqual({ search: sku });
  await host.tab('User Management').click();
  await userListPage(page).grid.getByRole('gridcell').first().waitFor();
  expect(query()).toEqual({});
  // The search is stored per list: opening the list by its tab restores it.
  await host.tab('Price List').click();
  await expect.poll(query).toEqual({ search: sku });
  await page.goBack();
  await userListPage(page).grid.getByRole('gridcell').first().waitFor();
  await page.goBack();
  await expect.poll(prices.names).toEqual([sku]);
  expect(await prices.search.inputValue()).toBe(sku);
  await page.goBack();
  await expect.poll(prices.names).toEqual(second);
  expect(await prices.search.inputValue()).toBe('');
  expect(await prices.currentPage.innerText()).toBe('2');
  await page.goBack();
  await expect.poll(prices.names).toEqual(first);
  expect(query()).toEqual({});
  await page.goForward();
  await expect.poll(prices.names).toEqual(second);
  await page.goForward();
  await expect.poll(prices.names).toEqual([sku]);
  await page.reload();
  await expect.poll(prices.names).toEqual([sku]);
});

test('a history entry without a search restores the list without one', { tags: 'EK02' }, async () => {
  const { page, prices, host } = await openPrices(openPage, app());
  const first = await prices.names();
  await prices.search.fill(first[3] ?? '');
  await expect.poll(prices.names).toEqual([first[3]]);
  await expect.poll(() => queryOf(page.url())).toEqual({ search: first[3] });
  await host.tab('Quotes').click();
  await page.evaluate(() => history.go(-2));
  await expect.poll(prices.names).toEqual(first);
  expect(await prices.search.inputValue()).toBe('');
});

test('a jump over several history entries restores the target', { tags: 'EK02' }, async () => {
  const { page, prices } = await openPrices(openPage, app());
  const query = () => queryOf(page.url());
  await prices.nextPage.click();
  await expect.poll(query).toEqual({ page: '2' });
  const second = await prices.names();
  await prices.search.fill('a');
  await expect.poll(query).toEqual({ search: 'a' });
  await prices.nextPage.click();
  await expect.poll(query).toEqual({ search: 'a', page: '2' });
  const found = await prices.names();
  await page.evaluate(() => history.go(-2));
  await expect.poll(prices.names).toEqual(second);
  expect(await prices.currentPage.innerText()).toBe('2');
  await page.evaluate(() => history.go(2));
  await expect.poll(prices.names).toEqual(found);
  expect(query()).toEqual({ search: 'a', page: '2' });
});

test('invalid parts of an address are ignored, and the rest applies', { tags: 'EK03' }, async () => {
  const { page, prices, query, expectComplaints } = await openAt(
    '/prices?page=abc&page-size=7&filters=nope&columns=NOPE&search=roll&utm=1',
  );
  expectComplaints(/<pricebook-prices (page|page-size|filters)> allows/);
  await expect.poll(query).toEqual({ search: 'roll', utm: '1' });
  expect(await prices.search.inputValue()).toBe('roll');
  expect(await prices.pageSize.inputValue()).toBe('20');
  expect(await prices.grid.getAttribute('aria-colcount')).toBe('59');
  await page.goto(`${app().url}/prices?page=9999&page-size=50`);
  await expect.poll(query).toMatchObject({ page: expect.stringMatching(/^[1-9]$/), 'page-size': '50' });
  expect(await prices.currentPage.innerText()).toBe(query().page);
});

test('the users’ status is in their address, also after an expired session', {
  tags: 'EK04',
}, async () => {
  const { page, users } = await openUsers(openPage, app());
  await users.status.selectOption('Inactive');
  await expect.poll(() => queryOf(page.url())).toEqual({ status: 'Inactive' });
  await page.goBack();
  await expect.poll(() => users.status.inputValue()).toBe('Active');
  await users.grid.getByRole('gridcell').first().waitFor();

  const later = await openPage();
  later.expectComplaints(/status of 401/);
  await storeSession(later.page, { ...(await app().signIn()), accessToken: 'expired' }, app().url);
  await later.page.goto(`${app().url}/users?status=Pending&page-size=10`);
  await loginPage(later.page).submit.waitFor();
  expect(new URL(later.page.url()).search).toBe('');
  await loginPage(later.page).signIn();
  await expect.poll(() => userListPage(later.page).status.inputValue()).toBe('Pending');
  await hostPage(later.page).profileMenu.waitFor();
  await expect.poll(() => queryOf(later.page.url())).toEqual({ status: 'Pending', 'page-size': '10' });
});
