import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { openOnePrice } from '../../support/pages/one-price';

const app = appForTests();
const openPage = freshPages();

const chunk = /\/price-editing[.-]/;

/** The list of one record, whose code for editing prices loads only when `release` is called. */
async function openWithoutEditing() {
  const opened = await openOnePrice(openPage, app());
  const { page, prices, sku, typeInto } = opened;
  const release = await holdRequests(page, chunk);
  await page.reload();
  await prices.rowOf(sku).waitFor();
  await typeInto('SP - AUD - 01', '1');
  return { ...opened, release };
}

test('a price typed before the code for it has loaded is continued', { tags: 'NC10' }, async () => {
  const { page, cell, editor, stored, release } = await openWithoutEditing();
  release();
  await page.keyboard.type('1.5', { delay: 60 });
  expect(await editor('SP - AUD - 01').inputValue()).toBe('11.5');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '11.5', SP_AUD_02: '9' });
  await expect.poll(async () => (await cell('SP - AUD - 01')).innerText()).toBe('11.50');
});

test('Enter and Tab work before the code for editing has loaded', { tags: 'NC10' }, async () => {
  const { page, editor, stored, release } = await openWithoutEditing();
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9.5');
  await page.keyboard.press('Enter');
  await editor('SP - AUD - 02').waitFor({ state: 'detached' });
  release();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '11', SP_AUD_02: '9.5' });
});

test('a price whose cell was left before the code has loaded is saved then', { tags: 'NC10' }, async () => {
  const { page, cell, stored, release } = await openWithoutEditing();
  await page.keyboard.type('2');
  await (await cell('SP - AUD - 02')).click();
  release();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '12', SP_AUD_02: '9' });
});

test('code for editing that does not load offers to try again', { tags: 'NC10' }, async () => {
  const { page, prices, sku, editor, change, stored, expectComplaints } = await openOnePrice(openPage, app());
  expectComplaints(/price-editing/);
  await page.route(chunk, (route) => route.abort());
  await page.reload();
  await prices.rowOf(sku).waitFor();
  const tryAgain = prices.list.getByRole('button', { name: 'Try again' });
  await tryAgain.waitFor();
  await page.unroute(chunk);
  await tryAgain.click();
  await change('SP - AUD - 01', '13');
  await editor('SP - AUD - 01').waitFor({ state: 'detached' });
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '13' });
});
