import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { openOnePrice } from '../../support/pages/one-price';
import { phone } from '../../support/pages/touch';

const app = appForTests();
const openPage = freshPages();

type OnePrice = Awaited<ReturnType<typeof openOnePrice>>;

/** A person's typing speed, in milliseconds per key. */
const delay = 60;

/** The cells of the row of the one record, by their distance from SP - AUD - 01. They are in view beside it. */
async function cellsBeside({ prices, sku, cell }: OnePrice) {
  const first = await cell('SP - AUD - 01');
  const place = Number(await first.getAttribute('aria-colindex'));
  const row = prices.rowOf(sku);
  return (distance: number) => row.locator(`[role=gridcell][aria-colindex="${place + distance}"]`);
}

/** Counts the requests that change a price. */
function countChanges(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('updatePrice')) count += 1;
  });
  return () => count;
}

const clicks: readonly (readonly [string, (one: OnePrice) => Promise<unknown>])[] = [
  ['the next price', async (one) => (await cellsBeside(one))(1).click()],
  ['the next price twice', async (one) => (await cellsBeside(one))(1).dblclick()],
  ['a cell that cannot be edited', async (one) => (await cellsBeside(one))(4).click()],
  ['the SKU', ({ prices, sku }) => prices.rowOf(sku).getByRole('gridcell', { name: sku, exact: true }).click()],
  [
    'the action cell',
    ({ prices, sku }) =>
      prices
        .rowOf(sku)
        .getByRole('gridcell')
        .last()
        .click({ position: { x: 3, y: 3 } }),
  ],
  ['Edit', ({ prices, sku }) => prices.editOf(sku).click()],
  ['Delete', ({ prices, sku }) => prices.deleteOf(sku).click()],
  ['History', ({ prices, sku }) => prices.button(`Price history of ${sku}`).click()],
  ['the area below the rows', ({ prices }) => prices.grid.click({ position: { x: 600, y: 300 } })],
  ['a column header', ({ prices }) => prices.grid.getByRole('columnheader', { name: 'SP - AUD - 02' }).click()],
  ['USD', ({ prices }) => prices.button('USD').click()],
  ['Product', ({ prices }) => prices.button('Product').click()],
  ['the heading', ({ prices }) => prices.heading.click()],
  ['the search box', ({ prices }) => prices.search.click()],
  ['Filter', ({ prices }) => prices.filter.click()],
  ['manage columns', ({ prices }) => prices.manageColumns.click()],
  [
    'the page size',
    async ({ prices }) => {
      await prices.pageSize.focus();
      await prices.pageSize.selectOption('50');
    },
  ],
  ['Create New', ({ prices }) => prices.createNew.click()],
  ['Upload', ({ prices }) => prices.button('Upload').click()],
  ['Past uploads', ({ prices }) => prices.button('Past uploads').click()],
  ['another page of the app', ({ host }) => host.tab('Company Management').click()],
  ['Sign Out', ({ host }) => host.signOut('Yes')],
];

const others: typeof clicks = [
  ['Enter', ({ page }) => page.keyboard.press('Enter')],
  ['Tab', ({ page }) => page.keyboard.press('Tab')],
  ['Shift+Tab', ({ page }) => page.keyboard.press('Shift+Tab')],
  ['going back', ({ page }) => page.goBack()],
  ['the removal of the element', ({ prices }) => prices.list.evaluate((list) => list.remove())],
];

test.each([...clicks.map(([name, leave]) => [`a click on ${name}`, leave] as const), ...others])(
  'a typed price is saved once after %s',
  { tags: 'NC01' },
  async (name, leave) => {
    const opening = await openOnePrice(openPage, app());
    const { page, host, prices, typeInto, stored, made } = opening;
    if (name === 'going back') {
      await host.tab('Company Management').click();
      await host.tab('Price List').click();
    }
    const changes = countChanges(page);
    await typeInto('SP - AUD - 01', '11.5', delay);
    await leave(opening);
    await expect.poll(stored).toMatchObject({ SP_AUD_01: '11.5', SP_AUD_02: '9', VERSION: made.VERSION + 1 });
    expect(changes()).toBe(1);
    expect(await prices.list.getByText(/not saved/i).count()).toBe(0);
  },
);

test('signing out waits for a price whose code for saving is still loading', { tags: 'NC139' }, async () => {
  const { page, host, typeInto, stored, expectComplaints } = await openOnePrice(openPage, app());
  // The list was being loaded again when its session ended.
  expectComplaints(/401/);
  const release = await holdRequests(page, /\/change-price[.-]/);
  await typeInto('SP - AUD - 01', '11.5', delay);
  await host.signOut('Yes');
  await host.confirmSignOut.getByRole('button', { name: 'Yes', disabled: true }).waitFor();
  release();
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(await stored()).toMatchObject({ SP_AUD_01: '11.5' });
});

test('a list that is opened again while a price of it is saved shows the saved price', { tags: 'NC119' }, async () => {
  const { page, host, prices, sku, change, cell } = await openOnePrice(openPage, app());
  const release = await holdRequests(page, /updatePrice/);
  await change('SP - AUD - 01', '11.5');
  await host.tab('Company Management').click();
  await host.tab('Price List').click();
  await prices.rowOf(sku).waitFor();
  await expect.poll(async () => (await cell('SP - AUD - 01')).innerText()).toBe('10.00');
  release();
  await expect.poll(async () => (await cell('SP - AUD - 01')).innerText()).toBe('11.50');
});

test('a price typed on a phone is saved by a tap on another cell', { tags: 'NC01' }, async () => {
  const opening = await openOnePrice(openPage, app(), { context: phone });
  const { page, editor, stored, made } = opening;
  const beside = await cellsBeside(opening);
  await beside(0).tap();
  await page.keyboard.press('Enter');
  await editor('SP - AUD - 01').waitFor();
  await page.keyboard.press('Control+A');
  const changes = countChanges(page);
  await page.keyboard.type('11.5', { delay });
  await beside(1).tap();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '11.5', VERSION: made.VERSION + 1 });
  expect(changes()).toBe(1);
});

test('Escape leaves the price as it was', { tags: 'NC01' }, async () => {
  const { page, cell, typeInto, stored, made } = await openOnePrice(openPage, app());
  const first = await cell('SP - AUD - 01');
  const changes = countChanges(page);
  await typeInto('SP - AUD - 01', '11.5', delay);
  await page.keyboard.press('Escape');
  await expect.poll(() => first.innerText()).toBe('10.00');
  expect(changes()).toBe(0);
  expect(await stored()).toMatchObject({ SP_AUD_01: '10', VERSION: made.VERSION });
});
