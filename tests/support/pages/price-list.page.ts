import type { Locator, Page } from 'playwright';
import { choose, listPage, recordForm } from './list.page';

/** Page object of the price list. */
export const priceListPage = (page: Page) => {
  const list = listPage(page, {
    area: 'prices',
    heading: 'price list',
    filterTitle: 'Filter Price',
    formTitle: /^(add|edit) price/,
    edit: (sku) => `Edit price of ${sku}`,
    remove: (sku) => `Delete price of ${sku}`,
  });
  return {
    ...list,
    /** The button that scrolls a part of the columns into view. */
    part: (name: 'Product' | 'AUD' | 'USD') =>
      list.list.getByRole('group', { name: 'Columns in view' }).getByRole('button', { name, exact: true }),
    loadFilterChoices: list.button('Load filter choices'),
    download: list.button('Download'),
    /** The SKUs in view, from top to bottom. */
    skus: list.names,
    form: priceForm(page, list.sheet),
    /** The button that opens a row as a card; only in a narrow list. */
    cardOpenerOf: (sku: string) => list.rowOf(sku).getByRole('button', { name: sku, exact: true }),
    card: (sku: string) => list.list.getByRole('dialog', { name: sku, exact: true }),
  };
};

const priceForm = (page: Page, sheet: Locator) => ({
  ...recordForm(sheet),
  chooseSku: (sku: string) => choose(page, sheet.getByLabel('Main_SKU', { exact: true }), sku),
  /** The values of the inputs of one currency, in order. */
  values: (currency: 'AUD' | 'USD') =>
    sheet
      .getByRole('textbox', { name: new RegExp(`^SP - ${currency} - \\d\\d$`) })
      .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : ''))),
  mainSku: sheet.getByLabel('Main_SKU', { exact: true }),
  group: sheet.getByLabel('Group'),
  price: (currency: 'AUD' | 'USD', level: number) =>
    sheet.getByRole('textbox', { name: `SP - ${currency} - ${String(level).padStart(2, '0')}`, exact: true }),
  prices: (currency: 'AUD' | 'USD') => sheet.getByRole('textbox', { name: new RegExp(`^SP - ${currency} - \\d\\d$`) }),
  /** Leaves one price in each currency and fills it. */
  async fillOne(value: string) {
    for (const currency of ['AUD', 'USD'] as const) {
      for (const level of ['03', '02']) {
        await sheet.getByRole('button', { name: `Remove SP - ${currency} - ${level}` }).click();
      }
      await sheet.getByRole('textbox', { name: `SP - ${currency} - 01`, exact: true }).fill(value);
    }
  },
  addPrice: (currency: 'AUD' | 'USD') => sheet.getByRole('button', { name: `Add price in ${currency}` }),
  removePrice: (currency: 'AUD' | 'USD', level: number) =>
    sheet.getByRole('button', { name: `Remove SP - ${currency} - ${String(level).padStart(2, '0')}` }),
});
