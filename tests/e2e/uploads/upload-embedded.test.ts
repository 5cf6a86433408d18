import { expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { foreignPageForTests } from '../../support/app/foreign-page';
import { uploadPanel } from '../../support/pages/upload.page';
import { pricesOf } from '../../support/wire/prices-by-wire';

const openPage = freshPages();
/** The worker-src of the shop's policy. */
let workers = '';
// A foreign page, with its own policy, that loads script and API from the app's origin.
const shop = foreignPageForTests(() => {
  const from = app().url;
  return {
    policy: `default-src 'self'; script-src ${from}; connect-src ${from}; ${workers}; img-src 'self' data:; style-src 'self'; require-trusted-types-for 'script'; trusted-types pricebook`,
    html: `<!doctype html><html lang="en"><title>Shop</title><script type="module" src="${from}/embed/pricebook.js"></script><pricebook-prices api-base="${from}"></pricebook-prices>`,
  };
});

// Started after the shop, whose origin it needs.
const app = appForTests({ corsOrigins: shop.origins });

/** The upload panel on a page, signed in. Each test also fails on any unexpected violation of the page's policy. */
async function openUpload(address: string) {
  const opened = await openPage();
  opened.page.setDefaultTimeout(200_000);
  const session = await app().signIn();
  await storeSession(opened.page, session, app().url);
  await opened.page.goto(address);
  await opened.page.locator('pricebook-prices').getByRole('gridcell').first().waitFor();
  const wire = pricesOf(app(), session.accessToken);
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const upload = uploadPanel(opened.page);
  await upload.open();
  return { ...opened, upload, wire, sku };
}

/** Rows of a text file of more than 2 MB. */
const manyRows = [
  'MAIN_SKU,SP_AUD_01',
  ...Array.from({ length: 90_000 }, (_, row) => `SOME-LONGER-SKU-${row},12.3456`),
];
const workerOf = ({ page }: Pick<Awaited<ReturnType<typeof openUpload>>, 'page'>) =>
  page.workers().map((worker) => new URL(worker.url()).protocol);

test('a page of another origin reads a file in a blob: Worker', {
  tags: 'B122',
}, async () => {
  workers = 'worker-src blob:';
  const { upload, page, wire, sku } = await openUpload(shop.origin());
  await upload.choose('large.csv', manyRows);
  await upload.panel.getByText('90,000 rows checked.').waitFor();
  expect(workerOf({ page })).toEqual(['blob:']);
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', `${sku},5`]);
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  expect(await wire.find(sku)).toMatchObject([{ SP_AUD_01: '5' }]);
});

test('a page without Workers reads small files and refuses large ones', {
  tags: 'B123',
}, async () => {
  workers = "worker-src 'none'";
  const { upload, page, expectComplaints } = await openUpload(shop.origin());
  expectComplaints(/worker-src|Content Security Policy/);
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', 'A-1,5']);
  await upload.panel.getByText('1 row checked.').waitFor();
  await expect.poll(() => upload.rows()).toEqual([['A-1, not known', '2', '5.00']]);
  await upload.choose('large.csv', manyRows);
  await upload.panel.getByText('Files over 2 MB need a background worker, which this page does not allow.').waitFor();
  expect(workerOf({ page })).toEqual([]);
});

test('an upload violates neither the policy nor Trusted Types', { tags: 'B124' }, async () => {
  const { upload, page, wire, sku } = await openUpload(`${app().url}/demo/embed/strict.html`);
  // Numbers in another notation: a new file is generated.
  await upload.choose('prices.csv', ['MAIN_SKU;SP_AUD_01', `${sku};1.284,5`]);
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  expect(workerOf({ page })).toEqual(['http:']);
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  expect(await wire.find(sku)).toMatchObject([{ SP_AUD_01: '1284.5' }]);

  // Again, with a review.
  await upload.open();
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', `${sku},1290`]);
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await upload.panel.waitFor({ state: 'detached' });
  expect(await wire.find(sku)).toMatchObject([{ SP_AUD_01: '1290' }]);
});
