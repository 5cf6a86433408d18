import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { hostPage } from '../../support/pages/host.page';
import { openPrices } from '../../support/pages/open-prices';
import { priceListPage } from '../../support/pages/price-list.page';

const app = appForTests();
const openPage = freshPages();

test('another user who signs in in another tab lets this one copy what was typed', { tags: 'RC21' }, async () => {
  const { context, page } = await openPrices(openPage, app());
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await context.newPage();
  await other.goto(`${app().url}/prices`);
  const prices = priceListPage(other);
  await prices.grid.getByRole('gridcell').first().waitFor();
  await prices.editOf((await prices.skus())[0] ?? '').click();
  await prices.form.price('AUD', 1).fill('66.7');
  const sales = await app().signIn('sales@pricebook.test');
  await page.evaluate(
    ({ accessToken, userInfo }) => {
      localStorage.setItem(`pricebook.userInfo@${location.origin}`, JSON.stringify(userInfo));
      localStorage.setItem(`pricebook.accessToken@${location.origin}`, accessToken);
    },
    { accessToken: sales.accessToken, userInfo: sales.userInfo },
  );
  await hostPage(other).message('Another user has signed in.').getByRole('button', { name: 'Copy' }).click();
  await hostPage(other).message('What was typed was copied.').waitFor();
  expect(await other.evaluate(() => navigator.clipboard.readText())).toContain('66.7');
  expect(await other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))).toEqual([]);
  expect(await other.getByText('Continue editing', { exact: false }).count()).toBe(0);
});
