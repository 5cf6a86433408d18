import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { holdRequests } from '../support/pages/hold-requests';
import { probeFiles } from './probe-files';
import { siteForTests } from './site';

const strictPrices = fileURLToPath(new URL('probe/strict-prices.tsx', import.meta.url));
const site = siteForTests(probeFiles({ 'strict-prices': strictPrices }, 'development'));
const freshPage = freshPages();

const record = { ID: 7, MAIN_SKU: 'A-1', GROUP_NAME: 'Lines', SP_AUD_01: '2', SP_AUD_02: '1' };

/** A price list in an application under StrictMode, whose code for editing prices loads only when `release` is called. */
async function open() {
  const saved: unknown[] = [];
  site().makeTrouble(async (request, response) => {
    if (request.url?.startsWith('/api/') !== true) return false;
    if (request.url.includes('updatePrice')) {
      const chunks = await request.toArray();
      saved.push(JSON.parse(Buffer.concat(chunks).toString()));
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: 200, message: '', data: { items: [record] } }));
    return true;
  });
  const { page } = await freshPage();
  const release = await holdRequests(page, /\/price-editing[.-]/);
  const head = '<script type="module" src="/probe/strict-prices.js"></script>';
  await page.goto(site().page({ head, body: '<div id="app"></div>' }));
  const row = page.getByRole('row').filter({ hasText: 'A-1' });
  return { page, row, saved, release };
}

test('a price typed before the code has loaded is continued and saved once under StrictMode', {
  tags: 'NC130',
}, async () => {
  const { page, row, saved, release } = await open();
  await row.getByRole('gridcell', { name: '2.00', exact: true }).click();
  await page.keyboard.type('1');
  const loaded = page.waitForResponse(/\/price-editing[.-]/);
  release();
  await loaded;
  const editor = page.getByRole('textbox', { name: 'SP - AUD - 01, A-1' });
  await expect.poll(() => editor.getAttribute('aria-invalid')).toBe('false');
  expect(saved).toEqual([]);
  await page.keyboard.type('1.5');
  expect(await editor.inputValue()).toBe('11.5');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved).toMatchObject([{ PRICES: { AUD: ['11.5', '1.00'] } }]);
});

test('a price typed into a loaded editor that another click closes is saved once under StrictMode', {
  tags: 'NC130',
}, async () => {
  const { page, row, saved, release } = await open();
  release();
  const first = row.getByRole('gridcell', { name: '2.00', exact: true });
  await first.click();
  await page.keyboard.type('2.1');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'SP - AUD - 01, A-1' }).getAttribute('aria-invalid'))
    .toBe('false');
  await row.getByRole('gridcell', { name: '1.00', exact: true }).click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved).toMatchObject([{ PRICES: { AUD: ['2.1', '1.00'] } }]);
});
