import { expect, test } from 'vitest';
import { freshPages } from '../../support/app/browser';
import { proxiedApp } from '../../support/app/proxied-app';
import { openPrices } from '../../support/pages/open-prices';
import { whenEditable } from '../../support/pages/when-editable';
import { pricesOf } from '../../support/wire/prices-by-wire';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

/** The list behind the proxy, filtered to two records with a first AUD price, and the keys of the uploads that are sent. */
async function open(name: string) {
  const opened = await openPrices(openPage, app(), { at: proxy().url });
  const { page, prices, context, wire } = opened;
  opened.expectComplaints(/Failed to load resource|net::ERR/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const skus = [`${name}-1`, `${name}-2`];
  const token = (await app().signIn()).accessToken;
  for (const sku of skus) {
    await app().call('POST', 'product/createProduct', token, { MAIN_SKU: sku, STATUS: 'Active' });
    await wire.create(sku, { AUD: ['10'], USD: [] });
  }
  await prices.search.fill(name);
  await prices.total(2).waitFor();
  const place = await prices.scrollToColumn('SP - AUD - 03');
  const cell = (sku = '') => prices.rowOf(sku).locator(`[role=gridcell][aria-colindex="${place}"]`);
  await whenEditable(page, cell(skus[0]));
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/uploadPrice')) keys.push(request.headers()['idempotency-key']);
  });
  /** The third AUD prices of both records, read in a separate session. */
  const stored = async () => {
    const records = await pricesOf(app(), (await app().signIn()).accessToken).find(name);
    return records.map((record) => Reflect.get(record, 'SP_AUD_03'));
  };
  return { ...opened, cell: () => cell(skus[0]), keys, stored };
}

/** The distinct keys, after a check that there are any. */
const distinct = (keys: readonly (string | undefined)[]) => {
  expect(keys).not.toContain(undefined);
  return new Set(keys).size;
};

test('a block that is sent as an upload is repeated with its key, when confirmed again and when undone again', {
  tags: 'RH23',
}, async () => {
  const { page, prices, host, cell, keys, stored } = await open('LOSTBLOCK');
  await cell().click();
  await page.evaluate(() => navigator.clipboard.writeText('5.5\n6.6'));
  await page.keyboard.press('Control+V');
  const review = prices.list.getByRole('dialog', { name: 'Paste prices' });
  await review.getByText('2 prices in 2 records would change').waitFor();
  const confirm = review.getByRole('button', { name: 'Confirm Changes' });

  // The second price is empty: updatePrice cannot leave a gap, so both records go into one upload.
  proxy().cutAfter('response headers', { only: 'uploadPrice' });
  await confirm.click();
  await review.getByText('Confirm them again: they are stored only once.', { exact: false }).waitFor();
  expect(await stored()).toEqual(['', '']);
  await proxy().restore();
  await confirm.click();
  await host.message('2 prices in 2 records.').waitFor();
  expect(await stored()).toEqual(['5.5', '6.6']);
  expect([keys.length, distinct(keys)]).toEqual([2, 1]);

  keys.length = 0;
  await review.waitFor({ state: 'detached' });
  proxy().cutAfter('response headers', { only: 'uploadPrice' });
  await page.keyboard.press('Control+Z');
  await host.message('Not everything was undone').waitFor();
  await proxy().restore();
  await page.keyboard.press('Control+Z');
  await host.message('2 prices as before again.').waitFor();
  expect(await stored()).toEqual(['', '']);
  expect([keys.length, distinct(keys)]).toEqual([2, 1]);
});

test('a block that is confirmed offline is told once, and the list keeps its rows', { tags: 'NC132' }, async () => {
  const { page, prices, context, host, cell, stored, expectComplaints } = await open('OFFLINEBLOCK');
  expectComplaints(/net::ERR|Failed to fetch|Failed to load/);
  await cell().press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.evaluate(() => navigator.clipboard.writeText('9.5\n9.6'));
  await page.keyboard.press('Control+V');
  const review = prices.list.getByRole('dialog', { name: 'Paste prices' });
  await review.getByText('2 prices in 2 records would change').waitFor();
  await context.setOffline(true);
  await review.getByRole('button', { name: 'Confirm Changes' }).click();
  await review.getByText(/2 records .*: OFFLINEBLOCK-1, OFFLINEBLOCK-2 \(Error in network connection\)\./).waitFor();
  expect(await host.message('Error in network connection').count()).toBe(0);
  expect(await prices.list.getByText('could not be loaded').count()).toBe(0);
  expect(await prices.rowOf('OFFLINEBLOCK-2').count()).toBe(1);
  await context.setOffline(false);
  await review.getByRole('button', { name: 'Confirm Changes' }).click();
  await review.waitFor({ state: 'detached' });
  await host.message('2 prices in 2 records.').waitFor();
  expect(await stored()).toEqual(['', '']);
});
