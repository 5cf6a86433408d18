import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startHostPage } from '../../demo/server/server';
import { type BackEnd, startBackEnd } from '../back-ends/back-end';
import { sessionToken } from '../back-ends/store';
import { storeSession } from '../support/app/app';
import { freshPages } from '../support/app/browser';
import { productListPage } from '../support/pages/product-list.page';

const openPage = freshPages();
let backEnd: BackEnd;
let host: RunningServer;
beforeAll(async () => {
  backEnd = await startBackEnd({ name: 'plain' });
  host = await startHostPage(backEnd.url, {});
});
afterAll(() => Promise.all([host.close(), backEnd.close()]));

test('a list reports that the browser is offline, and reloads when online', {
  tags: 'KF11',
}, async () => {
  const { page, context, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource|net::ERR/);
  await storeSession(page, { accessToken: sessionToken, userInfo: backEnd.store().person }, backEnd.url);
  const list = productListPage(page);
  await page.goto(`${host.url}/products`);
  await list.total(3).waitFor();
  await context.setOffline(true);
  const bar = list.list.getByText('You are offline.', { exact: false });
  await bar.waitFor();
  await list.search.fill('b-1');
  await list.list.getByRole('alert').getByText('Error in network connection').waitFor();
  await context.setOffline(false);
  await list.total(1).waitFor();
  expect(await bar.count()).toBe(0);
});
