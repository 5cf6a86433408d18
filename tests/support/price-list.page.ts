import type { Locator, Page } from 'playwright';
import { gridColumns } from './grid-columns.page';

/** The price list, by what it says. */
export const priceListPage = (page: Page) => {
  const list = page.locator('pricebook-prices');
  const grid = list.getByRole('grid');
  const button = (name: string | RegExp) => list.getByRole('button', { name, exact: typeof name === 'string' });
  const rowOf = (sku: string) =>
    grid.getByRole('row').filter({ has: page.getByRole('gridcell', { name: sku, exact: true }) });
  return {
    list,
    grid,
    heading: list.getByRole('heading', { name: 'price list' }),
    search: list.getByRole('searchbox'),
    filter: button('Filter'),
    loadFilterChoices: button('Load filter choices'),
    manageColumns: button('manage columns'),
    download: button('Download'),
    createNew: button('Create New'),
    nextPage: button('Next page'),
    pageSize: list.getByRole('combobox', { name: /page/i }),
    total: (count: number | RegExp) =>
      list.getByText(typeof count === 'number' ? `Total ${count.toLocaleString('en')} items` : count),
    previousPage: button('Previous page'),
    currentPage: list.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]'),
    rowOf,
    ...gridColumns(grid, rowOf),
    /** The SKUs in view, from top to bottom. */
    skus: () => grid.locator('[role=gridcell][aria-colindex="1"]').allInnerTexts(),
    editOf: (sku: string) => button(`Edit price of ${sku}`),
    deleteOf: (sku: string) => button(`Delete price of ${sku}`),
    /** Chooses one value in the open filter dialog. */
    async chooseFilter(label: string, value: string) {
      await choose(
        page,
        list.getByRole('dialog', { name: 'Filter Price' }).getByRole('combobox', { name: label }),
        value,
      );
    },
    /** The one button that a row has where the list is narrow. */
    rowMenuOf: (sku: string) => rowOf(sku).getByRole('button'),
    filterDialog: list.getByRole('dialog', { name: 'Filter Price' }),
    /** What a pointer drags a column by, in the columns dialog. */
    dragHandleOf: (column: string) => list.getByRole('button', { name: `Move ${column}`, exact: true }),
    columnsDialog: list.getByRole('dialog', { name: /columns/i }),
    deleteDialog: list.getByRole('dialog', { name: 'Delete This Item?' }),
    form: priceForm(page, list.getByRole('dialog', { name: /^(add|edit) price/ })),
    signedOut: list.getByRole('button', { name: 'Sign In', exact: true }),
  };
};

/** Types into a combobox and takes the option of that name. */
async function choose(page: Page, combobox: Locator, option: string) {
  await combobox.click();
  await combobox.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

const priceForm = (page: Page, sheet: Locator) => ({
  sheet,
  chooseSku: (sku: string) => choose(page, sheet.getByLabel('Main_SKU', { exact: true }), sku),
  /** What stands in the inputs of one currency, in order. */
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
  submit: sheet.getByRole('button', { name: /^(Create|Save)$/ }),
  /** What the person decides by when somebody else has changed the price. */
  keepMine: sheet.getByRole('button', { name: 'Keep mine' }),
  takeTheirs: sheet.getByRole('button', { name: 'Take theirs' }),
  /** What went wrong, said in the form. */
  problem: sheet.getByRole('alert'),
  cancel: sheet.getByRole('button', { name: 'Cancel', exact: true }),
});
