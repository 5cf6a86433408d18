import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { openPrices } from '../../support/pages/open-prices';

const app = appForTests();
const openPage = freshPages();

/** A price list with three records of one search, and a way to create one that comes before them. */
async function openThree(prefix: string) {
  const admin = (await app().signIn()).accessToken;
  const create = async (sku: string) => {
    await app().call('POST', 'product/createProduct', admin, { MAIN_SKU: sku, STATUS: 'Active' });
    await app().call('POST', 'price/createPrice', admin, { MAIN_SKU: sku, PRICES: { AUD: ['10'], USD: ['8'] } });
  };
  const skus = ['B', 'C', 'D'].map((letter) => `${prefix}-${letter}`);
  for (const sku of skus) await create(sku);
  const opened = await openPrices(openPage, app());
  const { prices, wire } = opened;
  await prices.search.fill(`${prefix}-`);
  await expect.poll(prices.skus).toEqual(skus);
  const place = await prices.scrollToColumn('SP - AUD - 01');
  const stored = async () =>
    Promise.all(skus.map(async (sku) => Reflect.get((await wire.find(sku))[0] ?? {}, 'SP_AUD_01')));
  return {
    ...opened,
    cell: (sku: string) => prices.rowOf(sku).locator(`[role=gridcell][aria-colindex="${place}"]`),
    skus,
    stored,
    createFirst: () => create(`${prefix}-A`),
  };
}

test('typing down a column goes on with the next record when somebody adds one above', { tags: 'NC109' }, async () => {
  const { page, prices, cell, skus, stored, createFirst } = await openThree('MOVED');
  const [first = '', , third = ''] = skus;
  await cell(first).click();
  await page.keyboard.type('11');
  const release = await holdRequests(page, /price\/getPrice$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('12');
  await createFirst();
  release();
  await expect.poll(stored).toEqual(['11', '10', '10']);
  await page.keyboard.press('Enter');
  await expect.poll(prices.skus).toEqual(['MOVED-A', ...skus]);
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toEqual(['11', '12', '13']);
  await cell(third).waitFor();
});

test('a selection stays with its records when somebody adds one above', { tags: 'NC109' }, async () => {
  const { prices, cell, skus, createFirst } = await openThree('CHOSEN');
  const [, second = '', third = ''] = skus;
  await prices.list.locator('[role=grid][aria-multiselectable=true]').waitFor();
  await cell(second).click();
  await cell(third).click({ modifiers: ['Shift'] });
  const selected = prices.grid.locator('[data-range][aria-selected=true]');
  await expect.poll(() => selected.count()).toBe(2);
  await createFirst();
  await prices.list.evaluate(async (list) => {
    if ('refresh' in list && typeof list.refresh === 'function') await list.refresh();
  });
  await expect.poll(prices.skus).toEqual(['CHOSEN-A', ...skus]);
  await expect.poll(() => selected.count()).toBe(2);
  for (const sku of [second, third]) expect(await cell(sku).getAttribute('aria-selected')).toBe('true');
});
