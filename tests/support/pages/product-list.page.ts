import type { Locator, Page } from 'playwright';
import { choose, listPage, recordForm } from './list.page';

/** Page object of the product list. A row is named by its SKU. */
export const productListPage = (page: Page) => {
  const list = listPage(page, {
    area: 'products',
    heading: 'products management',
    filterTitle: 'Filter Product',
    formTitle: 'add/edit product',
    nameColumn: 2,
    edit: (sku) => `Edit product ${sku}`,
    remove: (sku) => `Delete product ${sku}`,
  });
  return {
    ...list,
    download: list.button('Download'),
    /** Text of one cell. Its row is found by its index, because the SKU is not rendered while it is out of view. */
    async cell(sku: string, column: string): Promise<string> {
      await list.scrollToColumn('Main SKU');
      const row = (await list.names()).indexOf(sku);
      const place = await list.scrollToColumn(column);
      return list.grid.locator('.rdg-row').nth(row).locator(`[role=gridcell][aria-colindex="${place}"]`).innerText();
    },
    /** The first cell of a row: the group's name, and the picture behind it. */
    groupOf: (sku: string) => list.rowOf(sku).locator('[role=gridcell][aria-colindex="1"]'),
    picture: list.list.getByRole('tooltip').getByRole('img'),
    form: productForm(page, list.sheet),
  };
};

const productForm = (page: Page, sheet: Locator) => {
  const field = (label: string) => sheet.getByLabel(label, { exact: true });
  return {
    ...recordForm(sheet),
    field,
    /** Chooses one of the options of a field. */
    choose: (label: string, option: string) =>
      choose(page, sheet.getByRole('combobox', { name: label, exact: true }), option),
    /** Adds a new value to a field with several values. */
    async add(label: string, text: string) {
      const input = sheet.getByRole('combobox', { name: label, exact: true });
      await input.fill(text);
      await page.getByRole('option', { name: `Add “${text}”`, exact: true }).click();
    },
    chip: (text: string) => sheet.getByRole('button', { name: `Remove ${text}`, exact: true }),
    imageFile: field('Image file'),
    uploadImage: sheet.getByRole('button', { name: 'Upload image' }),
    picture: sheet.getByRole('img', { name: 'Picture of the product' }),
  };
};
