import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { changePricesPage } from '../../support/pages/change-prices.page';
import { openPrices } from '../../support/pages/open-prices';
import { priceHistoryPage } from '../../support/pages/price-history.page';

const app = appForTests();
const openPage = freshPages();

/** Opens the list, filtered to three records of its own. */
async function openThree(name: string) {
  const opened = await openPrices(openPage, app());
  const { wire, page, prices } = opened;
  const token = (await app().signIn()).accessToken;
  const skus = ['1', '2', '3'].map((number) => `${name}-${number}`);
  const records = [
    { AUD: ['10', '20.30', 'POA'], USD: ['7'] },
    { AUD: ['100'], USD: [] },
    { AUD: ['0.40'], USD: ['5'] },
  ];
  for (const [at, sku] of skus.entries()) {
    await app().call('POST', 'product/createProduct', token, { MAIN_SKU: sku, STATUS: 'Active' });
    await wire.create(sku, records[at] ?? { AUD: [], USD: [] });
  }
  await prices.search.fill(name);
  await prices.total(3).waitFor();
  const stored = async (sku: string) => (await wire.find(sku))[0];
  return { ...opened, skus, stored, change: changePricesPage(page), history: priceHistoryPage(page) };
}

test('prices of a filtered list are raised, and taken back as a whole', {
  tags: ['NC63', 'NC64', 'NC65'],
}, async () => {
  const { prices, change, history, host, stored } = await openThree('RAISE');
  await change.open.click();
  await change.field('Per cent').fill('3');
  await change.field('Round to').selectOption('Ending .95');
  await change.form.getByText('SP - AUD - 01: 10.00 → 9.95').waitFor();
  expect(await change.field('Rows').locator('option').allInnerTexts()).toEqual([
    'The list as it is filtered: 3 records',
    'All prices',
  ]);
  await change.preview.click();

  await change.review
    .getByText(
      /^\+3 % on AUD 01–20, ending \.95, search “RAISE”: 4 prices of 3 of 3 records would change; 1 stays as a text such as POA; 55 stay blank$/,
    )
    .waitFor();
  await change.pair('RAISE-2').uncheck();
  await change.confirm.click();
  await change.review.getByRole('button', { name: 'Confirm 3 changes, 1 of them big' }).click();
  await host.message('3 prices of 2 records changed, 1 record left out.').waitFor();
  await expect
    .poll(() => stored('RAISE-1'))
    .toMatchObject({ SP_AUD_01: '9.95', SP_AUD_02: '20.95', SP_AUD_03: 'POA', SP_USD_01: '7' });
  expect(await stored('RAISE-2')).toMatchObject({ SP_AUD_01: '100' });
  expect(await stored('RAISE-3')).toMatchObject({ SP_AUD_01: '0.95', SP_USD_01: '5' });
  const place = await prices.scrollToColumn('SP - AUD - 01');
  const cell = prices.rowOf('RAISE-1').locator(`[role=gridcell][aria-colindex="${place}"]`);
  await expect.poll(() => cell.innerText()).toBe('9.95');

  await history.pastUploads.click();
  await history.takeBackOf('+3 % on AUD 01–20, ending .95, search “RAISE”.xlsx').first().click();
  await history.confirm.click();
  await host.message('Upload taken back').waitFor();
  await expect.poll(() => stored('RAISE-1')).toMatchObject({ SP_AUD_01: '10', SP_AUD_02: '20.3' });
});
