import type { Page } from 'playwright';
import { changePricesPage } from '../support/pages/change-prices.page';
import { priceListPage } from '../support/pages/price-list.page';
import { uploadPanel } from '../support/pages/upload.page';
import type { FaultyCall } from './call.types';

const list = 'POST price/getPrice';

/** Types a price into the cell of A-1; the returned function saves it. */
async function typePrice(page: Page, price: string) {
  const prices = priceListPage(page);
  await prices.rowOf('A-1').waitFor();
  const place = await prices.scrollToColumn('SP - AUD - 01');
  await prices.rowOf('A-1').locator(`[role=gridcell][aria-colindex="${place}"]`).click();
  await page.keyboard.type(price);
  return () => page.keyboard.press('Enter');
}

async function openRule(page: Page) {
  const change = changePricesPage(page);
  await priceListPage(page).rowOf('A-1').waitFor();
  await change.open.click();
  await change.field('Per cent').fill('3');
  return change;
}

/** What people do in the price list itself: cells, Undo, a rule for many prices, templates of uploads. */
export const priceCalls: readonly FaultyCall[] = [
  {
    name: 'PATCH price/updatePrice',
    use: 'in a cell',
    effect: 'write',
    path: '/prices',
    list,
    prepare: async (page) => ({ trigger: await typePrice(page, '13.5') }),
    // The first may be stored.
    restore: (page) => typePrice(page, '14.5'),
  },
  {
    name: 'PATCH price/updatePrice',
    use: 'by Undo',
    effect: 'write',
    path: '/prices',
    list,
    async prepare(page) {
      await (await typePrice(page, '13.5'))();
      // The message of the save would be taken for one of Undo.
      const message = page.locator('.pricebook-toast').filter({ hasText: '13.50' });
      await message.getByRole('button', { name: 'Dismiss' }).click();
      await message.waitFor({ state: 'detached' });
      await priceListPage(page).rowOf('A-1').getByRole('gridcell', { name: '13.50' }).click();
      return { trigger: () => page.keyboard.press('Control+z') };
    },
    // Where the price was set back although no answer came, there is nothing more to undo.
    restore: (page) => typePrice(page, '14.5'),
  },
  {
    name: 'GET price/getPrice?download=1',
    use: 'for a rule',
    effect: 'read',
    path: '/prices',
    // Only JSON can have another shape: a file is unchanged.
    outcomes: { 'wrong shape': 'done', 'wrong items': 'done' },
    async prepare(page) {
      const change = await openRule(page);
      return { trigger: change.preview, typed: change.field('Per cent') };
    },
  },
  {
    name: 'POST price/uploadPrice',
    use: 'for a rule',
    effect: 'write',
    path: '/prices',
    list,
    success: /changed/,
    outcomes: { 'wrong shape': 'unknown', 'wrong items': 'unknown' },
    async prepare(page) {
      const change = await openRule(page);
      await change.preview.click();
      return { trigger: change.confirm };
    },
  },
  {
    name: 'POST price/saveUploadTemplate',
    effect: 'write',
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
];
