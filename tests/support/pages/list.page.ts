import type { Locator, Page } from 'playwright';
import { gridColumns } from './grid-columns.page';

/** The texts of one list. */
export interface ListWords {
  readonly area: string;
  readonly heading: string;
  readonly filterTitle: string;
  /** Title of the create and edit panel. */
  readonly formTitle: RegExp | string;
  /** Index of the name column, from 1. @default 1 */
  readonly nameColumn?: number;
  readonly edit: (name: string) => string;
  readonly remove: (name: string) => string;
}

/** Page object of any list. A row is named by the text of its name column. */
export const listPage = (page: Page, words: ListWords) => {
  const list = page.locator(`pricebook-${words.area}`);
  const grid = list.getByRole('grid');
  const button = (name: string | RegExp) => list.getByRole('button', { name, exact: typeof name === 'string' });
  const rowOf = (name: string) =>
    grid.getByRole('row').filter({ has: page.getByRole('gridcell', { name, exact: true }) });
  // In a narrow price list the SKU is a button too.
  const rowMenuOf = (name: string) => rowOf(name).getByRole('button').last();
  const filterDialog = list.getByRole('dialog', { name: words.filterTitle });
  const editOf = (name: string) => button(words.edit(name));
  const deleteOf = (name: string) => button(words.remove(name));
  const names = () => grid.locator(`[role=gridcell][aria-colindex="${words.nameColumn ?? 1}"]`).allInnerTexts();
  return {
    list,
    grid,
    button,
    heading: list.getByRole('heading', { name: words.heading }),
    search: list.getByRole('searchbox'),
    filter: button('Filter'),
    manageColumns: button('manage columns'),
    createNew: button('Create New'),
    nextPage: button('Next page'),
    pageSize: list.getByRole('combobox', { name: /page/i }),
    total: (count: number | RegExp) =>
      list.getByText(typeof count === 'number' ? `Total ${count.toLocaleString('en')} items` : count),
    /** The total in the footer. */
    count: async () => Number((await list.getByText(/^Total [\d,]+ items$/).innerText()).replace(/\D/g, '')),
    previousPage: button('Previous page'),
    currentPage: list.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]'),
    rowOf,
    ...gridColumns(grid, rowOf),
    /** The names of the rows in view, from top to bottom. */
    names,
    editOf,
    deleteOf,
    /** Chooses one value in the open filter dialog. */
    chooseFilter: (label: string, value: string) =>
      choose(page, filterDialog.getByRole('combobox', { name: label, exact: true }), value),
    /** The menu button of a row in a narrow list. */
    rowMenuOf,
    /** Starts an action of the first row in view, in a wide or narrow list. Returns the row's name. */
    async pickFirst(action: 'Edit' | 'Delete'): Promise<string> {
      // The first cells are without a text for a moment.
      await grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
      const name = (await names())[0] ?? '';
      const own = action === 'Edit' ? editOf(name) : deleteOf(name);
      if ((await own.count()) > 0) await own.click();
      else {
        await rowMenuOf(name).click();
        await page.getByRole('menuitem', { name: action }).click();
      }
      return name;
    },
    filterDialog,
    /** The drag handle of a column in the columns dialog. */
    dragHandleOf: (column: string) => list.getByRole('button', { name: `Move ${column}`, exact: true }),
    columnsDialog: list.getByRole('dialog', { name: /columns/i }),
    deleteDialog: list.getByRole('dialog', { name: 'Delete This Item?' }),
    sheet: list.getByRole('dialog', { name: words.formTitle }),
    signedOut: button('Sign In'),
  };
};

/** Types into a combobox and chooses the option of that name. */
export async function choose(page: Page, combobox: Locator, option: string): Promise<void> {
  await combobox.click();
  await combobox.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The create and edit panel of any list. */
export const recordForm = (sheet: Locator) => ({
  sheet,
  submit: sheet.getByRole('button', { name: /^(Create|Save)$/ }),
  cancel: sheet.getByRole('button', { name: 'Cancel', exact: true }),
  /** The choices of a conflict. */
  keepMine: sheet.getByRole('button', { name: 'Keep mine' }),
  takeTheirs: sheet.getByRole('button', { name: 'Take theirs' }),
  /** The error message in the form. */
  problem: sheet.getByRole('alert'),
});
