import { expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openProducts } from '../../support/pages/open-products';
import { uploadPanel } from '../../support/pages/upload.page';

const app = appForTests();
const openPage = freshPages();

function workbook(): Buffer {
  const book = utils.book_new(utils.aoa_to_sheet([['Last Updated', '2026-03-01']]), 'Info');
  const rows = [
    ['Our products of March'],
    ['Article', 'What it is', 'Size', 'Country'],
    ['Nets', '', '', ''],
    ['LIST-1', 'Tennis net', 10, 'AU'],
    ['LIST-2', 'Goal net', 'wide', 'AU'],
    ['LIST-3', 'Cricket net', 4, 'AU'],
    ['', 'Total', 14, ''],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Products');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

test('a product list of a supplier is stored from its second sheet', { tags: 'IU48' }, async () => {
  const { page, wire } = await openProducts(openPage, app());
  const upload = uploadPanel(page, 'products');
  const { panel } = upload;
  await upload.open();
  await upload.chooseBytes('nets.xlsx', workbook());
  await panel.getByText('Info has no rows below its header. Choose the sheet with the rows.').waitFor();
  await panel.getByLabel('Sheet', { exact: true }).selectOption({ index: 1 });
  await panel.getByRole('table').waitFor();
  await panel.getByLabel('Header row').selectOption({ index: 1 });
  await panel.getByRole('rowheader', { name: 'Article' }).waitFor();
  await upload.mapTo('Article', 'Main SKU');
  await upload.mapTo('What it is', 'Description');
  await upload.mapTo('Size', 'Unit size');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByRole('checkbox', { name: /^All \d rows of these kinds/ }).check();
  await panel.getByText('3 rows are left out.').waitFor();
  await panel.getByText('5 rows checked, no errors. 2 to send.').waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  expect(await wire.find('LIST-')).toMatchObject([
    { MAIN_SKU: 'LIST-1', DESCRIPTION: 'Tennis net', UNIT_SIZE: 10 },
    { MAIN_SKU: 'LIST-3', DESCRIPTION: 'Cricket net', UNIT_SIZE: 4 },
  ]);
});
