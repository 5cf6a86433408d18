import { startApp, storeSession } from '../app/app';
import { withPricebook } from '../app/embed-script';
import { changePricesPage } from '../pages/change-prices.page';
import { hostPage } from '../pages/host.page';
import { loginPage } from '../pages/login.page';
import { priceListPage } from '../pages/price-list.page';
import { pricesOf } from '../wire/prices-by-wire';
import type { Stage, View } from './view';

/** Opens the price list and waits for its rows. */
export async function showPrices({ page, proxy, session }: Stage) {
  await storeSession(page, session, proxy.url);
  await page.goto(`${proxy.url}/prices`);
  const prices = priceListPage(page);
  await prices.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  return { page, prices, host: hostPage(page) };
}

/** Edits the first record in the list to one price that is 77. */
async function typePrice(stage: Stage) {
  const shown = await showPrices(stage);
  await shown.prices.pickFirst('Edit');
  const { form } = shown.prices;
  const sku = await form.mainSku.inputValue();
  await form.price('AUD', 1).fill('77');
  return { ...shown, form, sku };
}

/** Ends the session while a price is being typed, as an expired token does, and signs in again. */
async function expireSession(stage: Stage) {
  const { page } = stage;
  const shown = await typePrice(stage);
  await withPricebook(page, `pricebook.setSession({ accessToken: 'expired' }, { apiBase: '/' })`);
  await shown.form.submit.click();
  await loginPage(page).signIn();
  const continueEditing = shown.prices.list.getByRole('button', { name: `Continue editing ${shown.sku}` });
  await continueEditing.waitFor();
  return { ...shown, continueEditing };
}

/** The views of the price list. */
export const priceViews: readonly View[] = [
  { name: 'prices', show: showPrices },
  {
    name: 'prices-scrolled',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.scrollToColumn('SP - USD - 01');
    },
  },
  {
    name: 'prices-not-saved',
    async show(stage) {
      const { page, prices } = await showPrices(stage);
      const [sku = ''] = await prices.skus();
      const place = await prices.scrollToColumn('SP - AUD - 01');
      await prices.rowOf(sku).locator(`[role=gridcell][aria-colindex="${place}"]`).click();
      await page.keyboard.type('84,20');
      // Only the loaded editor tells whether its price is valid.
      await prices.grid.locator('input[aria-invalid]').waitFor();
      await page.reload();
      await prices.button(`Discard 84,20 of SP - AUD - 01 of ${sku}`).waitFor();
      await prices.scrollToColumn('SP - AUD - 01');
    },
  },
  {
    name: 'prices-filtered',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.filter.click();
      await prices.chooseFilter('Status', 'Active');
      await prices.filterDialog.getByRole('button', { name: 'Save' }).click();
      await prices.list.getByRole('button', { name: /Remove.*Status/ }).waitFor();
    },
  },
  {
    name: 'filter-dialog',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.filter.click();
      await prices.chooseFilter('Status', 'Active');
    },
  },
  {
    name: 'columns',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.manageColumns.click();
      await prices.dragHandleOf('Group name').waitFor();
    },
  },
  {
    name: 'price-card',
    async show(stage) {
      await stage.page.setViewportSize({ width: 390, height: 800 });
      const { prices } = await showPrices(stage);
      const sku = (await prices.skus())[1] ?? '';
      await prices.cardOpenerOf(sku).click();
      await prices.card(sku).waitFor();
    },
  },
  {
    name: 'change-prices',
    async show(stage) {
      const { page } = await showPrices(stage);
      const change = changePricesPage(page);
      await change.open.click();
      await change.form.getByRole('button', { name: 'None', exact: true }).click();
      await change.field('Change').selectOption('Take from the other currency');
      await change.preview.click();
      await change.form.getByText('Choose at least one level').waitFor();
    },
  },
  {
    name: 'change-prices-review',
    async show(stage) {
      const { page } = await showPrices(stage);
      const change = changePricesPage(page);
      await change.open.click();
      await change.field('Per cent').fill('3');
      await change.preview.click();
      await change.review.getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'price-create',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.createNew.click();
      await prices.form.mainSku.waitFor();
    },
  },
  {
    name: 'price-edit',
    async show(stage) {
      const shown = await showPrices(stage);
      await shown.prices.pickFirst('Edit');
      await shown.prices.form.price('AUD', 1).fill('-1');
    },
  },
  {
    name: 'price-discard',
    async show(stage) {
      const { page, form } = await typePrice(stage);
      await form.cancel.click();
      await page.getByRole('dialog', { name: 'Discard what you typed?' }).waitFor();
    },
  },
  {
    name: 'price-conflict',
    async show(stage) {
      const { form, sku } = await typePrice(stage);
      const wire = pricesOf(stage.app, stage.session.accessToken);
      const [record] = await wire.find(sku);
      if (!record) throw new Error(`${sku} is not there.`);
      await wire.change(record, { AUD: ['1250.5', 'POA'], USD: ['3'] });
      await form.submit.click();
      await form.keepMine.waitFor();
    },
  },
  {
    name: 'draft-kept',
    show: expireSession,
  },
  {
    name: 'draft-restored',
    async show(stage) {
      const { continueEditing, form } = await expireSession(stage);
      await continueEditing.click();
      await form.sheet.getByText('Your unsaved entries are back').waitFor();
    },
  },
  {
    name: 'part-not-loaded',
    async show(stage) {
      const { prices } = await showPrices(stage);
      stage.proxy.cutAfter('response headers', { only: '/assets/price-form' });
      await prices.createNew.click();
      await prices.list.getByRole('dialog', { name: 'This part could not be shown' }).waitFor();
    },
  },
  {
    name: 'empty',
    async show({ page }) {
      const empty = await startApp({ seed: { kind: 'number', prices: 1 } });
      page.once('close', () => void empty.close());
      const session = await empty.signIn();
      const wire = pricesOf(empty, session.accessToken);
      await Promise.all((await wire.find('')).map(({ ID }) => wire.remove(ID)));
      await storeSession(page, session, empty.url);
      await page.goto(`${empty.url}/prices`);
      await priceListPage(page).list.getByText('No prices yet').waitFor();
    },
  },
  {
    name: 'selectable',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.list.evaluate((list) => list.setAttribute('selectable', ''));
      await prices.grid.getByRole('row').nth(3).getByRole('checkbox').check();
    },
  },
  {
    name: 'price-delete',
    async show(stage) {
      const shown = await showPrices(stage);
      await shown.prices.pickFirst('Delete');
      await shown.prices.deleteDialog.waitFor();
    },
  },
  {
    name: 'no-match',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await prices.search.fill('no such thing');
      await prices.list.getByText('Nothing matches').waitFor();
    },
  },
  {
    name: 'loading',
    async show(stage) {
      stage.proxy.drop({ only: 'getPrice' });
      await storeSession(stage.page, stage.session, stage.proxy.url);
      await stage.page.goto(`${stage.proxy.url}/prices`);
      await priceListPage(stage.page).heading.waitFor();
    },
  },
  {
    name: 'loading-again',
    async show(stage) {
      const { page, prices } = await showPrices(stage);
      stage.proxy.drop({ only: 'getPrice' });
      await Promise.all([page.waitForRequest(/getPrice$/), prices.search.press('Enter')]);
    },
  },
  {
    name: 'error',
    async show(stage) {
      const { prices } = await showPrices(stage);
      await stage.proxy.refuse();
      await prices.search.press('Enter');
      await prices.list.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];
