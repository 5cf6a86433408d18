import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';
import { phone } from '../../support/pages/touch';

const app = appForTests();
const openPage = freshPages();
const open = () => openPrices(openPage, app());

test('all product columns are shown at first; the first one is fixed', { tags: 'A023' }, async () => {
  const { prices } = await open();
  await prices.manageColumns.click();
  const boxes = prices.columnsDialog.getByRole('checkbox');
  await expect.poll(() => boxes.count()).toBe(18);
  for (const box of await boxes.all()) expect(await box.isChecked()).toBe(true);
  expect(await boxes.first().isEnabled()).toBe(false);
});

test('a hidden column remains hidden after a reload', { tags: ['A023', 'A108'] }, async () => {
  const { page, prices } = await open();
  await prices.manageColumns.click();
  await prices.columnsDialog.getByRole('checkbox', { name: 'Description' }).uncheck();
  await prices.columnsDialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => prices.grid.getAttribute('aria-colcount')).toBe('58');
  await page.reload();
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(await prices.columnNames()).not.toContain('Description');
});

test('Cancel discards changes of the columns', { tags: 'A024' }, async () => {
  const { prices } = await open();
  await prices.manageColumns.click();
  await prices.columnsDialog.getByRole('checkbox', { name: 'Description' }).uncheck();
  await prices.columnsDialog.getByRole('button', { name: 'Cancel' }).click();
  await prices.columnsDialog.waitFor({ state: 'detached' });
  expect(await prices.grid.getAttribute('aria-colcount')).toBe('59');
});

test('a dragged column remains in place after a reload', { tags: ['A024', 'A108'] }, async () => {
  const { page, prices } = await open();
  await prices.manageColumns.click();
  await prices.dragHandleOf('Sub group').scrollIntoViewIfNeeded();
  await prices.dragHandleOf('Sub group').dragTo(prices.dragHandleOf('Application group'), { steps: 12 });
  await prices.columnsDialog.getByRole('button', { name: 'Save' }).click();
  const order = async () => {
    const names = await prices.columnNames();
    return names.indexOf('Application group') - names.indexOf('Sub group');
  };
  await expect.poll(order).toBe(1);
  await page.reload();
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(await order()).toBe(1);
});

test('a column is moved by the keyboard alone', async () => {
  const { page, prices } = await open();
  await prices.manageColumns.click();
  await prices.columnsDialog.getByRole('checkbox', { name: 'Lookup SKU' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await prices.columnsDialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await prices.columnNames()).slice(0, 3))
    .toEqual(['Main SKU', 'Lookup SKU', 'Group name']);
});

test('a width set by hand remains after a reload', { tags: 'A108' }, async () => {
  const { page, prices } = await open();
  await prices.part('Product').click();
  // The columns change a frame later.
  await expect.poll(() => prices.part('Product').getAttribute('aria-pressed')).toBe('true');
  const header = prices.grid.getByRole('columnheader', { name: 'Group name' });
  const width = async () => Math.round((await header.boundingBox())?.width ?? 0);
  const before = await width();
  const box = await header.boundingBox();
  if (!box) throw new Error('The header is not shown.');
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 58, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(width).toBe(before + 60);
  await page.reload();
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(await width()).toBe(before + 60);
});

test('Esc asks before discarding choices of columns or filters', { tags: 'LS04' }, async () => {
  const { page, prices } = await open();
  const question = prices.list.getByRole('dialog', { name: 'Discard your choices?' });
  await prices.manageColumns.click();
  await prices.columnsDialog.getByRole('checkbox', { name: 'Description' }).uncheck();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await prices.columnsDialog.getByRole('checkbox', { name: 'Description' }).isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await prices.columnsDialog.waitFor({ state: 'detached' });

  // Without a choice there is no question.
  await prices.manageColumns.click();
  await prices.columnsDialog.waitFor();
  await page.keyboard.press('Escape');
  await prices.columnsDialog.waitFor({ state: 'detached' });

  await prices.filter.click();
  await prices.chooseFilter('Status', 'Active');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await prices.filterDialog.getByText('1 chosen').count()).toBe(1);
  await prices.filterDialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await prices.filterDialog.waitFor({ state: 'detached' });
  expect(await prices.list.getByRole('button', { name: /^Remove Status/ }).count()).toBe(0);
});

test('the columns show no keyboard hints on a touch screen', { tags: 'LS14' }, async () => {
  const { prices } = await openPrices(openPage, app(), { context: phone });
  await prices.manageColumns.click();
  await prices.columnsDialog.getByText('Drag to reorder', { exact: true }).waitFor();
  expect(await prices.columnsDialog.getByText('Alt').isVisible()).toBe(false);
});
