import { expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { foreignPageForTests } from '../../support/app/foreign-page';
import { priceListPage } from '../../support/pages/price-list.page';

const openPage = freshPages();
let css = '';
let attributes = '';

const site = foreignPageForTests(() => {
  const code = app().url;
  return {
    policy: `script-src ${code}; connect-src ${code}; style-src 'unsafe-inline'; img-src ${code} data:`,
    html: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title>
      <style>body { margin: 16px; font: 16px/1.5 sans-serif } ${css}</style>
      <script type="module" src="${code}/embed/pricebook.js" data-api-base="${code}"></script>
      <h1>Our prices</h1><p>Valid from today.</p>
      <pricebook-prices ${attributes}></pricebook-prices>
      ${'<p>All prices are without VAT, and valid until the next list. Ask us for more than ten pieces.</p>'.repeat(12)}</html>`,
  };
});
const app = appForTests({ corsOrigins: site.origins });

/** Opens the page, signed in, and waits for the rows. `shift` reads the cumulative layout shift. */
async function open(width = 1280) {
  const { page } = await openPage({ viewport: { width, height: 800 } });
  await storeSession(page, await app().signIn(), app().url);
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.origin());
  const prices = priceListPage(page);
  await prices.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const shift = () => page.evaluate(() => Number(Reflect.get(globalThis, 'shift')));
  const heightOf = async () => (await prices.grid.boundingBox())?.height ?? 0;
  return { page, prices, shift, heightOf };
}

/** The rule of docs/recipes.md. */
const reserve = (rest: number) =>
  `pricebook-prices:not(:defined) { display: block; min-block-size: calc(70vh + ${rest}px) }`;

test.each([
  [1280, 90],
  [390, 200],
])('at %i px, nothing on the page moves while the list loads', { tags: 'OH50' }, async (width, rest) => {
  css = '';
  const without = await open(width);
  // Else the measurement itself is wrong. The browser may report a movement some frames later.
  await expect.poll(without.shift).toBeGreaterThan(0.1);
  css = reserve(rest);
  const list = await open(width);
  expect(await list.shift()).toBeLessThan(0.05);
});

test('the page sets the height of a list: a length, or as many rows as there are', { tags: 'OH51' }, async () => {
  css = '';
  attributes = 'page-size="10"';
  expect(await (await open()).heightOf()).toBe(560);
  css = 'pricebook-prices { --pricebook-list-height: 300px }';
  expect(await (await open()).heightOf()).toBe(300);
  css = 'pricebook-prices { --pricebook-list-height: auto }';
  const { page, prices, heightOf } = await open();
  // Two rows of headings, and ten rows.
  const rows = prices.grid.getByRole('row').filter({ has: page.getByRole('gridcell') });
  expect(await rows.count()).toBe(10);
  await expect.poll(heightOf).toBeGreaterThan(10 * 36);
  const before = await heightOf();
  expect(before).toBeLessThan(10 * 36 + 100);
  const [sku = ''] = await prices.skus();
  await prices.search.fill(sku);
  await expect.poll(heightOf).toBeLessThan(36 + 100);
  await prices.search.fill('no such product');
  await prices.list
    .getByText(/no such product/)
    .first()
    .waitFor();
  await expect.poll(heightOf).toBe(240);
});
