import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';

const app = appForTests();
const openPage = freshPages();

test('a price typed before the list has read an upload is saved beside the uploaded ones', {
  tags: 'NC74',
}, async () => {
  const { page, prices, wire, host } = await openPrices(openPage, app());
  const place = await prices.scrollToColumn('SP - AUD - 01');
  const [sku = ''] = await prices.skus();
  const upload = uploadPanel(page);
  await upload.open();
  await upload.choose('spring.csv', ['MAIN_SKU,SP_AUD_01', `${sku},44.4`]);
  await upload.submit.click();
  await upload.pair(sku).waitFor();
  const readAgain = await holdRequests(page, /api\/price\/getPrice$/);
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  const confirmBig = page.getByRole('button', { name: /^Confirm \d+ (big )?change/ });
  await confirmBig.or(host.message('Changes confirmed')).first().waitFor();
  if (await confirmBig.isVisible()) await confirmBig.click();
  await upload.panel.waitFor({ state: 'detached' });

  await prices
    .rowOf(sku)
    .locator(`[role=gridcell][aria-colindex="${place + 1}"]`)
    .click();
  await page.keyboard.type('45.5');
  await page.keyboard.press('Enter');
  await readAgain();
  const stored = async () => (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '44.4', SP_AUD_02: '45.5' });
});
