import { expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openUpload, openUploadAfterAnotherPage } from '../../support/pages/open-upload';

const app = appForTests();
const openPage = freshPages();

test('a file is sent in two passes, noting an unknown column', {
  tags: ['IU23', 'IU25', 'IU27'],
}, async () => {
  const { upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const stored = async (key: string) =>
    Reflect.get((await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku) ?? {}, key);
  await upload.choose('two-currencies.csv', [
    'MAIN_SKU,SP_AUD_01,Currency',
    'Pumps,,',
    'Taps,,',
    `${sku},5,AUD`,
    `${sku},4,USD`,
  ]);
  await upload.panel.getByText('1 column is not used, because its name is not known: Currency').waitFor();
  expect(await upload.panel.getByRole('checkbox', { name: /Send as read/ }).isDisabled()).toBe(true);

  await upload.panel.getByRole('checkbox', { name: '2 section or repeated header rows' }).check();
  await upload.panel.getByRole('button', { name: 'Take back row 3' }).press('Enter');
  await upload.panel.getByText('1 row is left out.').waitFor();
  await upload.panel.getByRole('button', { name: 'Leave out row 3' }).press('Enter');
  await upload.panel.getByText('2 rows are left out.').waitFor();
  await upload.panel.getByLabel('Only rows where').selectOption('Currency is AUD (1 row)');
  await upload.panel.getByText('4 rows checked, no errors. 1 to send.').waitFor();
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  expect(await stored('SP_AUD_01')).toBe('5');

  await upload.open();
  await upload.panel.getByRole('button', { name: 'Use two-currencies.csv again' }).click();
  await upload.panel.getByRole('button', { name: 'Map columns' }).click();
  await upload.mapTo('SP_AUD_01', 'SP - USD - 01');
  await upload.panel.getByRole('button', { name: 'Preview' }).click();
  await upload.matter('Rows to leave out').click();
  await upload.panel.getByRole('checkbox', { name: 'USD (1)' }).check();
  await upload.panel.getByRole('checkbox', { name: 'AUD (1)' }).uncheck();
  await upload.panel.getByText('4 rows checked, no errors. 1 to send.').waitFor();
  await upload.submit.click();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await upload.panel.waitFor({ state: 'detached' });
  expect([await stored('SP_AUD_01'), await stored('SP_USD_01')]).toEqual(['5', '4']);
});

test('texts with digits are asked about once, by count', { tags: 'IU24' }, async () => {
  const { upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  await upload.choose('texts.csv', ['MAIN_SKU,SP_AUD_01,SP_AUD_02', `${sku},from 12.50,12.50/m2`]);
  await upload.panel.getByText('2 texts with digits, to check').waitFor();
  await upload.submit.click();
  await upload.panel.getByText('Store 2 texts with digits as prices?').waitFor();
  await upload.panel.getByRole('button', { name: 'Look again' }).click();
  await upload.submit.click();
  await upload.panel.getByRole('button', { name: 'Store 2 texts' }).click();
  await upload.panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(Reflect.get(stored ?? {}, 'SP_AUD_01')).toBe('from 12.50');
});

test('an open review survives Back and a change of page', { tags: 'IU28' }, async () => {
  const { page, upload, prices, skus } = await openUploadAfterAnotherPage(openPage, app());
  const [sku = ''] = skus;
  await upload.choose('one.csv', ['MAIN_SKU,SP_AUD_01,SP_AUD_02', `${sku},7771,7772`]);
  await upload.submit.click();
  await upload.change(sku, 'SP - AUD - 02').uncheck();
  await page.goBack();
  await upload.panel.waitFor({ state: 'detached' });
  await page.goForward();
  await prices.grid.getByRole('gridcell').first().waitFor();
  await upload.open();
  await upload.panel.getByRole('button', { name: 'Go on with the review' }).click();
  await expect.poll(() => upload.change(sku, 'SP - AUD - 01').isChecked()).toBe(true);
  expect(await upload.change(sku, 'SP - AUD - 02').isChecked()).toBe(false);
});

test('the preview opens on the first price column, and lists hidden columns', {
  tags: ['IU34', 'IU35'],
}, async () => {
  const { upload } = await openUpload(openPage, app());
  const sheet = utils.aoa_to_sheet([
    ['MAIN_SKU', 'SP_USD_15', 'SP_USD_16'],
    ['A-1', 77.5, ''],
  ]);
  sheet['!cols'] = [{}, {}, { hidden: true }];
  await upload.chooseBytes('usd.xlsx', write(utils.book_new(sheet, 'List'), { type: 'buffer', bookType: 'xlsx' }));
  await upload.panel.getByText('1 column is hidden in the file, and read all the same: SP_USD_16').waitFor();
  await expect.poll(() => upload.panel.getByRole('gridcell', { name: '77.50' }).isVisible()).toBe(true);
  const around = async () => {
    const texts = await upload.panel.locator('.rdg-row').first().getByRole('gridcell').allTextContents();
    const at = texts.findIndex((text) => text.trim() === '77.50');
    return texts.slice(Math.max(0, at - 1), at + 2).map((text) => text.trim());
  };
  // A column missing in the file is empty; a blank cell of the file is a dash.
  await expect.poll(around).toEqual(['', '77.50', '-']);
});
