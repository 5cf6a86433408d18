import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { isFocused } from '../../support/pages/keyboard';
import { openPrices } from '../../support/pages/open-prices';
import { priceHistoryPage } from '../../support/pages/price-history.page';
import { uploadPrices } from '../../support/wire/price-uploads-by-wire';
import { rowsOfDownload } from '../../support/wire/workbook';

const app = appForTests();
const openPage = freshPages();

/** Where a day begins 14 hours before it does in UTC. */
const context = { timezoneId: 'Pacific/Kiritimati' };

let products = 0;

/** The list, and a record that was created with 10 and raised to 12 by an upload. */
async function open() {
  const opened = await openPrices(openPage, app(), { context });
  products += 1;
  const sku = `CHANGES-${products}`;
  const token = (await app().signIn()).accessToken;
  await app().call('POST', 'product/createProduct', token, { MAIN_SKU: sku });
  await opened.wire.create(sku, { AUD: ['10'], USD: [] });
  await uploadPrices(app(), token, 'june.csv', [[sku, '12']]);
  const past = priceHistoryPage(opened.page);
  return { ...opened, sku, past, since: past.allChanges.getByLabel('Changed since') };
}

test('all changes are listed, chosen by day, and lead to their SKU', { tags: ['NH03', 'GC23'] }, async () => {
  const { page, prices, sku, past, since } = await open();
  await past.showAllChanges.press('Enter');
  await past.changesOf(sku).nth(1).waitFor();
  const texts = (await past.changesOf(sku).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  expect(texts).toEqual([
    expect.stringMatching(
      new RegExp(`^${sku} Changed by Marion Okafor by the upload of june\\.csv \\d.*SP - AUD - 01.*10\\.00.*12\\.00`),
    ),
    expect.stringMatching(new RegExp(`^${sku} Created by Marion Okafor by hand \\d.*SP - AUD - 01.*10\\.00`)),
  ]);
  expect(await isFocused(since)).toBe(true);

  const request = page.waitForRequest(/getPriceChanges.*SINCE/);
  await since.fill('2999-05-02');
  expect(new URL((await request).url()).searchParams.get('SINCE')).toBe('2999-05-01T10:00:00.000Z');
  await past.allChanges.getByText('No price was changed since then').waitFor();
  await since.fill('2020-05-02');
  await past.changesOf(sku).first().waitFor();

  // Filters that hide the record, and a page that the search does not have.
  const filtered = page.waitForResponse(/getPrice$/);
  await page.locator('pricebook-prices').evaluate((element) => {
    element.setAttribute('page', '2');
    element.setAttribute('filters', '{"STATUS":["Inactive"]}');
  });
  await filtered;
  await past
    .changesOf(sku)
    .first()
    .getByRole('button', { name: `${sku}: show in the price list` })
    .press('Enter');
  await past.allChanges.waitFor({ state: 'detached' });
  await expect.poll(prices.skus).toEqual([sku]);
  expect(await prices.search.inputValue()).toBe(sku);
  expect(await isFocused(past.showAllChanges)).toBe(true);
});

test('the chosen changes are saved as a spreadsheet', { tags: 'NH04' }, async () => {
  const { page, host, sku, past, since } = await open();
  await past.showAllChanges.click();
  await since.fill('2020-05-02');
  await past.changesOf(sku).first().waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    past.allChanges.getByRole('button', { name: 'Download' }).click(),
  ]);
  await host.message(/changed prices? in 1 file/).waitFor();
  expect(file.suggestedFilename()).toMatch(/^price-changes_\d{4}-\d\d-\d\d\.xlsx$/);
  const rows = (await rowsOfDownload(file)).filter((row) => row['Main SKU'] === sku);
  expect(rows).toEqual([
    {
      ...{ 'Main SKU': sku, 'Price level': 'SP - AUD - 01', From: 10, To: 12, When: expect.stringMatching(/^\d{4}-/) },
      ...{ 'By whom': 'Marion Okafor', How: 'By an upload', File: 'june.csv' },
    },
    {
      ...{ 'Main SKU': sku, 'Price level': 'SP - AUD - 01', To: 10, When: expect.stringMatching(/^\d{4}-/) },
      ...{ 'By whom': 'Marion Okafor', How: 'By hand' },
    },
  ]);
});

test('a download of changes is stopped, and saves nothing', { tags: 'NH04' }, async () => {
  const { page, sku, past } = await open();
  await past.showAllChanges.click();
  await past.changesOf(sku).first().waitFor();
  let isSaved = false;
  page.on('download', () => {
    isSaved = true;
  });
  // The server does not respond until the page gives up.
  let hold = () => {};
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  await page.route(/getPriceChanges.*itemsPerPage=100/, () => hold());
  const button = past.allChanges.getByRole('button', { name: 'Download' });
  await button.press('Enter');
  await held;
  await past.allChanges.getByRole('status').getByText('0 changes read').waitFor();
  const stop = past.allChanges.getByRole('button', { name: 'Stop' });
  expect(await isFocused(stop)).toBe(true);
  await stop.press('Enter');
  await button.waitFor();
  expect([isSaved, await isFocused(button)]).toEqual([false, true]);
});

test('a server without the list of all changes says so', { tags: 'NH03' }, async () => {
  const { page, past, expectComplaints } = await open();
  expectComplaints(/404/);
  await page.route(/api\/price\/getPriceChanges/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await past.showAllChanges.click();
  const refusal = past.allChanges.getByRole('alert');
  await refusal.getByText('This server keeps no list of all changes.').waitFor();
  expect(await refusal.getByRole('button').count()).toBe(0);
});

test('without the attribute nothing of all changes is shown or requested', { tags: 'NH03' }, async () => {
  const { page, prices, past } = await open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await prices.list.evaluate((element) => element.removeAttribute('price-history'));
  await past.showAllChanges.waitFor({ state: 'detached' });
  expect(asked.filter((url) => /getPriceChanges/.test(url))).toEqual([]);
});
