import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { choose } from '../../support/pages/list.page';
import { openPrices } from '../../support/pages/open-prices';

const app = appForTests();
const openPage = freshPages();

/** Renders the page as for printing. */
const print = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
};
const printed = async (page: Page) => {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
};

test('the lists print as plain tables with heading, filters and all rows', {
  tags: 'EK06',
}, async () => {
  const { page, prices, host } = await openPrices(openPage, app());
  await prices.search.fill('a');
  await prices.filter.click();
  await prices.chooseFilter('Status', 'Active');
  await prices.filterDialog.getByRole('button', { name: 'Save' }).click();
  await prices.list.getByRole('button', { name: /Remove.*Status/ }).waitFor();
  const areas = [
    ['Price List', 'prices', 'price list', /^Search: a · Status: Active · Printed .*\d{4}$/],
    ['Products Management', 'products', 'products management', /^Printed .*\d{4}$/],
    ['Company Management', 'companies', 'company management', /^Printed .*\d{4}$/],
    ['User Management', 'users', 'user management', /^Status: Active · Printed .*\d{4}$/],
  ] as const;
  for (const [tab, area, heading, said] of areas) {
    await host.tab(tab).click();
    const list = page.locator(`pricebook-${area}`);
    const grid = list.getByRole('grid');
    await grid.getByRole('gridcell').first().waitFor();
    await expect.poll(() => list.getByRole('progressbar').count()).toBe(0);
    const rows = Number(await grid.getAttribute('aria-rowcount'));
    await print(page);
    const table = list.getByRole('table');
    await table.waitFor();
    expect(await list.getByRole('heading', { name: heading }).isVisible()).toBe(true);
    expect(await list.locator('.pricebook-print > p').innerText()).toMatch(said);
    // One or two rows of headers.
    const onPaper = await table.locator('tbody').count();
    expect([rows - 1, rows - 2]).toContain(onPaper);
    expect(await list.getByRole('searchbox').isVisible()).toBe(false);
    expect(await grid.isVisible()).toBe(false);
    expect(await host.tab('Price List').isVisible()).toBe(false);
    await printed(page);
    await grid.waitFor();
    expect(await table.count()).toBe(0);
  }
});

test('filters in German have the words and numbers of the cells, on screen and on paper', {
  tags: 'HC25',
}, async () => {
  const { page } = await openPage({ locale: 'de-DE' });
  await storeSession(page, await app().signIn(), app().url);
  for (const area of ['products', 'prices']) {
    await page.goto(`${app().url}/${area}`);
    const list = page.locator(`pricebook-${area}`);
    const cells = list.getByRole('gridcell', { name: /\S/ });
    await cells.first().waitFor();
    await list.getByRole('button', { name: 'Filter', exact: true }).click();
    const filter = (name: string) => list.getByRole('dialog').getByRole('combobox', { name, exact: true });
    await choose(page, filter('Exklusiv'), 'NEIN');
    await filter('Gewicht je Einheit').click();
    const decimal = page.getByRole('option', { name: /^\d+,\d+$/ }).first();
    const weight = await decimal.innerText();
    await decimal.click();
    await list.getByRole('button', { name: 'Speichern' }).click();
    await list.getByRole('button', { name: 'Exklusiv: NEIN entfernen' }).waitFor();
    await list.getByRole('button', { name: `Gewicht je Einheit: ${weight} entfernen` }).waitFor();
    await print(page);
    await list.getByText(`Exklusiv: NEIN · Gewicht je Einheit: ${weight} · Gedruckt`).waitFor();
    await printed(page);
  }
  await page.goto(`${app().url}/users`);
  const users = page.locator('pricebook-users');
  await users.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  await print(page);
  await users.getByText('Status: Aktiv · Gedruckt').waitFor();
});
