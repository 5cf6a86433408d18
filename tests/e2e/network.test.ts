import { describe, expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { proxiedApp } from '../support/app/proxied-app';
import { openPrices } from '../support/pages/open-prices';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

/** The price list behind the proxy(). */
const open = async () => {
  const opened = await openPrices(openPage, app(), { at: proxy().url });
  opened.expectComplaints(/Failed to load resource|net::ERR/);
  return opened;
};
const listRequests = () => proxy().requests.filter(({ line }) => line === 'POST /api/price/getPrice');

describe('requests', () => {
  test('of two widgets to the same path run one at a time', { tags: 'A057' }, async () => {
    const { page } = await open();
    proxy().delay(300, { only: 'getPrice' });
    const before = listRequests().length;
    await page.evaluate(() => {
      const one = document.createElement('pricebook-prices');
      document.querySelector('main')?.append(one, one.cloneNode());
    });
    await expect
      .poll(
        () =>
          listRequests()
            .slice(before)
            .filter(({ respondedAt }) => respondedAt !== undefined).length,
      )
      .toBe(2);
    const [first, second] = listRequests().slice(before);
    expect(second?.at).toBeGreaterThan((first?.respondedAt ?? Number.POSITIVE_INFINITY) + 290);
  });

  test('that a newer search supersedes show nothing', { tags: 'A087' }, async () => {
    const { page, prices, host } = await open();
    const [, , sku = ''] = await prices.skus();
    const release = proxy().hold({ only: 'getPrice' });
    await Promise.all([page.waitForRequest(/getPrice$/), prices.search.fill('a')]);
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('getPrice'));
    await prices.search.fill(sku);
    await aborted;
    release();
    await expect.poll(() => prices.skus()).toEqual([sku]);
    expect(await host.message(/./).count()).toBe(0);
    expect(await prices.list.getByRole('alert').count()).toBe(0);
  });
});

describe('without a response', () => {
  test('a search reports the network failure, and a retry succeeds', { tags: 'A072' }, async () => {
    const { page, prices } = await open();
    // The code that edits prices loads after the first rows; a failure of it shows another Try again.
    await page.waitForLoadState('networkidle');
    await proxy().refuse();
    await prices.search.press('Enter');
    await prices.list.getByText('Error in network connection').first().waitFor();
    await proxy().restore();
    await prices.list.getByRole('button', { name: 'Try again' }).click();
    await prices.grid.getByRole('gridcell').first().waitFor();
  });

  test('a refused sign-in attempt preserves typed input', { tags: 'A072' }, async () => {
    const { page, expectComplaints } = await openPage();
    expectComplaints(/Failed to load resource|net::ERR/);
    await page.goto(proxy().url);
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('admin@pricebook.test');
    await page.getByLabel('Password', { exact: true }).fill('Pricebook-demo-1');
    await proxy().refuse();
    await page.keyboard.press('Enter');
    await page.getByText('Error in network connection').first().waitFor();
    expect(await email.inputValue()).toBe('admin@pricebook.test');
  });

  test('a save has an unknown outcome and reloads', {
    tags: 'A092',
  }, async () => {
    const { page, prices, wire } = await open();
    const [{ MAIN_SKU: sku }] = await wire.unpriced();
    await prices.createNew.click();
    await prices.form.chooseSku(sku);
    await prices.form.fillOne('9.5');
    proxy().cutAfter('request', { only: 'createPrice' });
    const reload = page.waitForRequest(/getPrice$/);
    await prices.form.submit.click();
    await prices.form.problem.getByText(/It is not known whether the change was saved/).waitFor();
    await reload;
    expect((await wire.find(sku)).map(({ MAIN_SKU }) => MAIN_SKU)).toEqual([sku]);
  });

  test('a creation is repeated after a reload, and creates one record', { tags: 'RH21' }, async () => {
    const { page, prices, wire, expectOnWire } = await open();
    expectOnWire(/createPrice: sent again/);
    const [{ MAIN_SKU: sku }] = await wire.unpriced();
    await prices.createNew.click();
    await prices.form.chooseSku(sku);
    await prices.form.fillOne('9.5');
    proxy().cutAfter('response headers', { only: 'createPrice' });
    await prices.form.submit.click();
    await prices.form.problem.getByText(/Save again: it is stored only once/).waitFor();
    await proxy().restore();
    await page.reload();
    await page.getByRole('button', { name: 'Continue editing the new price' }).click();
    await prices.form.submit.click();
    await prices.form.sheet.waitFor({ state: 'hidden' });
    expect((await wire.find(sku)).map(({ MAIN_SKU }) => MAIN_SKU)).toEqual([sku]);
  });

  test('a failed download shows a message', { tags: 'A075' }, async () => {
    const { prices, host } = await open();
    proxy().cutAfter('response headers', { only: 'GET /api/price/getPrice' });
    await prices.download.click();
    await host.message('Failed to download prices.').waitFor();
  });

  test('filter choices that fail to load show a message; the list remains', { tags: 'A074' }, async () => {
    const { prices, host } = await open();
    proxy().cutAfter('request', { only: 'priceFiltersData' });
    await prices.loadFilterChoices.click();
    await host.message(/Failed to load filters/).waitFor();
    expect(await prices.skus()).not.toEqual([]);
  });
});

test('the spinner is shown during a request and preserves focus and typing', {
  tags: ['A037', 'A106'],
}, async () => {
  const { page, prices } = await open();
  const release = proxy().hold({ only: 'getPrice' });
  await prices.search.focus();
  await Promise.all([page.waitForRequest(/getPrice$/), page.keyboard.type('a')]);
  const spinner = page.getByRole('img', { name: 'Loading' });
  await spinner.waitFor();
  const { width, height } = (await page.locator('.pricebook-busy').boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([1280, 800]);
  await page.keyboard.type('bc');
  expect(await prices.search.inputValue()).toBe('abc');
  release();
});
