import { expect, test } from 'vitest';
import { startAppProcess } from '../support/app/app-process';
import { freshPages } from '../support/app/browser';
import { loginPage } from '../support/pages/login.page';
import { priceListPage } from '../support/pages/price-list.page';

const openPage = freshPages();

test('a save survives a server killed during it', {
  tags: 'A134',
}, async () => {
  const app = await startAppProcess();
  try {
    const { page, expectComplaints } = await openPage();
    expectComplaints(/Failed to load resource|net::ERR/);
    const prices = priceListPage(page);
    await page.goto(app.url);
    await loginPage(page).signIn();
    await page.waitForURL('**/products');
    await page.goto(`${app.url}/prices`);
    await prices.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
    const sku = (await prices.skus())[0] ?? '';
    await prices.editOf(sku).click();
    await prices.form.sheet.waitFor();
    await prices.form.price('AUD', 1).fill('123.45');

    app.freeze();
    await Promise.all([page.waitForRequest(/updatePrice/), prices.form.submit.click()]);
    await app.kill();
    await prices.form.sheet
      .getByText(/unknown|network|not known/i)
      .first()
      .waitFor();
    expect(await prices.form.price('AUD', 1).inputValue()).toBe('123.45');

    await app.restart();
    await prices.form.submit.click();
    await prices.form.sheet.waitFor({ state: 'detached' });
    await prices.search.fill(sku);
    await prices.search.press('Enter');
    await expect.poll(() => prices.cell(sku, 'SP - AUD - 01')).toBe('123.45');
  } finally {
    await app.close();
  }
});
