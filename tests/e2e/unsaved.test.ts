import { expect, test } from 'vitest';
import { appForTests } from '../support/app/app-under-test';
import { freshPages } from '../support/app/browser';
import { isFocused } from '../support/pages/keyboard';
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

test('a discarded draft comes back by Undo, also while its form is open', {
  tags: ['GC27', 'GC28', 'GC29'],
}, async () => {
  const { page, prices, host, sku, continueEditing } = await typeSomething();
  await page.reload();
  const discard = () => prices.list.getByRole('status').getByRole('button', { name: 'Discard' }).click();
  const undo = host.message(`Unsaved entries of ${sku}Discarded.`).getByRole('button', { name: 'Undo' });
  await continueEditing.waitFor();
  await discard();
  await continueEditing.waitFor({ state: 'detached' });
  // The message leaves the header's controls free.
  await host.profileMenu.click({ timeout: 3_000 });
  await page.keyboard.press('Escape');
  await undo.click();
  await continueEditing.waitFor();

  await discard();
  await prices.editOf(sku).click();
  await prices.form.price('AUD', 1).waitFor();
  await undo.click();
  await prices.form.cancel.click();
  await continueEditing.click();
  await prices.form.sheet.getByText('Your unsaved entries are back').waitFor();
  expect((await prices.form.values('AUD'))[0]).toBe('66.6');

  // In the form, the draft is discarded after a question.
  const discardInForm = prices.form.sheet.getByRole('status').getByRole('button', { name: 'Discard' });
  await discardInForm.click();
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect((await prices.form.values('AUD'))[0]).toBe('66.6');
  await discardInForm.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await prices.form.sheet.getByText('Your unsaved entries are back').waitFor({ state: 'detached' });
  expect((await prices.form.values('AUD'))[0]).not.toBe('66.6');
});

test('drafts are offered one after the other, until they are discarded or their record is deleted', {
  tags: ['GC21', 'GC22'],
}, async () => {
  const { page, prices, host, wire } = await openPrices(openPage, app());
  page.on('dialog', (question) => question.accept());
  const token = (await app().signIn()).accessToken;
  for (const sku of ['KEPT-A', 'KEPT-B']) {
    await app().call('POST', 'product/createProduct', token, { MAIN_SKU: sku });
    await wire.create(sku, { AUD: ['10'], USD: [] });
    await prices.search.fill(sku);
    await prices.editOf(sku).click();
    await prices.form.price('AUD', 1).fill('66.6');
    await page.reload();
  }
  const restore = prices.list.getByRole('button', { name: /^Continue editing / });
  const dismiss = prices.list.getByRole('button', { name: 'Dismiss' });
  const offerOf = (sku: string) => prices.list.getByRole('button', { name: `Continue editing ${sku}` });
  await restore.waitFor();
  const [first, second] = (await restore.innerText()).endsWith('A') ? ['KEPT-A', 'KEPT-B'] : ['KEPT-B', 'KEPT-A'];
  await dismiss.click();
  await offerOf(second).waitFor();
  await dismiss.press('Enter');
  await restore.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(prices.search)).toBe(true);
  await page.reload();

  // Deleted by another user.
  const [record] = await wire.find(first);
  await wire.remove(record?.ID ?? 0);
  await offerOf(first).click();
  await host.message(`No price was found under the name “${first}”`).waitFor();
  // The second click discards no draft that was not read.
  await prices.button('Discard').dblclick();
  await offerOf(second).waitFor();

  await prices.search.fill(second);
  await prices.deleteOf(second).click();
  await page.getByRole('dialog', { name: 'Delete This Item?' }).getByRole('button', { name: 'Delete' }).click();
  await restore.waitFor({ state: 'detached' });
  await page.reload();
  await prices.grid.waitFor();
  const kept = () => page.evaluate(() => Object.values(sessionStorage).filter((text) => text.includes('66.6')));
  expect(await kept()).toEqual([]);
  expect(await restore.count()).toBe(0);
});
