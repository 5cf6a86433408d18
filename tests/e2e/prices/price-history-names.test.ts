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
  await expect.poll(() => rows.nth(1).innerText()).toMatch(/an unknown person by the upload of a file\s+Set back$/);
});

test('facts that the back end does not send are not claimed', { tags: 'RH04' }, async () => {
  const { page, prices, wire } = await openPrices(openPage, app());
  const token = (await app().signIn()).accessToken;
  const sku = 'FACTLESS-1';
  await app().call('POST', 'product/createProduct', token, { MAIN_SKU: sku });
  await wire.create(sku, { AUD: ['10'], USD: [] });
  await uploadPrices(app(), token, 'factless.csv', [[sku, '12']]);
  const facts = ['KIND', 'CHANGED_BY', 'CREATED', 'CHANGED', 'PENDING'];
  await page.route(/api\/price\/(getPriceUploads|getPriceHistory)/, async (route) => {
    const response = await route.fetch();
    const json = JSON.parse(await response.text(), (key, value) => (facts.includes(key) ? undefined : value));
    await route.fulfill({ response, json });
  });
  await prices.search.fill(sku);
  await prices.rowOf(sku).waitFor();
  const past = priceHistoryPage(page);
  await past.historyOf(sku).click();
  const change = past.history(sku).getByRole('list', { name: 'Changes, newest first' }).getByRole('listitem').first();
  await change.waitFor();
  expect(await change.innerText()).toMatch(/^Changed\s/);
  expect(await change.innerText()).not.toMatch(/by hand|unknown person/);
  await past.history(sku).getByRole('button', { name: 'Close' }).click();
  await past.pastUploads.click();
  const upload = past.uploadOf('factless.csv');
  await upload.waitFor();
  expect(await upload.innerText()).not.toMatch(/added|changed/);
  expect(await past.takeBackOf('factless.csv').isEnabled()).toBe(true);
});

test('a server without a history says so, without a retry', { tags: 'RH05' }, async () => {
  const { page, prices, expectComplaints } = await openPrices(openPage, app());
  expectComplaints(/404|405/);
  await page.route(/api\/price\/getPriceHistory/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route(/api\/price\/getPriceUploads/, (route) => route.fulfill({ status: 405, body: '' }));
  const past = priceHistoryPage(page);
  const [sku = ''] = await prices.skus();
  await past.historyOf(sku).click();
  const refusal = past.history(sku).getByRole('alert');
  await refusal.getByText('This server keeps no history of prices.').waitFor();
  expect(await refusal.getByRole('button').count()).toBe(0);
  await past.history(sku).getByRole('button', { name: 'Close' }).click();
  await past.pastUploads.click();
  await past.uploads.getByRole('alert').getByText('This server keeps no history of prices.').waitFor();
});
