import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openUpload } from '../../support/pages/open-upload';

const app = appForTests();
const openPage = freshPages();

test('a wrong cell is corrected in the preview, and an SKU near a known one is replaced', {
  tags: ['QC26', 'QC30'],
}, async () => {
  const { page, upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  const written = sku.toLowerCase().replaceAll('-', ' ');
  await upload.choose('list.csv', ['MAIN_SKU;SP_AUD_01;SP_AUD_02', `${written};1e5;2,50`]);
  await panel.getByText('1 error to correct first, in 1 row').first().waitFor();
  await panel.getByRole('button', { name: 'Correct row 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct row 2' });
  await dialog.getByLabel('SP - AUD - 01').fill('7.25');
  await dialog.getByRole('button', { name: 'Use corrections' }).click();
  await panel.getByText('Row 2, SP - AUD - 01: 1e5 → 7.25').waitFor();
  await panel.getByRole('button', { name: 'Use the known one' }).click();
  await panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(stored).toMatchObject({ SP_AUD_01: '7.25', SP_AUD_02: '2.5' });
});

test('a wrong cell has the focus, and a typed correction is discarded only after a question', {
  tags: 'QC71',
}, async () => {
  const { page, upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('list.csv', ['MAIN_SKU;SP_AUD_01;SP_AUD_02', `${sku};2,50;1e5`]);
  await panel.getByText('1 error to correct first, in 1 row').first().waitFor();
  await panel.getByRole('button', { name: 'Correct row 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct row 2' });
  await dialog.getByLabel('SP - AUD - 02').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('7.25');
  expect(await dialog.getByLabel('SP - AUD - 02').inputValue()).toBe('7.25');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await dialog.getByLabel('SP - AUD - 02').inputValue()).toBe('7.25');
  await page.mouse.click(4, 4);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  // A click on the backdrop leaves the focus in the field, to which it returns.
  await page.keyboard.type('1');
  expect(await dialog.getByLabel('SP - AUD - 02').inputValue()).toBe('7.251');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await panel.getByText('1 error to correct first, in 1 row').first().waitFor();
});

test('the supplier’s number of an SKU is typed once, and offered for the next list', {
  tags: ['QC31', 'QC96'],
}, async () => {
  const { page, upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('list.csv', ['MAIN_SKU;SP_AUD_03', '4711-X;5', '4711-Y;6']);
  await panel.getByText('2 rows with a Main SKU that is not known').first().waitFor();
  await panel.getByRole('button', { name: 'Correct row 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct row 2' });
  await dialog.getByLabel('Main SKU', { exact: true }).fill(sku);
  await dialog.getByRole('checkbox', { name: '4711-X is the supplier’s number of this Main SKU' }).waitFor();
  await dialog.getByRole('button', { name: 'Use corrections' }).click();
  await panel.getByText('1 number of the supplier stands for a Main SKU').waitFor();
  await upload.submit.click();
  await page.getByRole('button', { name: 'Leave them out and send the rest' }).click();
  await panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(stored).toMatchObject({ SP_AUD_03: '5' });

  await upload.open();
  await upload.choose('next.csv', ['MAIN_SKU;SP_AUD_03', '4711-X;7']);
  await panel.getByText('1 row with a Main SKU that is not known').first().waitFor();
  await panel.getByRole('button', { name: 'Use 1 number of the earlier file' }).click();
  await panel.getByText('1 number of the supplier stands for a Main SKU').waitFor();
  await panel.getByText('1 row checked, no errors.').waitFor();
});

test('a corrected number is read as the page writes numbers, and asked about where it can be two', {
  tags: 'OK02',
}, async () => {
  const { page, upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('list.csv', ['MAIN_SKU;SP_AUD_01;SP_AUD_02;SP_AUD_03', `${sku};1e5;1e6;2,50`]);
  await panel.getByText('2 errors to correct first, in 1 row').first().waitFor();
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  await panel.getByRole('button', { name: 'Zeile 2 korrigieren' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Zeile 2 korrigieren' });
  await dialog.getByLabel('SP - AUD - 01').fill('1.234');
  await dialog.getByLabel('SP - AUD - 02').fill('1.284,50');
  const use = dialog.getByRole('button', { name: 'Korrekturen anwenden' });
  await use.click();
  await dialog.getByText('Lässt sich auf zwei Arten lesen').waitFor();
  await dialog.getByRole('button', { name: '1,234 verwenden' }).waitFor();
  await dialog.getByRole('button', { name: '1.234,00 verwenden' }).click();
  await use.click();
  await panel.getByText('Zeile 2, SP - AUD - 01: 1e5 → 1234').waitFor();
  await panel.getByText('Zeile 2, SP - AUD - 02: 1e6 → 1284,50').waitFor();
  await panel.getByRole('button', { name: 'Datei senden' }).click();
  await panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(stored).toMatchObject({ SP_AUD_01: '1234', SP_AUD_02: '1284.5', SP_AUD_03: '2.5' });
});

test('a cost that is a text is corrected in the preview, and its prices follow', { tags: 'QC72' }, async () => {
  const { page, upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('costs.csv', ['MAIN_SKU;Cost', `${sku};12,5/m2`]);
  await panel.getByRole('button', { name: 'Prices from this column, Cost' }).click();
  await panel.getByRole('button', { name: 'Prices from costs' }).click();
  await panel.getByLabel('Level 01').fill('60');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByRole('button', { name: 'Correct row 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct row 2' });
  await dialog.getByLabel('Cost (Cost)').waitFor();
  // The field with the finding has the focus.
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12.5');
  await dialog.getByRole('button', { name: 'Use corrections' }).click();
  await panel.getByText('Row 2, Cost: 12,5/m2 → 12.5').waitFor();
  await panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(stored).toMatchObject({ SP_AUD_01: '20' });
});
