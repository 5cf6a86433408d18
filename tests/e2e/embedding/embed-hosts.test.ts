import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { withPricebook } from '../../support/app/embed-script';
import { demoPassword, loginPage } from '../../support/pages/login.page';
import { priceListPage } from '../../support/pages/price-list.page';
import { accessibilityFindings } from '../../support/views/axe';

const app = appForTests();
const openPage = freshPages();

test.each([
  ['vue', 'A Vue application.'],
  ['svelte', 'A Svelte application.'],
  ['react-18', 'An application of React 18.3.1, beside the React 19 of Pricebook.'],
])(
  '%s re-renders around the elements, sets their properties and handles their events',
  { tags: ['FH01', 'FH02', 'FH03'] },
  async (host, says) => {
    const { page } = await openPage();
    await page.goto(`${app().url}/demo/embed/${host}.html`);
    await page.getByText(says).waitFor();
    const heading = page.getByRole('heading', { name: 'partner' });
    const language = page.getByRole('combobox', { name: 'Language' });

    // The form and its input survive another rendering; the attribute is set.
    const login = loginPage(page);
    await login.password.fill(demoPassword);
    expect(await login.email.inputValue()).toBe('sales@pricebook.test');
    const form = await page.locator('pricebook-login form').elementHandle();
    await language.selectOption('Deutsch');
    await expect.poll(() => heading.textContent()).toBe('Willkommen, partner');
    expect(await login.password.inputValue()).toBe(demoPassword);
    expect(await form?.evaluate((element) => element.isConnected)).toBe(true);
    await login.submit.click();

    // One event has the list, another its count; a property sets its columns.
    const prices = priceListPage(page);
    const news = page.getByRole('status').first();
    await prices.grid.getByRole('gridcell').first().waitFor();
    await expect.poll(() => news.textContent()).toMatch(/^\d+ found$/);
    const isGroupShown = async () => (await prices.columnNames()).includes('Group name');
    expect(await isGroupShown()).toBe(false);
    await page.getByRole('checkbox', { name: 'Without the particulars' }).uncheck();
    await expect.poll(isGroupShown).toBe(true);

    expect(await accessibilityFindings(page)).toEqual([]);

    // An attribute searches; the list is unchanged when its host renders again for another reason.
    const sku = (await prices.skus())[2] ?? '';
    const search = page.getByRole('searchbox', { name: 'Find', exact: true });
    await search.fill(sku);
    await search.press('Enter');
    await expect.poll(() => news.textContent()).toBe('1 found');
    await prices.search.fill('');
    await expect.poll(() => news.textContent()).not.toBe('1 found');
    const loaded = await news.textContent();
    await language.selectOption('Français');
    await expect.poll(() => heading.textContent()).toBe('Bienvenue, partner');
    expect(await prices.search.inputValue()).toBe('');
    expect(await news.textContent()).toBe(loaded);

    // A method, called by the host's ref, returns its outcome.
    await page.getByRole('button', { name: 'Add a price' }).click();
    await prices.form.cancel.click();
    await expect.poll(() => news.textContent()).toBe('Nothing was added');

    await withPricebook(page, 'pricebook.clearSession()');
    await login.submit.waitFor();
    expect(await prices.list.count()).toBe(0);
  },
);
