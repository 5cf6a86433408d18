import { expect, test } from 'vitest';
import { freshPages } from '../../support/app/browser';
import { proxiedApp } from '../../support/app/proxied-app';
import { openPrices } from '../../support/pages/open-prices';
import { priceHistoryPage } from '../../support/pages/price-history.page';
import { uploadPrices } from '../../support/wire/price-uploads-by-wire';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

test('a change is taken back with its parts on the pages that follow', {
  tags: ['GC20', 'QC149'],
}, async () => {
  const { page, wire, expectComplaints } = await openPrices(openPage, app(), { at: proxy().url });
  const token = (await app().signIn()).accessToken;
  const past = priceHistoryPage(page);
  const [first = '', second = '', later = ''] = await Promise.all(
    ['10', '20', '30'].map(async (price, index) => {
      const MAIN_SKU = `PART-PAGES-${index}`;
      await app().call('POST', 'product/createProduct', token, { MAIN_SKU });
      await wire.create(MAIN_SKU, { AUD: [price], USD: [] });
      return MAIN_SKU;
    }),
  );
  const upload = (name: string, sku: string, price: string) => uploadPrices(app(), token, name, [[sku, price]]);
  const stored = async (sku: string) => (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expectComplaints(/net::ERR|Failed to load resource/);
  await upload('AUD +10 % (1 of 2).csv', first, '11');
  await upload('AUD +10 % (2 of 2).csv', second, '22');
  for (let number = 1; number <= 19; number += 1) await upload(`day-${number}.csv`, later, `${number}`);
  await past.pastUploads.click();
  const takeBack = past.takeBackOf('AUD +10 % (2 of 2).csv');
  await takeBack.waitFor();
  proxy().cutAfter('response headers', { only: 'getPriceUploads' });
  await takeBack.click();
  await past.uploads.getByRole('alert').waitFor();
  // One that is no part of a change needs no other page.
  await past.takeBackOf('day-19.csv').click();
  await past.takeBack.getByRole('button', { name: 'Cancel' }).click();
  await proxy().restore();
  proxy().cutAfter('response headers', { only: 'previewTakeBack' });
  await takeBack.click();
  const again = past.takeBack.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await proxy().restore();
  await again.click();
  await past.takeBack.getByText('It is one of 2 uploads of one change, which are taken back together.').waitFor();
  const hasFocus = () => past.takeBack.evaluate((dialog) => dialog.querySelector(':focus') !== null);
  expect(await hasFocus()).toBe(true);
  // The second request asks for an upload that the server does not have.
  let requests = 0;
  const otherUpload = JSON.stringify({ ID: 999_999, CHANGED_SINCE: 0 });
  await page.route(/takeBackUpload/, (route) => {
    requests += 1;
    return route.continue(requests === 2 ? { postData: otherUpload } : {});
  });
  await past.takeBack.getByRole('button', { name: 'Take back 2 records' }).click();
  await past.takeBack.getByRole('button', { name: 'Take back 1 record' }).waitFor();
  expect(await hasFocus()).toBe(true);
  await past.takeBack.getByRole('button', { name: 'Take back 1 record' }).click();
  await expect.poll(() => stored(first)).toMatchObject({ SP_AUD_01: '10' });
  await expect.poll(() => stored(second)).toMatchObject({ SP_AUD_01: '20' });
});
