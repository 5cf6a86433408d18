import { describe, expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { priceListPage } from '../../support/pages/price-list.page';

const app = appForTests();
const openPage = freshPages();

/** An embedding page of the demo. Each test also fails on any violation of its policy. */
const openEmbedding = async (name: 'plain' | 'strict') => {
  const { page } = await openPage();
  await page.goto(`${app().url}/demo/embed/${name}.html`);
  return { page, prices: priceListPage(page) };
};

describe('a plain page', () => {
  test('embeds the list with one script tag and one element', { tags: 'A135' }, async () => {
    const { page, prices } = await openEmbedding('plain');
    await prices.signedOut.waitFor();
    // The other script is the page's own, which sets the session.
    const scripts = page.locator('script').evaluateAll((all) => all.map((script) => script.getAttribute('src')));
    expect(await scripts).toEqual(['/embed/pricebook.js', './hand-over.js']);
    expect(await page.locator('pricebook-prices').count()).toBe(1);
    await page.getByRole('button', { name: 'Enter as a customer' }).click();
    await prices.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
    expect(await prices.skus()).not.toEqual([]);
  });

  test('lets a person sign in in place, then shows the list', { tags: 'AF14' }, async () => {
    const { page, prices } = await openEmbedding('plain');
    await prices.signedOut.click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Email' }).evaluate((email) => email === document.activeElement))
      .toBe(true);
    await page.keyboard.type('admin@pricebook.test');
    await page.getByLabel('Password', { exact: true }).fill('Pricebook-demo-1');
    await page.keyboard.press('Enter');
    await prices.grid.getByRole('gridcell').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.querySelector('pricebook-prices')?.shadowRoot?.activeElement?.tagName))
      .toBe('INPUT');
  });

  test('shows Sign In until given a session, and again without it', {
    tags: ['A103', 'A105'],
  }, async () => {
    const { page, prices } = await openEmbedding('plain');
    await prices.signedOut.waitFor();
    await page.getByRole('button', { name: 'Enter as a customer' }).click();
    await prices.grid.getByRole('gridcell').first().waitFor();
    await page.getByRole('button', { name: 'Leave' }).click();
    await prices.signedOut.waitFor();
  });

  test('with readonly shows no control that writes', { tags: 'A127' }, async () => {
    const { page, prices } = await openEmbedding('plain');
    await page.getByRole('button', { name: 'Enter as a customer' }).click();
    await prices.grid.getByRole('gridcell').first().waitFor();
    expect(await prices.createNew.count()).toBe(0);
    expect(await prices.list.getByRole('button', { name: /^(Edit|Delete) price/ }).count()).toBe(0);
    expect(await prices.columnNames()).not.toContain('Action');
    expect(await prices.download.count()).toBe(1);
  });

  test('preserves its own storage when Pricebook signs out', { tags: 'A102' }, async () => {
    const { page, prices } = await openEmbedding('plain');
    await page.evaluate(() => localStorage.setItem('shop.basket', 'three things'));
    await page.getByRole('button', { name: 'Enter as a customer' }).click();
    await prices.grid.getByRole('gridcell').first().waitFor();
    await page.getByRole('button', { name: 'Leave' }).click();
    await prices.signedOut.waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['shop.basket']);
  });

  test('drives the list by attributes, properties, methods and events', async () => {
    const { page, prices } = await openEmbedding('plain');
    const session = await app().signIn();
    await storeSession(page, session, app().url);
    await page.reload();
    await prices.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
    const sku = (await prices.skus())[4] ?? '';
    const load = await page.evaluate(async (wanted) => {
      const list = document.querySelector('pricebook-prices');
      if (!list) throw new Error('The page has no list.');
      const loaded = new Promise<{ readonly meta: { readonly totalItems: number } }>((resolve) =>
        document.addEventListener('pricebook-load', ({ detail }) => resolve(detail), { once: true }),
      );
      list.setAttribute('search', wanted);
      return (await loaded).meta;
    }, sku);
    expect(load).toMatchObject({ totalItems: 1 });
    expect(await prices.skus()).toEqual([sku]);
  });
});

test('the list violates neither a strict policy nor Trusted Types', {
  tags: 'A132',
}, async () => {
  const { page, prices } = await openEmbedding('strict');
  await prices.signedOut.waitFor();
  await storeSession(page, await app().signIn(), app().url);
  await page.reload();
  await prices.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  const sku = (await prices.skus())[0] ?? '';
  await prices.search.fill(sku);
  await prices.total(1).waitFor();
  await prices.filter.click();
  await prices.chooseFilter('Status', 'Active');
  await prices.filterDialog.getByRole('button', { name: 'Save' }).click();
  await prices.manageColumns.click();
  await prices.dragHandleOf('Group name').waitFor();
  await prices.columnsDialog.getByRole('button', { name: 'Save' }).click();
  await prices.editOf(sku).click();
  await prices.form.price('AUD', 1).fill('14.25');
  await prices.form.submit.click();
  await prices.form.sheet.waitFor({ state: 'detached' });
  await Promise.all([page.waitForEvent('download'), prices.download.click()]);
  await prices.deleteOf(sku).click();
  await prices.deleteDialog.getByRole('button', { name: 'Cancel', exact: true }).click();
});
