import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { withPricebook } from '../../support/app/embed-script';
import { openPrices } from '../../support/pages/open-prices';
import { priceHistoryPage } from '../../support/pages/price-history.page';

const app = appForTests();
const openPage = freshPages();
const customer = 'customer@pricebook.test';

/** Names of the buttons that change prices, or read who changed them. */
const writing =
  /^(Create New|Upload|Change prices…|Past uploads|All changes|(Edit|Delete) price of .*|Price history of .*)$/;

test('a customer sees no button whose call would be refused', { tags: 'OH70' }, async () => {
  const { page, prices } = await openPrices(openPage, app(), { user: customer });
  expect(await prices.filter.count()).toBe(1);
  expect(await prices.download.count()).toBe(1);
  expect(await prices.button(writing).count()).toBe(0);
  const [sku = ''] = await prices.skus();
  await prices
    .rowOf(sku)
    .getByRole('gridcell', { name: /^\d+\.\d\d$/ })
    .first()
    .dblclick();
  expect(await prices.grid.getByRole('textbox').count()).toBe(0);

  // Permissions come with a session, and take effect at once.
  const user = { NAME: 'Tess Marsh', EMAIL: customer, PERMISSIONS: ['prices.write'] };
  const { accessToken } = await app().signIn(customer);
  await withPricebook(page, `pricebook.setSession(${JSON.stringify({ accessToken, userInfo: user })})`);
  await prices.createNew.waitFor();
  await prices.editOf(sku).waitFor();
  expect(await prices.button('Upload').count()).toBe(0);
  expect(await priceHistoryPage(page).pastUploads.count()).toBe(0);
});

test('without PERMISSIONS all buttons are shown, and the server refuses', { tags: 'OH71' }, async () => {
  const { page, prices, host, expectComplaints } = await openPrices(openPage, app(), {
    user: customer,
    hasPermissions: false,
  });
  await priceHistoryPage(page).pastUploads.waitFor();
  expect(await prices.button('Upload').count()).toBe(1);
  expect(await prices.createNew.count()).toBe(1);
  expectComplaints(/403/);
  const [sku = ''] = await prices.skus();
  await prices.deleteOf(sku).click();
  await prices.deleteDialog.getByRole('button', { name: 'Delete' }).click();
  await host.message('Your role does not allow this').waitFor();
  expect(await prices.skus()).toContain(sku);
});
