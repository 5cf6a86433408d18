import { expect, test } from 'vitest';
import { freshPages } from '../../support/app/browser';
import { proxiedApp } from '../../support/app/proxied-app';
import { changePricesPage } from '../../support/pages/change-prices.page';
import { openPrices } from '../../support/pages/open-prices';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

/** A typed rule, while responses with stored prices are held. */
async function typeRule() {
  const opened = await openPrices(openPage, app(), { at: proxy().url });
  const change = changePricesPage(opened.page);
  const release = proxy().hold({ only: 'GET /api/price/getPrice' });
  const typePercent = async () => {
    await change.open.click();
    await change.field('Per cent').fill('7');
  };
  return { ...opened, change, release, typePercent };
}

test.each([
  ['the rule is changed', (change: ReturnType<typeof changePricesPage>) => change.field('Per cent').fill('8')],
  [
    'the form is closed',
    async (change: ReturnType<typeof changePricesPage>) => {
      await change.form.getByRole('button', { name: 'Cancel' }).click();
      await change.form.page().getByRole('button', { name: 'Discard' }).click();
    },
  ],
])('once %s, the stored prices are no longer downloaded for the preview', { tags: 'HC26' }, async (_, leave) => {
  const { page, change, typePercent } = await typeRule();
  await typePercent();
  const sent = page.waitForRequest(/download=1/);
  await change.preview.click();
  await sent;
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('download=1'));
  await leave(change);
  await ended;
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'detached' });
});

test('a download of the list goes on while the changes of many prices are previewed', { tags: 'HC27' }, async () => {
  const { page, prices, change, release, typePercent } = await typeRule();
  const downloaded = page.waitForEvent('download');
  await prices.download.click();
  await typePercent();
  await change.preview.click();
  await change.form.getByText('Reading').waitFor();
  release();
  await change.review.waitFor();
  expect((await downloaded).suggestedFilename()).toMatch(/^prices_/);
});
