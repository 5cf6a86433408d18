import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';
import { priceHistoryPage } from '../../support/pages/price-history.page';
import { uploadPrices } from '../../support/wire/price-uploads-by-wire';

const app = appForTests();
const openPage = freshPages();

const names = ['FILE_NAME', 'UPLOADED_BY', 'CHANGED_BY', 'NAME'];

test('a missing person or file name has a word in its place', { tags: ['L201', 'L202', 'L204'] }, async () => {
  const { page, prices, wire } = await openPrices(openPage, app());
  const token = (await app().signIn()).accessToken;
  const sku = 'NAMELESS-1';
  await app().call('POST', 'product/createProduct', token, { MAIN_SKU: sku });
  await wire.create(sku, { AUD: ['10'], USD: [] });
  await uploadPrices(app(), token, 'nameless.csv', [[sku, '12']]);
  await page.route(/api\/price\/(getPriceUploads|previewTakeBack|getPriceHistory)/, async (route) => {
    const response = await route.fetch();
    const withoutNames = (key: string, value: unknown) => (names.includes(key) ? '' : value);
    await route.fulfill({ response, json: JSON.parse(await response.text(), withoutNames) });
  });
  await prices.search.fill(sku);
  await prices.rowOf(sku).waitFor();
  const past = priceHistoryPage(page);
  await past.pastUploads.click();
  await past.uploads
    .getByText(/^an unknown person · /)
    .first()
    .waitFor();
  await past.uploads
    .getByRole('button', { name: /^Take back an upload of \d/ })
    .first()
    .click();
  await past.takeBack.getByText(/^a file · an unknown person · \d/).waitFor();
  await past.cancel.click();
  await past.takeBack.waitFor({ state: 'detached' });
  await past.uploads.getByRole('button', { name: 'Close' }).click();
  await past.historyOf(sku).click();
  const history = past.history(sku);
  await history.getByRole('combobox', { name: 'Price level' }).selectOption('SP - AUD - 01');
  const rows = history.getByRole('table').getByRole('row');
  await expect.poll(() => rows.nth(1).innerText()).toMatch(/an unknown person by the upload of a file$/);
});
