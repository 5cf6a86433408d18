import { expect, test } from 'vitest';
import { storeSession } from '../support/app/app';
import { freshPages } from '../support/app/browser';
import { siteForTests } from './site';

const site = siteForTests();
const openPage = freshPages();

const rowsRequest = '/api/price/getPrice';

test('the rows are requested after two scripts in a row', { tags: 'LB02' }, async () => {
  const { page, expectComplaints } = await openPage();
  // This site has no back end.
  expectComplaints(/404/);
  await storeSession(page, { accessToken: 'token', userInfo: {} }, site().origin);
  // In the order of sending: over several connections they may arrive in another.
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const scriptsOf = (paths: readonly string[]) => paths.filter((path) => path.endsWith('.js'));
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
  await expect.poll(() => sent).toContain('/embed/prices.js');
  const asked = scriptsOf(sent);
  release();
  await expect.poll(() => sent).toContain(rowsRequest);
  expect(scriptsOf(sent.slice(0, sent.indexOf(rowsRequest)))).toEqual(asked);
});
