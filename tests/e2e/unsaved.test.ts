import { expect, test } from 'vitest';
import { appForTests } from '../support/app/app-under-test';
import { freshPages } from '../support/app/browser';
import { openPrices } from '../support/pages/open-prices';
import { userListPage } from '../support/pages/user-list.page';

const app = appForTests();
const openPage = freshPages();

/** A price form with typed input, on a list that was opened from the users. */
const typeSomething = async () => {
  const opened = await openPrices(openPage, app());
  const { page, prices, host } = opened;
  // The browser asks before a page with unsaved input is closed.
  page.on('dialog', (question) => question.accept());
  await host.tab('User Management').click();
  await userListPage(page).grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  await host.tab('Price List').click();
  await prices.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  const sku = (await prices.skus())[0] ?? '';
  await prices.editOf(sku).click();
  await prices.form.price('AUD', 1).fill('66.6');
  const continueEditing = prices.list.getByRole('button', { name: `Continue editing ${sku}` });
  return { ...opened, sku, continueEditing };
};
type Typed = Awaited<ReturnType<typeof typeSomething>>;

const ways: readonly (readonly [string, (typed: Typed) => Promise<unknown>])[] = [
  [
    'the browser goes back and forward',
    async ({ page }) => {
      await page.goBack();
      await userListPage(page).grid.getByRole('gridcell').first().waitFor();
      await page.goForward();
    },
  ],
  ['the page is loaded again', ({ page }) => page.reload()],
  [
    'the element is taken away and another put there',
    ({ page }) =>
      page.evaluate(() => {
        const element = document.querySelector('pricebook-prices');
        element?.replaceWith(element.cloneNode());
      }),
  ],
];

test.each(ways)('typed input is offered again when %s', { tags: 'FH12' }, async (_, go) => {
  const typed = await typeSomething();
  const { prices, continueEditing } = typed;
  await go(typed);
  await continueEditing.click();
  await prices.form.sheet.getByText('Your unsaved entries are back').waitFor();
  expect((await prices.form.values('AUD'))[0]).toBe('66.6');
});

test('the pager remains in view below the offer and chips', { tags: 'LS09' }, async () => {
  const { page, prices, continueEditing } = await typeSomething();
  await page.reload();
  await continueEditing.waitFor();
  await prices.filter.click();
  await prices.chooseFilter('Status', 'Active');
  await prices.filterDialog.getByRole('button', { name: 'Save' }).click();
  await prices.list.getByRole('button', { name: /^Remove Status/ }).waitFor();
  const pager = await prices.pageSize.boundingBox();
  expect((pager?.y ?? 0) + (pager?.height ?? 0)).toBeLessThanOrEqual(800);
});

test('discarded or saved input is not offered again', { tags: 'FH12' }, async () => {
  const { page, prices, sku, continueEditing } = await typeSomething();
  await prices.form.cancel.click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await prices.form.sheet.waitFor({ state: 'detached' });
  await prices.editOf(sku).click();
  await prices.form.price('AUD', 1).fill('77.7');
  await prices.form.submit.click();
  await prices.form.sheet.waitFor({ state: 'detached' });
  await page.reload();
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(await continueEditing.count()).toBe(0);
});
