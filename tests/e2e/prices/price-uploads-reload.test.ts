import { expect, test } from 'vitest';
import { freshPages } from '../../support/app/browser';
import { proxiedApp } from '../../support/app/proxied-app';
import { openPrices } from '../../support/pages/open-prices';
import { priceHistoryPage } from '../../support/pages/price-history.page';
import { uploadPrices } from '../../support/wire/price-uploads-by-wire';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

test('Try again reads the uploads from the start after a failed reload', { tags: 'L207' }, async () => {
  const { page, prices, wire, host, expectComplaints } = await openPrices(openPage, app(), { at: proxy().url });
  expectComplaints(/net::ERR|Failed to load resource/);
  const token = (await app().signIn()).accessToken;
  await app().call('POST', 'product/createProduct', token, { MAIN_SKU: 'RELOAD-A' });
  await wire.create('RELOAD-A', { AUD: ['10'], USD: [] });
  // More than a page of uploads: beyond the last page, the back end sends the last one.
  for (let price = 20; price < 40; price++) {
    await uploadPrices(app(), token, `${price}.csv`, [['RELOAD-A', String(price)]]);
  }
  await uploadPrices(app(), token, 'reload.csv', [['RELOAD-A', '12']]);
  await prices.search.fill('RELOAD-A');
  await prices.rowOf('RELOAD-A').waitFor();

  const past = priceHistoryPage(page);
  await past.pastUploads.click();
  await past.takeBackOf('reload.csv').click();
  await past.confirm.waitFor();
  proxy().cutAfter('response headers', { only: 'getPriceUploads' });
  await past.confirm.click();
  await host.message(/Upload taken back/).waitFor();
  const again = past.uploads.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await proxy().restore();
  await again.click();
  await past
    .uploadOf('reload.csv')
    .getByText(/^Taken back by/)
    .waitFor();
  expect(await past.takeBackOf('reload.csv').count()).toBe(0);
});
