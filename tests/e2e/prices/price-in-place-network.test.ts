import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { freshPages } from '../../support/app/browser';
import { proxiedApp } from '../../support/app/proxied-app';
import { holdRequests } from '../../support/pages/hold-requests';
import { hostPage } from '../../support/pages/host.page';
import { openOnePrice } from '../../support/pages/one-price';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

/** A person's typing speed, in milliseconds per key. */
const delay = 60;

async function signOutInOtherTab(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto(`${proxy().url}/prices`);
  await hostPage(other).signOut('Yes');
}

const openOne = () => openOnePrice(openPage, app(), { at: proxy().url });

test('prices of one record are typed faster than they are saved', { tags: 'LL05' }, async () => {
  const { page, prices, cell, stored } = await openOne();
  proxy().delay(150);
  await (await cell('SP - AUD - 01')).click();
  for (const price of ['10.1', '9.1', '8.5', '8.1']) {
    await page.keyboard.type(price, { delay: 20 });
    await page.keyboard.press('Tab');
  }
  const all = { SP_AUD_01: '10.1', SP_AUD_02: '9.1', SP_AUD_03: '8.5', SP_AUD_04: '8.1', SP_USD_01: '8' };
  await expect.poll(stored).toMatchObject(all);
  expect(await prices.list.getByRole('dialog').count()).toBe(0);
  await expect.poll(async () => (await cell('SP - AUD - 04')).innerText()).toBe('8.10');
});

test('a price that was just saved is changed again at once', { tags: 'LL05' }, async () => {
  const { page, prices, cell, stored } = await openOne();
  proxy().delay(150);
  const first = await cell('SP - AUD - 01');
  await first.click();
  for (const price of ['10.1', '10.2', '10.3']) {
    await page.keyboard.type(price);
    await page.keyboard.press('Enter');
  }
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '10.3' });
  expect(await prices.list.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => first.innerText()).toBe('10.30');
});

test('an entered price is shown while it is saved', { tags: 'LL05' }, async () => {
  const { cell, change } = await openOne();
  const first = await cell('SP - AUD - 01');
  proxy().drop({ only: 'updatePrice' });
  await change('SP - AUD - 01', '10.1');
  await expect.poll(() => first.innerText()).toBe('10.10');
  await expect.poll(() => first.locator('[aria-busy=true]').count()).toBe(1);
});

test('a price whose save fails after its list was left is offered in the list that is shown by then', {
  tags: 'NC119',
}, async () => {
  const { page, prices, sku, change, host, expectComplaints } = await openOne();
  expectComplaints(/updatePrice/);
  proxy().reply(500, '', { only: 'updatePrice' });
  const release = await holdRequests(page, /updatePrice/);
  await change('SP - AUD - 01', '10.1');
  await host.tab('Company Management').click();
  await host.tab('Price List').click();
  await prices.list.locator('[role=grid][aria-multiselectable=true]').waitFor();
  release();
  await prices.button(`Save 10.1 as SP - AUD - 01 of ${sku}`).waitFor();
});

test('a reload keeps the prices whose saves it interrupts', { tags: 'NC04' }, async () => {
  const { page, prices, sku, cell, change, stored } = await openOne();
  proxy().drop({ only: 'updatePrice' });
  await change('SP - AUD - 01', '10.1');
  await change('SP - AUD - 02', '9.1');
  // The server has saved the first, whose response is lost; the second waits for it.
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '10.1', SP_AUD_02: '9' });
  await proxy().restore();
  await page.reload();
  await prices.button(`Save 9.1 as SP - AUD - 02 of ${sku}`).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '10.1', SP_AUD_02: '9.1' });
  await expect.poll(async () => (await cell('SP - AUD - 01')).textContent()).toBe('10.10');
  await expect.poll(() => prices.list.getByText('These prices were typed and not saved').count()).toBe(0);
});

test('a price that could not be saved is named, stays in its cell, and is saved from the offer', {
  tags: ['LL07', 'LT02'],
}, async () => {
  const { prices, sku, cell, change, host, stored, expectComplaints } = await openOne();
  expectComplaints(/updatePrice/);
  proxy().reply(500, '', { only: 'updatePrice' });
  await change('SP - AUD - 01', '10.1');
  await host.message(`SP - AUD - 01 of ${sku}: 10.10`).getByText('It is not known whether').waitFor();
  const first = await cell('SP - AUD - 01');
  await expect.poll(() => first.textContent()).toBe('10.1, not saved');
  expect(await first.locator('[aria-busy=true]').count()).toBe(0);
  expect(await stored()).toMatchObject({ SP_AUD_01: '10' });
  await proxy().restore();
  await prices.button(`Save 10.1 as SP - AUD - 01 of ${sku}`).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '10.1' });
  await expect.poll(() => first.textContent()).toBe('10.10');
});

test('Undo works on another page of the app, once', { tags: 'LL06' }, async () => {
  const { page, sku, stored, change, host } = await openOne();
  await change('SP - AUD - 01', '10.1');
  const undo = host.message(`SP - AUD - 01 of ${sku}: 10.00 → 10.10`).getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await host.tab('Products Management').click();
  await page
    .getByRole('heading', { name: /products management/i })
    .first()
    .waitFor();
  proxy().delay(150);
  await undo.dblclick();
  await host.message(`SP - AUD - 01 of ${sku} is 10.00 again`).waitFor();
  expect(await stored()).toMatchObject({ SP_AUD_01: '10', VERSION: 3 });
  expect(await host.message(`of ${sku}: 10.10 →`).count()).toBe(0);
});

test('the record of an entered price was deleted', { tags: 'LL07' }, async () => {
  const { prices, sku, made, wire, change, host, expectComplaints } = await openOne();
  expectComplaints(/404/);
  await wire.remove(made.ID);
  await change('SP - AUD - 01', '10.1');
  await host.message(`SP - AUD - 01 of ${sku}: 10.10`).getByText('The record was deleted meanwhile.').waitFor();
  await prices.rowOf(sku).waitFor({ state: 'detached' });
});

test('an editor whose window loses the focus stays open', { tags: 'LL05' }, async () => {
  const { context, typeInto, editor, stored } = await openOne();
  await typeInto('SP - AUD - 01', '1');
  const field = editor('SP - AUD - 01');
  await field.evaluate((input) => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true })));
  expect(await field.inputValue()).toBe('1');
  expect(await stored()).toMatchObject({ SP_AUD_01: '10' });
  expect(context.pages()).toHaveLength(1);
});

test('a sign-out in another tab names the half-typed price', { tags: ['LS05', 'LL05', 'NC05'] }, async () => {
  const { context, sku, typeInto, host } = await openOne();
  await typeInto('SP - AUD - 01', '11.5', delay);
  const before = proxy().requests.length;
  await signOutInOtherTab(context);
  await host
    .message('Signed out in another tab.')
    .getByText(`SP - AUD - 01 of ${sku}: 11.5 was not saved.`, { exact: true })
    .waitFor();
  expect(
    proxy()
      .requests.slice(before)
      .filter(({ line }) => line.includes('updatePrice')),
  ).toEqual([]);
});

test('a sign-out in another tab names each text that is not saved', { tags: 'NC05' }, async () => {
  const { page, context, sku, change, cell, host } = await openOne();
  for (const [column, text] of [
    ['SP - AUD - 01', '84,20'],
    ['SP - AUD - 02', '9,50'],
  ] as const) {
    await change(column, text);
    await (await cell('SP - AUD - 03')).click();
    await host.takeMessage(`${column} of ${sku}: ${text}`);
  }
  await page.bringToFront();
  await signOutInOtherTab(context);
  await host
    .message('Signed out in another tab.')
    .getByText(`SP - AUD - 01 of ${sku}: 84,20 and SP - AUD - 02 of ${sku}: 9,50 were not saved.`, { exact: true })
    .waitFor();
});

test('a price that is entered offline stays in its cell and is retried', { tags: 'NC06' }, async () => {
  const { context, sku, cell, change, host, stored, expectComplaints } = await openOne();
  expectComplaints(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await context.setOffline(true);
  await change('SP - AUD - 01', '10.1');
  const message = host.message(`SP - AUD - 01 of ${sku}: 10.1`);
  await message.getByText('Error in network connection. The price is not saved; it stays in its cell.').waitFor();
  await expect.poll(async () => (await cell('SP - AUD - 01')).textContent()).toBe('10.1, not saved');
  await context.setOffline(false);
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '10.1' });
  await expect.poll(async () => (await cell('SP - AUD - 01')).textContent()).toBe('10.10');
});
