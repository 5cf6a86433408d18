import type { Page } from 'playwright';
import { changePricesPage } from '../support/pages/change-prices.page';
import { hostPage } from '../support/pages/host.page';
import { priceListPage } from '../support/pages/price-list.page';
import { uploadPanel } from '../support/pages/upload.page';
import { whenEditable } from '../support/pages/when-editable';
import type { FaultyCall } from './call.types';

const column = 'SP - USD - 01';

/** Opens the editor of a cell and types a price. */
async function typePrice(page: Page, price: string) {
  const prices = priceListPage(page);
  await prices.rowOf('A-1').waitFor();
  const place = await prices.scrollToColumn(column);
  await whenEditable(page, prices.rowOf('A-1').locator(`[role=gridcell][aria-colindex="${place}"]`));
  await page.keyboard.type(price);
}

/** Saves a cell again from its mark, or types its price once more where it is not marked. */
async function saveAgain(page: Page): Promise<void> {
  const again = priceListPage(page).list.getByRole('button', { name: `as ${column} of A-1` });
  if ((await again.count()) > 0) return again.first().press('Enter');
  // Neither the stored price nor the typed one: either would be no change.
  await typePrice(page, '7');
  await page.keyboard.press('Enter');
}

/** Loads the list first, where it could not be loaded either. */
async function saveAgainInList(page: Page): Promise<() => Promise<void>> {
  const retry = priceListPage(page).button('Try again');
  if (await retry.isVisible()) {
    await retry.click();
    await retry.waitFor({ state: 'hidden' });
  }
  return () => saveAgain(page);
}

/** The writes of the price list outside its form. */
export const editCalls: readonly FaultyCall[] = [
  {
    name: 'PATCH price/updatePrice',
    use: 'in a cell',
    effect: 'write',
    path: '/prices',
    retryBegins: 'POST price/getPrice',
    success: /8\.00 → 9\.00/,
    offered: /These prices were typed and not saved/,
    prepare: async (page) => {
      await typePrice(page, '9');
      return { trigger: () => page.keyboard.press('Enter') };
    },
    restore: saveAgainInList,
  },
  {
    name: 'PATCH price/updatePrice',
    use: 'by Undo',
    effect: 'write',
    path: '/prices',
    retryBegins: 'POST price/getPrice',
    success: /is 8\.00 again/,
    offered: /These prices were typed and not saved/,
    // The record is read first, which is not possible without a server: no write was sent.
    outcomes: { refused: 'failed' },
    prepare: async (page) => {
      await typePrice(page, '9');
      await page.keyboard.press('Enter');
      const undo = hostPage(page)
        .message(/8\.00 → 9\.00/)
        .getByRole('button', { name: 'Undo' });
      await undo.waitFor();
      return { trigger: () => undo.press('Enter') };
    },
    restore: saveAgainInList,
  },
  {
    name: 'GET price/getPrice?download=1',
    use: 'for a change of many prices',
    effect: 'read',
    offered: /Your unsaved entries are back/,
    path: '/prices',
    // Only JSON can have another shape: a file is unchanged.
    outcomes: { 'wrong shape': 'done' },
    prepare: async (page) => {
      await openChange(page);
      return { trigger: changePricesPage(page).preview };
    },
    result: (page) => changePricesPage(page).confirm,
  },
  {
    name: 'POST price/confirmChanges',
    use: 'of many prices',
    effect: 'write',
    path: '/prices',
    retryBegins: 'POST price/uploadPrice',
    success: /prices? in 1 record changed/,
    offered: /Your unsaved entries are back/,
    prepare: async (page) => {
      const change = changePricesPage(page);
      await openChange(page);
      await change.preview.click();
      return { trigger: change.confirm };
    },
    restore: async (page) => async () => changePricesPage(page).confirm.press('Enter'),
  },
  {
    name: 'POST price/saveUploadTemplate',
    effect: 'write',
    offered: /list\.csv is still open/,
    path: '/prices',
    async prepare(page) {
      await priceListPage(page).rowOf('A-1').waitFor();
      const upload = uploadPanel(page);
      await upload.open();
      await upload.choose('list.csv', ['MAIN_SKU,SP_AUD_01', 'A-1,13']);
      await upload.panel.getByRole('button', { name: 'Save as template' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save as template' });
      await dialog.getByLabel('Name').fill('Spring');
      return { trigger: dialog.getByRole('button', { name: 'Save' }), typed: dialog.getByLabel('Name') };
    },
  },
  {
    name: 'POST price/addTemplateArticles',
    effect: 'write',
    path: '/prices',
    // The file was accepted, and waits for its review.
    success: /Please confirm the changes/,
    offered: /An upload waits for your confirmation/,
    prepare: async (page) => ({ trigger: (await checkedByTemplate(page)).submit }),
    async restore(page) {
      await page.reload();
      return (await checkedByTemplate(page)).submit;
    },
  },
];

/** The template by which `checkedByTemplate` reads its file, as the back end returns it. */
export const supplierTemplate = {
  ID: 5,
  NAME: 'Supplier',
  TEMPLATE: { names: ['nr', 'netto'], options: { columns: ['MAIN_SKU', 'SP_AUD_01'] } },
};

/** Opens a file of one changed price by a template. */
async function checkedByTemplate(page: Page) {
  await priceListPage(page).rowOf('A-1').waitFor();
  const upload = uploadPanel(page);
  await upload.open();
  await upload.choose('list.csv', ['Nr,Netto', 'A-1,13']);
  await upload.panel.getByRole('button', { name: `Use template ${supplierTemplate.NAME}` }).click();
  await upload.panel.getByText(/1 row checked/).waitFor();
  return upload;
}

async function openChange(page: Page): Promise<void> {
  const change = changePricesPage(page);
  await priceListPage(page).rowOf('A-1').waitFor();
  await change.open.click();
  await change.field('Per cent').fill('3');
}
