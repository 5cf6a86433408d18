import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { changePricesPage } from '../../support/pages/change-prices.page';
import { openUpload } from '../../support/pages/open-upload';
import { uploadPerson } from '../../support/pages/upload-person';
import { productsOf } from '../../support/wire/products-by-wire';
import { rowsOfDownload } from '../../support/wire/workbook';

const app = appForTests();
const openPage = freshPages();

test('articles are found by their EAN, from the file to the stored price', { tags: 'QC40' }, async () => {
  const products = productsOf(app(), (await app().signIn()).accessToken);
  await products.create({ MAIN_SKU: 'MATCH-1', GROUP_NAME: 'Match', LOOKUP_SKU: '4006381333931' });
  await products.create({ MAIN_SKU: 'MATCH-2', GROUP_NAME: 'Match', LOOKUP_SKU: '93' });
  await products.create({ MAIN_SKU: 'MATCH-3', GROUP_NAME: 'Match', LOOKUP_SKU: '93' });
  const { page, upload, wire } = await openUpload(openPage, app());
  const { panel } = upload;
  let downloads = 0;
  page.on('request', (request) => {
    if (request.url().includes('product/getProduct')) downloads++;
  });
  const lines = ['EAN code;Net', '4006381333931;12.50', '93;1', 'MATCH-2;2'];
  await upload.choose('eans.csv', lines);
  await upload.mapTo('EAN code', 'Main SKU');
  await upload.mapTo('Net', 'SP - AUD - 01');
  expect(downloads).toBe(0);
  await panel.getByLabel('Find the Main SKU by').selectOption('Lookup SKU of the product');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel
    .getByText(
      '3 rows checked. 2 of them cannot be sent: 1 unknown Lookup SKU, 1 row with a Lookup SKU of several products. 1 to send.',
    )
    .waitFor();
  expect(downloads).toBe(1);
  await panel.getByText('1 row with a Lookup SKU that no product has').first().waitFor();
  await panel.getByText('1 row with a Lookup SKU that several products have').first().waitFor();
  await panel.getByRole('gridcell', { name: '4006381333931' }).waitFor();
  await panel.getByRole('gridcell', { name: 'MATCH-1' }).waitFor();
  await panel.getByRole('button', { name: 'Correct row 3' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct row 3' });
  await dialog.getByLabel('Main SKU', { exact: true }).fill('MATCH-3');
  await dialog.getByRole('button', { name: 'Use corrections' }).click();
  await panel.getByText('93 → MATCH-3').first().waitFor();
  await upload.submit.click();
  const asked = page.getByRole('dialog', { name: 'Send without 1 row?' });
  await asked.getByText('1 unknown Lookup SKU').waitFor();
  expect(await upload.focusedText()).toBe('Leave them out and send the rest');
  expect(await asked.getByRole('button', { name: 'Send all rows' }).count()).toBe(0);
  await asked.getByRole('button', { name: 'Leave them out and send the rest' }).click();
  await panel.waitFor({ state: 'detached' });
  const stored = [...(await wire.find('MATCH-'))].sort((one, other) => one.MAIN_SKU.localeCompare(other.MAIN_SKU));
  expect(stored).toMatchObject([
    { MAIN_SKU: 'MATCH-1', SP_AUD_01: '12.5' },
    { MAIN_SKU: 'MATCH-3', SP_AUD_01: '1' },
  ]);

  await upload.open();
  await upload.choose('eans next month.csv', lines);
  await panel.getByRole('gridcell', { name: 'MATCH-1' }).waitFor();
});

test('next month, a list with unknown numbers is read by its template in five clicks', {
  tags: ['QC13', 'QC40'],
}, async ({ annotate }) => {
  const products = productsOf(app(), (await app().signIn()).accessToken);
  await products.create({ MAIN_SKU: 'MONTH-1', GROUP_NAME: 'Month', LOOKUP_SKU: '900-1' });
  const { page, upload, wire } = await openUpload(openPage, app());
  const { panel } = upload;
  await upload.choose('list 10.csv', ['Nummer;Preis 10/2026', '900-1;10.00', '900-2;20.00']);
  await upload.mapTo('Nummer', 'Main SKU');
  await upload.mapTo('Preis 10/2026', 'SP - AUD - 01');
  await panel.getByLabel('Find the Main SKU by').selectOption('Lookup SKU of the product');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByLabel('Name').fill('Monthly');
  await dialog
    .getByRole('checkbox', { name: /out of later files too.*: 1 unknown Lookup SKU$/, checked: true })
    .waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await upload.submit.click();
  await page.getByRole('button', { name: 'Leave them out and send the rest' }).click();
  await panel.waitFor({ state: 'detached' });

  const person = uploadPerson(upload);
  const next = ['Nummer;Preis 11/2026', '900-1;11.00', '900-2;21.00', '900-3;31.00', 'Pumps;'];
  await person.choose('list 11.csv', Buffer.from(next.join('\r\n')));
  await person.press('Use template Monthly');
  await panel.getByText('4 rows checked, no errors. 1 to send.').waitFor();
  await panel.getByText('3 rows are left out.').first().waitFor();
  await person.press('Submit File');
  await person.press('Confirm Changes');
  await panel.waitFor({ state: 'detached' });
  expect(await wire.find('MONTH-1')).toMatchObject([{ SP_AUD_01: '11' }]);
  await annotate(`${person.clicks()} clicks`);
  expect(person.clicks()).toBeLessThanOrEqual(5);
});

test('an unknown number is given its product by a search, and keeps it', { tags: 'QC41' }, async () => {
  const products = productsOf(app(), (await app().signIn()).accessToken);
  // Before the panel opens, which reads the known SKUs then.
  await products.create({ MAIN_SKU: 'SEARCH-1', GROUP_NAME: 'Sought', DESCRIPTION: 'Quartz lamp' });
  const { page, upload, wire } = await openUpload(openPage, app());
  const { panel } = upload;
  await upload.choose('lamps.csv', ['MAIN_SKU;SP_AUD_05', 'QL/9;5']);
  await panel.getByRole('button', { name: 'Correct row 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct row 2' });
  await dialog.getByLabel('Main SKU', { exact: true }).fill('quartz la');
  const found = page.getByRole('option', { name: 'SEARCH-1 · Sought · Quartz lamp' });
  await found.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await found.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Use corrections' }).click();
  await panel.getByText('QL/9 → SEARCH-1').first().waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  expect(await wire.find('SEARCH-1')).toMatchObject([{ MAIN_SKU: 'SEARCH-1', SP_AUD_05: '5' }]);
});

test('articles with prices that are not in a list are counted by group, and downloaded', {
  tags: ['QC42', 'QC91'],
}, async () => {
  const { page, upload, wire } = await openUpload(openPage, app());
  const products = productsOf(app(), (await app().signIn()).accessToken);
  for (const sku of ['MISSING-1', 'MISSING-2', 'MISSING-3']) {
    const about = { GROUP_NAME: 'Missing group', DESCRIPTION: '=Tape', LOOKUP_SKU: '007', STATUS: 'Active' };
    await products.create({ MAIN_SKU: sku, ...about });
    await wire.create(sku, { AUD: ['1'], USD: [] });
  }
  const { panel } = upload;
  await upload.choose('short.csv', ['MAIN_SKU;SP_AUD_01', 'MISSING-2;5']);
  await panel.getByText('1 row checked').waitFor();
  await panel.getByRole('button', { name: 'Not in this list' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Articles that are not in this list' });
  await dialog.getByText('articles with prices are not in short.csv.').waitFor();
  await dialog.getByLabel('Group').selectOption('Missing group (2)');
  await dialog.getByText('MISSING-1, MISSING-3', { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download 2 articles' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('short not in this list.xlsx');
  const about = {
    GROUP_NAME: 'Missing group',
    DESCRIPTION: '=Tape',
    LOOKUP_SKU: '007',
    STATUS: 'Active',
    SP_AUD_01: 1,
  };
  expect(await rowsOfDownload(file)).toMatchObject([
    { MAIN_SKU: 'MISSING-1', ...about },
    { MAIN_SKU: 'MISSING-3', ...about },
  ]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await upload.focusedText()).toBe('Not in this list');
});

test('articles that are not in a list are set Inactive, and set back', { tags: ['QC46', 'QC149'] }, async () => {
  const { page, upload, wire } = await openUpload(openPage, app());
  const products = productsOf(app(), (await app().signIn()).accessToken);
  for (const [sku, STATUS] of [
    ['GONE-1', 'Active'],
    ['GONE-2', 'Inactive'],
    ['GONE-3', 'Active'],
    ['GONE-4', 'Active'],
  ] as const) {
    await products.create({ MAIN_SKU: sku, GROUP_NAME: 'Gone group', SUB_GROUP: 'Kept', STATUS });
    await wire.create(sku, { AUD: ['1'], USD: [] });
  }
  const stored = async () =>
    Object.fromEntries((await products.find('GONE-')).map(({ MAIN_SKU, STATUS }) => [MAIN_SKU, STATUS]));
  const { panel } = upload;
  await upload.choose('short.csv', ['MAIN_SKU;SP_AUD_01', 'GONE-4;5']);
  await panel.getByText('1 row checked').waitFor();
  await panel.getByRole('button', { name: 'Not in this list' }).click();
  const missing = page.getByRole('dialog', { name: 'Articles that are not in this list' });
  await missing.getByLabel('Group').selectOption('Gone group (3)');
  await missing.getByRole('button', { name: 'Set Inactive…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set articles Inactive' });
  await dialog.getByText('Set 2 articles to Inactive?').waitFor();
  await dialog.getByText('Inactive already, and not counted: 1.').waitFor();
  await dialog.getByText('GONE-1, GONE-3', { exact: true }).waitFor();
  expect(await stored()).toMatchObject({ 'GONE-1': 'Active', 'GONE-3': 'Active' });
  await dialog.getByRole('button', { name: 'Set 2 articles Inactive' }).click();
  await dialog.getByText('2 articles are Inactive now.').waitFor();
  const hasFocus = () => dialog.evaluate((element) => element.querySelector(':focus') !== null);
  expect(await hasFocus()).toBe(true);
  expect(await stored()).toEqual({
    'GONE-1': 'Inactive',
    'GONE-2': 'Inactive',
    'GONE-3': 'Inactive',
    'GONE-4': 'Active',
  });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByText('2 articles have their former status again.').waitFor();
  expect(await hasFocus()).toBe(true);
  expect(await stored()).toMatchObject({ 'GONE-1': 'Active', 'GONE-2': 'Inactive', 'GONE-3': 'Active' });
  expect(await products.find('GONE-1')).toMatchObject([{ SUB_GROUP: 'Kept' }]);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
  await missing.waitFor();
});

test('the prices of articles that are not in a list are changed by a rule', { tags: 'NC99' }, async () => {
  const { page, upload, wire } = await openUpload(openPage, app());
  const products = productsOf(app(), (await app().signIn()).accessToken);
  for (const sku of ['OTHERS-1', 'OTHERS-2', 'OTHERS-3']) {
    await products.create({ MAIN_SKU: sku, GROUP_NAME: 'Other group' });
    await wire.create(sku, { AUD: ['10'], USD: [] });
  }
  await upload.choose('supplier.csv', ['MAIN_SKU;SP_AUD_01', 'OTHERS-2;5']);
  await upload.panel.getByText('1 row checked').waitFor();
  await upload.panel.getByRole('button', { name: 'Not in this list' }).click();
  const missing = page.getByRole('dialog', { name: 'Articles that are not in this list' });
  await missing.getByLabel('Group').selectOption('Other group (2)');
  await missing.getByRole('button', { name: 'Change prices…' }).click();
  const { field, preview, review, confirm } = changePricesPage(page);
  await expect.poll(() => field('Rows').locator('option').allInnerTexts()).toEqual(['2 selected rows']);
  await field('Per cent').fill('3');
  await preview.click();
  await review.getByText(/2 prices in 2 of 2 records would change/).waitFor();
  await confirm.click();
  await review.waitFor({ state: 'detached' });
  const stored = async () => (await wire.find('OTHERS-')).map((record) => Reflect.get(record, 'SP_AUD_01'));
  expect(await stored()).toEqual(['10.3', '10', '10.3']);
  // The file is still open, to be sent.
  await missing.getByRole('button', { name: 'Close', exact: true }).last().click();
  await upload.panel.getByText('1 row checked').waitFor();
});
