import { expect, test } from 'vitest';
import { freshPages } from '../../support/app/browser';
import { proxiedApp } from '../../support/app/proxied-app';
import { openOnePrice } from '../../support/pages/one-price';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

const openOne = () => openOnePrice(openPage, app(), { at: proxy().url });

test('prices of one record are typed faster than they are saved', { tags: 'LL05' }, async () => {
  const { page, prices, cell, stored } = await openOne();
  proxy().delay(150);
  await (await cell('SP - AUD - 01')).click();
  for (const price of ['10.1', '9.1', '8.5', '8.1']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(price, { delay: 20 });
    await page.keyboard.press('Tab');
  }
  const all = { SP_AUD_01: '10.1', SP_AUD_02: '9.1', SP_AUD_03: '8.5', SP_AUD_04: '8.1', SP_USD_01: '8' };
  await expect.poll(stored).toMatchObject(all);
  expect(await prices.list.getByRole('dialog').count()).toBe(0);
  await expect.poll(async () => (await cell('SP - AUD - 04')).innerText()).toBe('8.10');
});

test('a price that was just saved is changed again at once', { tags: 'LL05' }, async () => {
  const { page, prices, cell, stored } = await openOne();
  proxy().delay(150);
  const first = await cell('SP - AUD - 01');
  await first.click();
  for (const price of ['10.1', '10.2', '10.3']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(price);
    await page.keyboard.press('Enter');
  }
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '10.3' });
  expect(await prices.list.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => first.innerText()).toBe('10.30');
});
