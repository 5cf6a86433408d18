import type { Page } from 'playwright';
import { expect } from 'vitest';
import { companyListPage } from './company-list.page';
import { hostPage } from './host.page';
import type { listPage, recordForm } from './list.page';
import { priceListPage } from './price-list.page';
import { productListPage } from './product-list.page';
import { userListPage } from './user-list.page';

type List = ReturnType<typeof listPage>;
type Form = ReturnType<typeof recordForm>;

/** The four lists of the demo host, and the steps of a day in each of them. */
export const officePage = (page: Page) => {
  const host = hostPage(page);
  /** Opens a list by its tab; returns its total. */
  const goTo = async (tab: string, list: List): Promise<number> => {
    await host.tab(tab).click();
    await list.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
    expect(await host.tab(tab).getAttribute('aria-current')).toBe('page');
    return list.count();
  };
  return {
    host,
    companies: companyListPage(page),
    products: productListPage(page),
    prices: priceListPage(page),
    users: userListPage(page),
    goTo,
    async save({ submit, sheet }: Form, message: string) {
      await submit.click();
      await host.takeMessage(message);
      await sheet.waitFor({ state: 'detached' });
    },
    /** Finds the one record by search, then by filter, and clears both; the record is named by the text in its row. */
    async find(list: List, { by, name = by, filter: [label, value] }: Found, all: number) {
      await list.search.fill(by);
      await list.total(1).waitFor();
      expect(await list.names()).toEqual([name]);
      await list.search.fill('');
      await list.total(all).waitFor();
      await list.filter.click();
      await list.chooseFilter(label, value);
      await list.filterDialog.getByRole('button', { name: 'Save' }).click();
      const chip = list.list.getByRole('button', { name: `Remove ${label}: ${value}` });
      await chip.waitFor();
      await list.total(1).waitFor();
      expect(await list.names()).toEqual([name]);
      await chip.click();
      await list.total(all).waitFor();
      expect(await chip.count()).toBe(0);
    },
    /** Searches for the one record. */
    async narrow(list: List, text: string) {
      await list.search.fill(text);
      await list.total(1).waitFor();
    },
    /** Deletes the one record in view; the question names it. */
    async remove(list: List, name: string, message: string, left: number) {
      await list.deleteOf(name).click();
      const question = await list.deleteDialog.textContent();
      expect(question).toContain('are you sure you want to delete');
      expect(question).toContain(name);
      await list.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
      await host.takeMessage(message);
      await list.deleteDialog.waitFor({ state: 'detached' });
      await list.total(0).waitFor();
      await list.list.getByText('Nothing matches').waitFor();
      await list.search.fill('');
      await list.total(left).waitFor();
      expect(await list.deleteOf(name).count()).toBe(0);
    },
  };
};

interface Found {
  readonly by: string;
  readonly name?: string;
  readonly filter: readonly [label: string, value: string];
}
