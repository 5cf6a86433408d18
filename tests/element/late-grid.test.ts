import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { priceListPage } from '../support/pages/price-list.page';
import { siteForTests, type Trouble } from './site';

const site = siteForTests();
const freshPage = freshPages();

const isGrid = (url: string | undefined) => /^\/embed\/grid\.[^.]+\.js(?!\.map)/.test(url ?? '');
const items = [{ ID: 'p-7', MAIN_SKU: 'A-1', GROUP_NAME: 'Lines', SP_AUD_01: '2' }];

/** Opens a price list of one row, whose grid loads in this way. */
async function openList(firstGrid: Trouble) {
  let grid = firstGrid;
  site().makeTrouble(async (request, response) => {
    if (isGrid(request.url)) return grid(request, response);
    if (request.url?.startsWith('/api/') !== true) return false;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: 200, message: '', data: { items } }));
    return true;
  });
  const { page, expectComplaints } = await freshPage();
  expectComplaints(/404/);
  await page.addInitScript(() => {
    const states: unknown[] = [];
    Reflect.set(globalThis, 'readyStates', states);
    document.addEventListener('pricebook-ready', ({ detail }) => states.push(detail.state));
  });
  const script = site().script(
    `import { setSession } from '/embed/pricebook.js'; setSession({ accessToken: 'theirs' }, { apiBase: '/' });`,
  );
  const head = `<script type="module" src="${script}"></script>`;
  await page.goto(site().page({ head, body: '<pricebook-prices api-base="/"></pricebook-prices>' }), {
    waitUntil: 'commit',
  });
  const readyStates = () => page.evaluate(() => Reflect.get(globalThis, 'readyStates') as unknown);
  /** From now on the grid loads. */
  const repair = () => {
    grid = () => false;
  };
  return { prices: priceListPage(page), readyStates, repair };
}

test('the rows are requested while the grid loads, and shown with it', { tags: 'LB02' }, async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { prices, readyStates } = await openList(async () => {
    await released;
    return false;
  });
  const answered = () => site().requests.some((path) => path.startsWith('/api/price/getPrice'));
  await expect.poll(answered).toBe(true);
  expect(site().requests.filter(isGrid)).toHaveLength(1);
  await prices.list.waitFor();
  expect(await prices.list.getByRole('grid').count()).toBe(0);
  expect(await readyStates()).toEqual([]);
  release();
  await prices.rowOf('A-1').waitFor();
  await expect.poll(readyStates).toEqual(['ready']);
});

test('a grid that does not load is reported, and retried on request', { tags: ['LB02', 'FG12'] }, async () => {
  const { prices, readyStates, repair } = await openList((_, response) => {
    response.writeHead(404).end();
    return true;
  });
  const failure = prices.list.getByRole('alert').filter({ hasText: 'A part of the program could not be loaded' });
  await failure.waitFor();
  await expect.poll(readyStates).toEqual(['error']);
  const before = site().requests.filter(isGrid).length;
  repair();
  await prices.list.getByRole('button', { name: 'Try again' }).click();
  await prices.rowOf('A-1').waitFor();
  expect(site().requests.filter(isGrid).length).toBeGreaterThan(before);
});
