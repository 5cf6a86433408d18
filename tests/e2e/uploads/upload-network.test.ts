import { expect, test } from 'vitest';
import { freshPages } from '../../support/app/browser';
import { proxiedApp } from '../../support/app/proxied-app';
import { holdRequests } from '../../support/pages/hold-requests';
import { loginPage } from '../../support/pages/login.page';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';
import { pricesOf } from '../../support/wire/prices-by-wire';

const tokenLifeMs = 12 * 60 * 60 * 1000;
let aheadMs = 0;

const { app, proxy } = proxiedApp({ clock: () => new Date(Date.now() + aheadMs) });
const openPage = freshPages();

/** The upload panel behind the proxy, with three SKUs that have a first AUD price each, and one that has none. */
async function openUpload() {
  const opened = await openPrices(openPage, app(), { at: proxy().url });
  opened.expectComplaints(/Failed to load resource|net::ERR/);
  const skus: string[] = [];
  for (const { MAIN_SKU } of (await opened.wire.unpriced()).slice(0, 3)) {
    await opened.wire.create(MAIN_SKU, { AUD: ['10'], USD: [] });
    skus.push(MAIN_SKU);
  }
  const [{ MAIN_SKU: unpriced }] = await opened.wire.unpriced();
  const [first = '', second = '', third = ''] = skus;
  const upload = uploadPanel(opened.page);
  const choose = async (rows: readonly (readonly [sku: string, price: string])[]) => {
    await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', ...rows.map((row) => row.join(','))]);
    await upload.panel.getByText(/rows? checked, no errors\./).waitFor();
  };
  /** The stored price, read in a separate session. */
  const priceOf = async (sku: string) => {
    const [record] = await pricesOf(app(), (await app().signIn()).accessToken).find(sku);
    return Reflect.get(record ?? {}, 'SP_AUD_01');
  };
  /** Uploads changes of the three, excludes the second, and stops in the review. */
  const review = async () => {
    await choose([first, second, third].map((sku) => [sku, '11']));
    await upload.submit.click();
    await upload.panel.getByText('3 differ', { exact: false }).waitFor();
    await upload.pair(second).click();
    await upload.panel.getByText('2 of 3 rows', { exact: false }).waitFor();
  };
  await upload.open();
  return { ...opened, upload, choose, review, priceOf, skus: { first, second, third, unpriced } };
}
const confirmed = /Changes confirmed successfully!/;

test('a warning toast in a response is shown once', { tags: 'B008' }, async () => {
  const { upload, choose, skus, host } = await openUpload();
  await choose([[skus.first, '12']]);
  const release = proxy().hold({ only: 'uploadPrice' });
  await upload.submit.click();
  await upload.panel.getByText('Sent. Waiting for the answer.').waitFor();
  expect(await host.message(/./).count()).toBe(0);
  release();
  await host.message('Warning').waitFor();
  expect(await host.message(/./).count()).toBe(1);
});

test('a cut upload preserves its preview, and succeeds on retry', {
  tags: 'B009',
}, async () => {
  const { upload, choose, skus, host, priceOf } = await openUpload();
  await choose([[skus.unpriced, '5']]);
  await proxy().refuse();
  await upload.submit.click();
  await upload.panel.getByText('The connection failed before the file had arrived. Nothing was changed').waitFor();
  await host.message('Something went wrong!').waitFor();
  expect(await priceOf(skus.unpriced)).toBeUndefined();
  await expect.poll(() => upload.rows()).toEqual([[skus.unpriced, '2', '5.00']]);
  await proxy().restore();
  await upload.submit.click();
  await host.message('1 new').waitFor();
  expect(await priceOf(skus.unpriced)).toBe('5');
});

test('an upload that is cut changes nothing', { tags: 'B009' }, async () => {
  const { upload, choose, skus, priceOf } = await openUpload();
  await choose([[skus.unpriced, '5']]);
  proxy().cutAfter('request body', { only: 'uploadPrice' });
  await upload.submit.click();
  await upload.panel
    .getByText(/^Something went wrong! (The connection failed before|Error in network connection)/)
    .waitFor();
  expect(await priceOf(skus.unpriced)).toBeUndefined();
  await expect.poll(() => upload.rows()).toEqual([[skus.unpriced, '2', '5.00']]);
});

test('a lost upload response is unknown; the repeated file gets the first response', {
  tags: ['B010', 'RH22'],
}, async () => {
  const { upload, choose, skus, host, priceOf } = await openUpload();
  await choose([[skus.unpriced, '6']]);
  proxy().cutAfter('response headers', { only: 'uploadPrice' });
  await upload.submit.click();
  await upload.panel.getByText('Submit the file again: it is stored only once.', { exact: false }).waitFor();
  await proxy().restore();
  await upload.submit.click();
  await host.message('1 new').waitFor();
  expect(await priceOf(skus.unpriced)).toBe('6');
});

test('a cut confirmation preserves every choice, and repeats without duplicates', {
  tags: 'B010',
}, async () => {
  const { upload, review, skus, host, priceOf } = await openUpload();
  await review();
  proxy().cutAfter('response headers', { only: 'confirmChanges' });
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await upload.panel.getByText('It is not known whether the changes were written.', { exact: false }).waitFor();
  await upload.panel.getByText('2 of 3 rows', { exact: false }).waitFor();
  await proxy().restore();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await host.message(confirmed).waitFor();
  expect([await priceOf(skus.first), await priceOf(skus.second), await priceOf(skus.third)]).toEqual([
    '11',
    '10',
    '11',
  ]);
});

test('a confirmation that never arrives writes nothing and preserves every choice', { tags: 'B010' }, async () => {
  const { upload, review, skus, priceOf } = await openUpload();
  await review();
  await proxy().refuse();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await upload.panel.getByText('It is not known whether the changes were written.', { exact: false }).waitFor();
  await upload.panel.getByText('2 of 3 rows', { exact: false }).waitFor();
  expect(await priceOf(skus.first)).toBe('10');
});

test('a session expired in the review continues after signing in', {
  tags: 'B011',
}, async () => {
  const { page, upload, review, skus, host, priceOf } = await openUpload();
  await review();
  aheadMs += tokenLifeMs;
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await loginPage(page).signIn();
  await upload.open();
  await upload.panel.getByText('2 changes of prices.csv are still to be confirmed', { exact: false }).waitFor();
  await upload.panel.getByRole('button', { name: 'Go on with the review' }).click();
  await upload.panel.getByText('2 of 3 rows', { exact: false }).waitFor();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await host.message(confirmed).waitFor();
  expect([await priceOf(skus.first), await priceOf(skus.second)]).toEqual(['11', '10']);
});

test('a checked file is still open after signing in again, and is sent', { tags: 'RC20' }, async () => {
  const { page, upload, choose, skus, host } = await openUpload();
  await choose([[skus.unpriced, '12.5']]);
  aheadMs += tokenLifeMs;
  await upload.submit.click();
  await loginPage(page).signIn();
  await page.getByText('prices.csv is still open, as you left it').waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await host.message(/1 new|created/i).waitFor();
});

test('a file that is still open is not shown to another user', { tags: ['RC20', 'RC21'] }, async () => {
  const { page, upload, choose, skus, host } = await openUpload();
  await choose([[skus.unpriced, '12.5']]);
  aheadMs += tokenLifeMs;
  await upload.submit.click();
  await loginPage(page).signIn('sales@pricebook.test');
  await host.tab('Price List').click();
  await page.getByRole('gridcell').first().waitFor();
  await upload.open();
  expect(await page.getByText('prices.csv', { exact: false }).count()).toBe(0);
});

test('a tab closed in the review restores it with every choice', {
  tags: 'B011',
}, async () => {
  const { page, upload, review, skus, host, priceOf } = await openUpload();
  await review();
  await page.goto(`${proxy().url}/health`);
  expect(await priceOf(skus.first)).toBe('10');
  await page.goBack();
  await upload.open();
  await upload.panel.getByRole('button', { name: 'Go on with the review' }).click();
  await upload.panel.getByText('2 of 3 rows', { exact: false }).waitFor();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await host.message(confirmed).waitFor();
  expect([await priceOf(skus.first), await priceOf(skus.second)]).toEqual(['11', '10']);
});

test('a tab closed while changes are written reports them as unknown', {
  tags: 'B011',
}, async () => {
  const { page, upload, review, skus, host, priceOf } = await openUpload();
  await review();
  proxy().drop({ only: 'confirmChanges' });
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await expect.poll(() => priceOf(skus.first)).toBe('11');
  await page.goto(`${proxy().url}/health`);
  await proxy().restore();
  await page.goBack();
  await upload.open();
  await upload.panel.getByText('it is not known whether they were written', { exact: false }).waitFor();
  await upload.panel.getByRole('button', { name: 'Go on with the review' }).click();
  await upload.panel.getByText('It is not known whether the changes were written.', { exact: false }).waitFor();
  await upload.panel.getByText('2 of 3 rows', { exact: false }).waitFor();
  await upload.panel.getByRole('button', { name: 'Cancel' }).click();
  await upload.panel.getByText('It is not known whether the changes that you confirmed were written').waitFor();
  await upload.panel.getByRole('button', { name: 'Keep reviewing' }).click();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await host.message(confirmed).waitFor();
  expect([await priceOf(skus.first), await priceOf(skus.second)]).toEqual(['11', '10']);
});

test('a user who returns while changes are written sees the result', {
  tags: 'B011',
}, async () => {
  const { page, upload, review, skus, host, priceOf } = await openUpload();
  // Another dialog stands in for it until its code is there; a click on that one is lost when it is replaced.
  await upload.panel.getByText('Please upload an Excel file to preview').waitFor();
  await upload.panel.getByRole('button', { name: 'Cancel' }).click();
  await host.tab('Quotes').click();
  await host.tab('Price List').click();
  await upload.open();
  await review();
  const release = await holdRequests(page, /confirmChanges/);
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await page.goBack();
  await upload.panel.waitFor({ state: 'detached' });
  await page.goForward();
  await upload.open();
  await upload.panel.getByText('2 of 3 rows', { exact: false }).waitFor();
  release();
  await host.message(confirmed).waitFor();
  await upload.panel.waitFor({ state: 'detached' });
  expect([await priceOf(skus.first), await priceOf(skus.second)]).toEqual(['11', '10']);
  await upload.open();
  await upload.panel.getByText('Please upload an Excel file to preview').waitFor();
});
