import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openUpload } from '../../support/pages/open-upload';

const app = appForTests();
const openPage = freshPages();

/** Opens the upload panel, with the SKUs of three products without prices. */
async function start() {
  const { upload, wire } = await openUpload(openPage, app());
  const skus = (await wire.unpriced()).slice(0, 3).map(({ MAIN_SKU }) => MAIN_SKU);
  const stored = async () => {
    const records = await Promise.all(skus.map((sku) => wire.find(sku)));
    return skus.map((sku, at) => Reflect.get(records[at]?.find(({ MAIN_SKU }) => MAIN_SKU === sku) ?? {}, 'SP_AUD_01'));
  };
  return { upload, skus, stored };
}

test('a file without a header row stores its first article too', { tags: ['NU08', 'NU10'] }, async () => {
  const { upload, skus, stored } = await start();
  await upload.choose(
    'no-header.csv',
    skus.map((sku, at) => `NETS;${sku};${16400 + at};1`),
  );
  await upload.panel.getByText('The file is read without a header row', { exact: false }).waitFor();
  expect(await upload.panel.getByLabel('Header row').locator('option:checked').innerText()).toMatch(/^None/);
  // The column of the SKU was found by its values.
  await upload.panel.getByRole('checkbox', { name: 'Fill blank cells of Column B with the value above' }).waitFor();
  await upload.mapTo('Column C', 'SP - AUD - 01');
  await upload.panel.getByRole('button', { name: 'Preview' }).click();
  await upload.panel.getByText('3 rows checked, no errors.').waitFor();
  await expect
    .poll(() => upload.rows())
    .toEqual(skus.map((sku, at) => [sku, String(at + 1), `${(16400 + at).toLocaleString('en')}.00`]));
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  expect(await stored()).toEqual(['16400', '16401', '16402']);
});

test('the article of a group is filled down, and a blank part makes no SKU', { tags: ['NU07', 'NU10'] }, async () => {
  const { upload, skus, stored } = await start();
  const [one = '', two = '', three = ''] = skus;
  const group = one.slice(0, 2);
  const lines = ['Article,Size,Net', `${group},,`, `,${one.slice(2)},51`];
  const others = [two, three].map((sku, at) => `${sku.slice(0, 2)},${sku.slice(2)},${52 + at}`);
  await upload.choose('groups.csv', [...lines, ...others]);
  await upload.mapTo('Net', 'SP - AUD - 01');
  await upload.panel.getByRole('checkbox', { name: /^Make the Main SKU of two columns/ }).check();
  await upload.panel.getByLabel('First part of the Main SKU').selectOption('Article');
  await upload.panel.getByLabel('Second part of the Main SKU').selectOption('Size');
  await upload.panel.getByLabel('Joined by').selectOption('Nothing');
  await upload.panel.getByRole('button', { name: 'Preview' }).click();
  await upload.panel.getByText('4 rows checked. 2 of them may be refused: 2 rows without a Main SKU.').waitFor();
  await upload.matter('Rows to leave out').click();
  await upload.panel.getByRole('checkbox', { name: '2 rows without a Main SKU' }).waitFor();

  await upload.panel.getByRole('button', { name: 'Map columns' }).click();
  await upload.panel.getByRole('checkbox', { name: 'Fill blank cells of Article with the value above' }).check();
  await upload.panel.getByRole('button', { name: 'Preview' }).click();
  await upload.matter('Rows to leave out').click();
  await upload.panel.getByRole('checkbox', { name: '1 row without a Main SKU' }).check();
  await upload.panel.getByText('4 rows checked, no errors. 3 to send.').waitFor();
  await expect.poll(async () => (await upload.rows())[1]).toEqual([`${one}, filled from a row above`, '3', '51.00']);
  expect(await upload.panel.getByRole('checkbox', { name: /Send as read/ }).isDisabled()).toBe(true);
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  expect(await stored()).toEqual(['51', '52', '53']);
});

test('columns without a name are named by their letters in the language of the page', { tags: 'NU08' }, async () => {
  const { upload, skus } = await start();
  await upload.choose(
    'no-header.csv',
    skus.map((sku, at) => `NETS;${sku};${16400 + at};1`),
  );
  await upload.panel.getByRole('rowheader', { name: 'Column C' }).waitFor();
  await upload.panel.page().evaluate(() => {
    document.documentElement.lang = 'de';
  });
  await upload.panel.getByRole('rowheader', { name: 'Spalte C' }).waitFor();
  expect(await upload.panel.getByText('Column').count()).toBe(0);
});

test('text that is not Unicode is read in the encoding that is chosen in the mapping', { tags: 'QC20' }, async () => {
  const { upload, skus, stored } = await start();
  // The names of the columns are 品番 and 価格 in Shift JIS.
  const rows = skus.map((sku, at) => `\r\n${sku};${61 + at}`).join('');
  await upload.chooseBytes('list.csv', Buffer.concat([Buffer.from('956994d43b89bf8a69', 'hex'), Buffer.from(rows)]));
  const encoding = upload.panel.getByLabel('Text encoding');
  expect(await encoding.locator('option:checked').innerText()).toBe('Western European (windows-1252)');
  await encoding.selectOption('Japanese (Shift JIS)');
  await upload.panel.getByRole('rowheader', { name: '品番' }).waitFor();
  await upload.mapTo('価格', 'SP - AUD - 01');
  await upload.panel.getByRole('button', { name: 'Preview' }).click();
  await upload.panel.getByText('Text is read as shift_jis.').waitFor();
  await upload.panel.getByText('3 rows checked, no errors.').waitFor();
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  expect(await stored()).toEqual(['61', '62', '63']);
});
