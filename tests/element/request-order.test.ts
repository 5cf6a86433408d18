import { expect, test } from 'vitest';
import { storeSession } from '../support/app/app';
import { freshPages } from '../support/app/browser';
import { siteForTests } from './site';

const site = siteForTests();
const openPage = freshPages();

const scripts = () => site().requests.filter((path) => path.startsWith('/embed/') && path.endsWith('.js'));
const rowsRequest = '/api/price/getPrice';

test('the rows are requested after two scripts in a row', { tags: 'LB02' }, async () => {
  const { page, expectComplaints } = await openPage();
  // This site has no back end.
  expectComplaints(/404/);
  await storeSession(page, { accessToken: 'token', userInfo: {} }, site().origin);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  site().makeTrouble(async ({ url }) => {
    if (url === '/embed/prices.js') await released;
    return false;
  });
  const head = '<script type="module" src="/embed/pricebook.js"></script>';
  await page.goto(site().page({ head, body: '<pricebook-prices></pricebook-prices>' }));
  // The script itself is requested last.
  await expect.poll(scripts).toContain('/embed/prices.js');
  const asked = scripts();
  release();
  await expect.poll(() => site().requests).toContain(rowsRequest);
  const { requests } = site();
  expect(requests.slice(0, requests.indexOf(rowsRequest)).filter((path) => path.endsWith('.js'))).toEqual(asked);
});
