import { expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';

const app = appForTests();
const openPage = freshPages();

/** A text, because the tests' compiler would rewrite the import. */
const ownTexts = (area: string) => `import('/embed/pricebook.js').then(({ configure }) =>
  configure({
    messages: {
      list: { createNew: 'Own button', pageSize: (size) => size + ' rows' },
      ${area}: { title: 'Own title' },
      productFields: { MAIN_SKU: 'Own name' },
      companyFields: { COMPANY_NAME: 'Own name' },
      userFields: { NAME: 'Own name' },
    },
  }))`;

test.each(['prices', 'products', 'companies', 'users'])(
  'texts of the page appear in the list of %s while it is shown',
  {
    tags: 'OK01',
  },
  async (area) => {
    const { page } = await openPage();
    await storeSession(page, await app().signIn(), app().url);
    await page.goto(`${app().url}/demo/embed/plain.html`);
    await page.locator('main').evaluate((main, html) => {
      main.innerHTML = html;
    }, `<pricebook-${area} api-base="/"></pricebook-${area}>`);
    const list = page.locator(`pricebook-${area}`);
    await list.getByRole('gridcell', { name: /\S/ }).first().waitFor();
    await list.getByRole('searchbox').fill('typed and not sent');

    await page.evaluate(ownTexts(area));

    await list.getByRole('button', { name: 'Own button' }).waitFor();
    await list.getByRole('columnheader', { name: 'Own name' }).waitFor();
    await list.getByRole('heading', { name: 'Own title' }).waitFor();
    await list.getByRole('option', { name: '20 rows' }).waitFor({ state: 'attached' });
    expect(await list.getByRole('searchbox').inputValue()).toBe('typed and not sent');
  },
);
