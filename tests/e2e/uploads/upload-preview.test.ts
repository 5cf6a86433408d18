import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openUpload } from '../../support/pages/open-upload';

const app = appForTests();
const openPage = freshPages();

test('submitting without a file shows that none was selected', { tags: 'B001' }, async () => {
  const { upload } = await openUpload(openPage, app());
  await upload.panel.getByText('Please upload an Excel file to preview').waitFor();
  await upload.submit.click();
  await upload.panel.getByText('No file selected for upload.').waitFor();
});

test('a decimal comma is previewed with its reading explained', {
  tags: ['B002', 'B014'],
}, async () => {
  const { upload } = await openUpload(openPage, app());
  await upload.choose('prices.csv', ['Main SKU;SP - AUD - 01;SP - USD - 01', 'A-1;1.284,5;7', '00123;12,25;POA']);
  await upload.panel.getByText('2 rows checked.').waitFor();
  await upload.panel.getByText('Decimal comma, 2 of 2 cells agree: “1.284,5” is read as 1,284.50').waitFor();
  await upload.panel.getByText('Total 2 items').waitFor();
  await expect
    .poll(() => upload.rows())
    .toEqual([
      ['A-1, not known', '2', '1,284.50'],
      ['00123, not known', '3', '12.25'],
    ]);
  expect(await upload.panel.getByRole('checkbox', { name: /Send as read/ }).isChecked()).toBe(true);
});

test('errors are counted, linked to cells, and block sending', { tags: 'B003' }, async () => {
  const { upload } = await openUpload(openPage, app());
  const rows = Array.from({ length: 30 }, (_, row) => `S-${row},${row === 24 ? '-5' : '5'}`);
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', ...rows, 'S-3,6']);
  await upload.panel.getByText('3 errors to correct first').first().waitFor();
  await upload.panel.getByRole('button', { name: 'Go to row 26, SP - AUD - 01' }).click();
  await expect.poll(() => upload.focusedText()).toMatch(/^-5\.00/);
  expect(await upload.submit.getAttribute('aria-disabled')).toBe('true');
});

test('unknown columns are mapped once, and automatically the next time', {
  tags: 'B004',
}, async () => {
  const { upload } = await openUpload(openPage, app());
  await upload.choose('march.csv', ['Prices of March', 'Article,Net', 'A-1,12.5', 'A-2,13']);
  await upload.panel.getByRole('heading', { name: 'Map columns' }).waitFor();
  await upload.panel.getByLabel('Header row').selectOption({ label: 'Row 2: Article · Net' });
  await upload.mapTo('Article', 'Main SKU');
  await upload.mapTo('Net', 'SP - AUD - 01');
  await upload.panel.getByRole('button', { name: 'Preview' }).click();
  await upload.panel.getByText('2 rows checked.').waitFor();
  await upload.choose('april.csv', ['Prices of April', 'ARTICLE,NET', 'A-3,14']);
  await upload.panel.getByText('1 row checked.').waitFor();
  await expect.poll(() => upload.rows()).toEqual([['A-3, not known', '3', '14.00']]);
});

test('prices are offered for columns, and none is chosen', { tags: 'NC51' }, async () => {
  const { upload } = await openUpload(openPage, app());
  await upload.choose('list.csv', ['Article,AUD ex GST,Preis', 'A-1,12.5,7', 'A-2,13,8']);
  await upload.panel.getByText('Say what at least one other column stands for.').first().waitFor();
  await upload.panel.getByRole('button', { name: 'Use AUD ex GST as SP - AUD - 01' }).press('Enter');
  expect(await upload.panel.getByLabel('AUD ex GST stands for').inputValue()).toBe('SP_AUD_01');
  expect(await upload.panel.getByLabel('AUD ex GST stands for').evaluate((select) => select.matches(':focus'))).toBe(
    true,
  );
  await upload.panel.getByRole('button', { name: 'Use Preis as SP - AUD - 02' }).waitFor();
  await upload.panel.getByRole('button', { name: 'Use Preis as SP - USD - 01' }).click();
  await upload.panel.getByRole('button', { name: 'Preview' }).click();
  await upload.panel.getByText('2 rows checked.').waitFor();
  await expect.poll(() => upload.rows()).toContainEqual(['A-1, not known', '2', '12.50']);
});

test('a file mixing point and comma waits for the user’s choice', { tags: 'B005' }, async () => {
  const { upload } = await openUpload(openPage, app());
  await upload.choose('prices.csv', ['MAIN_SKU;SP_AUD_01', 'A;1.50', 'B;1,50']);
  await upload.panel.getByText('Say first how the numbers are written').first().waitFor();
  await upload.panel.getByLabel('How are the numbers written?').selectOption({ label: 'Decimal comma: 1.284,50' });
  await upload.panel.getByRole('button', { name: 'Go to row 2, SP - AUD - 01' }).waitFor();
});

test('a file that is no spreadsheet is rejected with a reason', async () => {
  const { upload } = await openUpload(openPage, app());
  await upload.choose('prices.csv', ['%PDF-1.7']);
  await upload.panel.getByText('This is a PDF document').waitFor();
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', 'A,1']);
  await upload.panel.getByText('1 row checked.').waitFor();
});

test('the page may prevent an upload, and gets no further events', { tags: 'B021' }, async () => {
  const { upload, page, prices } = await openUpload(openPage, app());
  const [sku] = await prices.skus();
  await page.evaluate(() => {
    document.addEventListener('pricebook-before-upload', (event) => {
      event.preventDefault();
      document.title = JSON.stringify(event.detail);
    });
  });
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', `${sku},1`]);
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  expect(JSON.parse(await page.title())).toEqual({ fileName: 'prices.csv', rows: 1 });
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
});
