import { priceHistoryPage } from '../pages/price-history.page';
import { uploadPrices } from '../wire/price-uploads-by-wire';
import { pricesOf } from '../wire/prices-by-wire';
import { showPrices } from './price-views';
import type { Stage, View } from './view';

/** Makes the history of a record: a change by hand, then an upload that also changes another record. */
async function showHistory(stage: Stage) {
  const { app, session } = stage;
  const token = session.accessToken;
  const wire = pricesOf(app, token);
  const [one, another] = (await wire.find('')).slice(30);
  if (!one || !another) throw new Error('The demo seed has too few prices.');
  const [sku, other] = [one.MAIN_SKU, another.MAIN_SKU];
  const raised = await wire.change(one, { AUD: ['11.8', '10.4'], USD: ['8.9'] });
  await wire.change(raised, { AUD: ['12.4', '10.4'], USD: ['8.9', '8.2'] });
  await wire.change(another, { AUD: ['7.2'], USD: [] });
  await uploadPrices(app, token, 'SP price list 2026-12.csv', [
    [sku, '13.95'],
    [other, '7.5'],
  ]);
  const shown = await showPrices(stage);
  await shown.prices.search.fill(sku);
  await shown.prices.rowOf(sku).waitFor();
  return { ...shown, sku, other, wire, past: priceHistoryPage(shown.page) };
}

async function openHistory(stage: Stage) {
  const shown = await showHistory(stage);
  const { page, past, sku, prices } = shown;
  if ((await past.historyOf(sku).count()) > 0) await past.historyOf(sku).click();
  else {
    await prices.rowMenuOf(sku).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
  }
  const history = past.history(sku);
  await history.getByText('by the upload of SP price list').first().waitFor();
  return { ...shown, history };
}

async function openTakeBack(stage: Stage) {
  const shown = await showHistory(stage);
  await shown.past.pastUploads.click();
  await shown.past.takeBackOf('SP price list 2026-12.csv').first().click();
  await shown.past.confirm.waitFor();
  return shown;
}

/** The views of the history of prices. */
export const historyViews: readonly View[] = [
  { name: 'history', show: openHistory },
  {
    name: 'history-level',
    async show(stage) {
      const { history } = await openHistory(stage);
      await history.getByRole('combobox', { name: 'Price level' }).selectOption('SP - AUD - 01');
      await history.getByRole('img', { name: /over time/ }).waitFor();
    },
  },
  {
    name: 'all-changes',
    async show(stage) {
      const { past, sku } = await showHistory(stage);
      await past.showAllChanges.click();
      await past.changesOf(sku).first().waitFor();
    },
  },
  {
    name: 'uploads',
    async show(stage) {
      const { past, host } = await openTakeBack(stage);
      await past.confirm.click();
      await host.takeMessage('Upload taken back');
      await past.takeBack.waitFor({ state: 'detached' });
      await past.uploads.getByText('Taken back by').first().waitFor();
    },
  },
  {
    name: 'take-back',
    async show(stage) {
      const { past, wire, other } = await showHistory(stage);
      const record = (await wire.find(other)).find(({ MAIN_SKU }) => MAIN_SKU === other);
      if (record) await wire.change(record, { AUD: ['7.9'], USD: [] });
      await past.pastUploads.click();
      await past.takeBackOf('SP price list 2026-12.csv').first().click();
      await past.takeBack.getByText('1 record was changed after the upload').waitFor();
    },
  },
];
