import { describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';

const app = appForTests();
const openPage = freshPages();
const open = () => openPrices(openPage, app());

describe('the table', () => {
  test('has 18 product columns, 40 price columns and the actions', {
    tags: ['A019', 'A020'],
  }, async () => {
    const { prices } = await open();
    expect(await prices.grid.getAttribute('aria-colcount')).toBe('59');
    expect(await prices.columnNames()).toEqual([
      ...['Main SKU', 'Group name', 'Lookup SKU', 'Description', 'Unit', 'Unit size', 'Standard roll length'],
      ...['Crowned strip length', 'Weight per unit', 'Order quantity', 'Lead time', 'Application group', 'Sub group'],
      ...['Logo changeable', 'Prime logo names', 'Exclusive', 'Exclusive for company', 'Status'],
      ...['AUD', 'USD'].flatMap((currency) =>
        Array.from({ length: 20 }, (_, index) => `SP - ${currency} - ${String(index + 1).padStart(2, '0')}`),
      ),
      'Action',
    ]);
  });

  test('fixes the SKU at the left edge while scrolling, actions right', {
    tags: ['A019', 'A020'],
  }, async () => {
    const { prices } = await open();
    const sku = (await prices.skus())[0] ?? '';
    const edges = async () => ({
      left: (await prices.rowOf(sku).getByRole('gridcell', { name: sku, exact: true }).boundingBox())?.x,
      right: (await prices.editOf(sku).boundingBox())?.x,
    });
    const before = await edges();
    await prices.scrollToColumn('SP - USD - 10');
    expect(await edges()).toEqual(before);
  });

  test('shows a dash when unset, and prices with 2–4 decimals', { tags: ['A021', 'A107'] }, async () => {
    const { prices, wire } = await open();
    const [{ MAIN_SKU: sku }] = await wire.unpriced();
    await wire.create(sku, { AUD: ['1234.5', '0.1234', 'POA'], USD: [] });
    await prices.search.fill(sku);
    await prices.total(1).waitFor();
    expect(await prices.cell(sku, 'SP - AUD - 01')).toMatch(/^1.?234\.50$/);
    expect(await prices.cell(sku, 'SP - AUD - 02')).toBe('0.1234');
    expect(await prices.cell(sku, 'SP - AUD - 03')).toBe('POA');
    expect(await prices.cell(sku, 'SP - USD - 01')).toBe('-');
  });

  test.each([
    ['LOGO_CHANGEABLE', 'Logo changeable', true, 'YES'],
    ['LOGO_CHANGEABLE', 'Logo changeable', false, 'NO'],
    ['EXCLUSIVE', 'Exclusive', true, 'YES'],
    ['EXCLUSIVE', 'Exclusive', false, 'NO'],
  ] as const)(
    'shows %s in the column %s, when it is %s, as %s',
    { tags: 'A022' },
    async (key, column, value, shown) => {
      const { prices, wire } = await open();
      const known = (await wire.find('')).find(({ product }) => product[key] === value);
      if (!known) throw new Error(`No price of the demo has ${key} ${value}.`);
      await prices.search.fill(known.MAIN_SKU);
      await prices.rowOf(known.MAIN_SKU).waitFor();
      expect(await prices.cell(known.MAIN_SKU, column)).toBe(shown);
    },
  );

  test('takes 70 % of the window’s height', { tags: 'A082' }, async () => {
    const { page, prices } = await open();
    const height = (await prices.grid.boundingBox())?.height;
    expect(height).toBeCloseTo((page.viewportSize()?.height ?? 0) * 0.7, -1);
  });
});

describe('paging', () => {
  test('shows 20 rows first, counts all and opens page 2', {
    tags: ['A027', 'A079'],
  }, async () => {
    const { prices } = await open();
    expect(await prices.grid.getAttribute('aria-rowcount')).toMatch(/^(20|21|22)$/);
    await prices.total(/^Total \d+ items$/).waitFor();
    const first = (await prices.skus())[0];
    await prices.nextPage.click();
    await expect.poll(async () => (await prices.skus())[0]).not.toBe(first);
    expect(await prices.currentPage.innerText()).toBe('2');
    await prices.previousPage.click();
    await expect.poll(async () => (await prices.skus())[0]).toBe(first);
  });

  test('offers 10, 20 and 50 rows, each starting on page 1', { tags: ['A027', 'A047'] }, async () => {
    const { prices } = await open();
    await prices.nextPage.click();
    await expect.poll(() => prices.currentPage.innerText()).toBe('2');
    expect(
      await prices.pageSize.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    ).toEqual([...['10', '20', '50']]);
    await prices.pageSize.selectOption('50');
    await expect.poll(() => prices.currentPage.innerText()).toBe('1');
    await expect.poll(() => prices.grid.getAttribute('aria-rowcount')).toMatch(/^5[012]$/);
  });
});

describe('searching', () => {
  test('reloads the list while the person types', { tags: 'A015' }, async () => {
    const { prices } = await open();
    const sku = (await prices.skus())[3] ?? '';
    await prices.search.pressSequentially(sku.toLowerCase());
    await expect.poll(() => prices.skus()).toEqual([sku]);
  });

  test('runs at once on submit, also with the same words', { tags: 'A014' }, async () => {
    const { page, prices } = await open();
    const asked = () => page.waitForRequest(/getPrice$/);
    await prices.search.fill('a');
    await Promise.all([asked(), prices.search.press('Enter')]);
    await Promise.all([asked(), prices.search.press('Enter')]);
  });

  test('without matches shows a message and a button to clear it', async () => {
    const { prices } = await open();
    await prices.search.fill('no such thing');
    await prices.list.getByText('Nothing matches').waitFor();
    await prices.list.getByRole('button', { name: 'Clear search' }).click();
    await prices.grid.getByRole('gridcell').first().waitFor();
    expect(await prices.search.inputValue()).toBe('');
  });

  test('restores its words after a reload in the same tab', { tags: 'A109' }, async () => {
    const { page, prices } = await open();
    const sku = (await prices.skus())[2] ?? '';
    await prices.search.fill(sku);
    await expect.poll(() => prices.skus()).toEqual([sku]);
    await page.reload();
    await expect.poll(() => prices.skus()).toEqual([sku]);
    expect(await prices.search.inputValue()).toBe(sku);
  });
});

describe('filtering', () => {
  test('offers each filter by label; Cancel changes nothing', {
    tags: ['A018', 'A044'],
  }, async () => {
    const { prices } = await open();
    await prices.filter.click();
    await prices.filterDialog.getByRole('combobox', { name: 'Group Name' }).waitFor();
    await prices.chooseFilter('Status', 'Active');
    await prices.filterDialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await prices.filterDialog.waitFor({ state: 'detached' });
    expect(await prices.list.getByRole('button', { name: /Remove/ }).count()).toBe(0);
  });

  test('by two values shows rows of both', { tags: ['A016', 'A018'] }, async () => {
    const { prices, wire } = await open();
    const groups = [...new Set((await wire.find('')).map(({ product }) => String(product.GROUP_NAME)))].slice(0, 2);
    await prices.filter.click();
    for (const group of groups) await prices.chooseFilter('Group Name', group);
    await prices.filterDialog.getByRole('button', { name: 'Save' }).click();
    const both = await wire.count({ GROUP_NAME: groups });
    expect(both).toBeLessThan(await wire.count({}));
    await prices.total(both).waitFor();
    await prices.list.getByRole('button', { name: /Remove.*Group Name/ }).waitFor();
  });

  test('loads the choices again when opened again', { tags: ['A013', 'A017'] }, async () => {
    const { page, prices } = await open();
    await prices.filter.click();
    await prices.filterDialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await Promise.all([page.waitForRequest(/priceFiltersData/), prices.loadFilterChoices.click()]);
    await prices.filterDialog.waitFor();
  });
});
