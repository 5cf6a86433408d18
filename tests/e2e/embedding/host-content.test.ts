import { expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { priceListPage } from '../../support/pages/price-list.page';

const app = appForTests();
const openPage = freshPages();

/** Opens a page with an element that has content of the page; the list's requests wait until `release`. */
async function open(element: string) {
  const { page, ...watched } = await openPage();
  await storeSession(page, await app().signIn(), app().url);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/price/getPrice', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${app().url}/demo/embed/plain.html`);
  await page.locator('main').evaluate((main, html) => {
    main.innerHTML = html;
  }, element);
  return { page, release, prices: priceListPage(page), ...watched };
}

test('content of the page replaces the list until its first rows', { tags: 'OH60' }, async () => {
  const { page, prices, release } = await open(
    '<pricebook-prices api-base="/"><p slot="loading">One moment, please</p></pricebook-prices>',
  );
  await page.getByText('One moment, please').waitFor();
  await prices.list.getByRole('searchbox', { includeHidden: true }).waitFor({ state: 'attached' });
  expect(await page.getByText('One moment, please').isVisible()).toBe(true);
  expect(await prices.search.isVisible()).toBe(false);
  release();
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(await page.getByText('One moment, please').isVisible()).toBe(false);
  // A reload keeps the rows.
  await prices.search.press('Enter');
  expect(await page.getByText('One moment, please').isVisible()).toBe(false);
});

test('buttons of the page stand in the toolbar, and its own text replaces an empty list', {
  tags: 'OH40',
}, async () => {
  const { page, prices, release } = await open(
    `<pricebook-companies api-base="/" readonly>
       <button slot="toolbar" type="button">Print all</button>
       <p slot="empty">Nobody buys from us yet</p>
     </pricebook-companies>`,
  );
  release();
  const companies = page.locator('pricebook-companies');
  await companies.getByRole('gridcell').first().waitFor();
  const print = page.getByRole('button', { name: 'Print all' });
  const [toolbar, button] = await Promise.all([companies.getByRole('searchbox').boundingBox(), print.boundingBox()]);
  expect(button?.y).toBeGreaterThan((toolbar?.y ?? 0) - 20);
  expect(button?.y).toBeLessThan((toolbar?.y ?? 0) + 60);
  expect(await page.getByText('Nobody buys from us yet').isVisible()).toBe(false);
  expect(await prices.list.count()).toBe(0);

  // No user is inactive.
  await page.locator('main').evaluate((main) => {
    main.innerHTML =
      '<pricebook-users status="Inactive" api-base="/"><p slot="empty">Nobody has left</p></pricebook-users>';
  });
  await page.getByText('Nobody has left').waitFor();
  await page.locator('pricebook-users').getByRole('button', { name: 'Create New' }).waitFor();
});

test('actions of the page stand in the menu of each row', { tags: 'OH41' }, async () => {
  const { page, prices, release, expectComplaints } = await open(
    '<pricebook-prices api-base="/" readonly></pricebook-prices>',
  );
  release();
  await prices.list.evaluate((list: HTMLElementTagNameMap['pricebook-prices']) => {
    list.rowActions = [
      { key: 'label', label: 'Print label' },
      { key: 'reserve', label: 'Reserve' },
    ];
    list.addEventListener('pricebook-row-action', ({ detail: { key, record } }) =>
      list.setAttribute('data-chosen', `${key} ${record.MAIN_SKU}`),
    );
  });
  await prices.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  const [sku = ''] = await prices.skus();
  const menu = prices.rowOf(sku).getByRole('button', { name: `Print label: ${sku}, Reserve: ${sku}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Reserve' }).click();
  await expect.poll(() => prices.list.getAttribute('data-chosen')).toBe(`reserve ${sku}`);

  // With the list's own buttons, by keyboard.
  await prices.list.evaluate((list: HTMLElementTagNameMap['pricebook-prices']) => {
    list.readonly = false;
  });
  await prices.editOf(sku).waitFor();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Print label' }).press('Enter');
  await expect.poll(() => prices.list.getAttribute('data-chosen')).toBe(`label ${sku}`);

  expectComplaints(/row-actions> allows a list of/);
  await prices.list.evaluate((list) => list.setAttribute('row-actions', '[{"key":"label"}]'));
  await menu.waitFor({ state: 'detached' });
});
