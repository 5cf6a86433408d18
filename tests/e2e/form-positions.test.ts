import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appForTests } from '../support/app/app-under-test';
import { freshPages } from '../support/app/browser';
import { openCompanies } from '../support/pages/open-companies';
import { openPrices } from '../support/pages/open-prices';
import { openProducts } from '../support/pages/open-products';
import { openUsers } from '../support/pages/open-users';

const app = appForTests();
const openPage = freshPages();

/** The requests of a form after it has opened: the choices, and the code of their fields. */
const loadedLater = /getCompanyList|getCompanyAttributes|getPriceCategory|getMainSkus|Attributes|combobox-control/;

/** Delays matching requests until the returned function is called, which resolves when each has its response. */
async function hold(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held: Promise<unknown>[] = [];
  await page.route(pattern, async (route) => {
    const request = route.request();
    held.push(page.waitForEvent('requestfinished', (finished) => finished === request));
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await Promise.all(held);
  };
}

/** The positions of the form's labels. */
const placesOf = (sheet: Locator) =>
  sheet.locator('label').evaluateAll((labels) =>
    labels.map((label) => {
      const { left, top } = label.getBoundingClientRect();
      return `${label.textContent}: ${Math.round(left)} ${Math.round(top)}`;
    }),
  );

const lists = {
  prices: async () => {
    const { page, prices } = await openPrices(openPage, app());
    return { page, list: prices, edit: prices.editOf((await prices.skus())[0] ?? '') };
  },
  products: async () => {
    const { page, products } = await openProducts(openPage, app());
    return { page, list: products, edit: products.button(/^Edit/).first() };
  },
  companies: async () => {
    const { page, companies } = await openCompanies(openPage, app());
    return { page, list: companies, edit: companies.button(/^Edit/).first() };
  },
  users: async () => {
    const { page, users } = await openUsers(openPage, app());
    return { page, list: users, edit: users.button(/^Edit/).first() };
  },
};

const cases = (['prices', 'products', 'companies', 'users'] as const).flatMap((name) =>
  (['create', 'edit'] as const).map((mode) => [name, mode] as const),
);

test.each(cases)('no field of the %s form moves while it loads (%s)', { tags: 'JF01' }, async (name, mode) => {
  const { page, list, edit } = await lists[name]();
  const release = await hold(page, loadedLater);
  await (mode === 'edit' ? edit : list.createNew).click();
  await list.sheet.locator('input').first().waitFor();
  const before = await placesOf(list.sheet);
  await release();
  await expect.poll(() => list.sheet.getByText('Loading').count()).toBe(0);
  await expect.poll(() => list.sheet.locator('input[readonly] + .lucide-chevron-down').count()).toBe(0);
  expect(await placesOf(list.sheet)).toEqual(before);
});

test('a click from an invalid price activates its button', { tags: 'JF01' }, async () => {
  const { prices } = await openPrices(openPage, app());
  const { form } = prices;
  await prices.createNew.click();
  await form.price('AUD', 1).fill('-5');
  await form.addPrice('USD').click();
  await expect.poll(() => form.values('USD')).toHaveLength(4);
});
