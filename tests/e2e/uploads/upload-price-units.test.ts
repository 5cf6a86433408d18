import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openUpload } from '../../support/pages/open-upload';

const app = appForTests();
const openPage = freshPages();

test('prices for 100 and 1,000 pieces are asked about, divided and stored as prices of one', {
  tags: 'QC118',
}, async () => {
  const { page, upload, wire } = await openUpload(openPage, app());
  const [first, second] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('screws.csv', [
    'MAIN_SKU;SP_AUD_01;Preiseinheit',
    `${first.MAIN_SKU};12,50;100`,
    `${second?.MAIN_SKU};8,40;1000`,
  ]);
  await panel.getByText('By “Preiseinheit”, prices are for more than one piece').waitFor();
  expect(await panel.getByText('not used, because').count()).toBe(0);
  await upload.submit.click();
  const question = page.getByRole('dialog', { name: 'Store 2 prices for several pieces as prices of one?' });
  await question.getByText('such as 12,50 in place of 0.125').waitFor();
  await question.getByRole('button', { name: 'Divide by the unit' }).click();
  await panel.getByText('12,50 for 100 is read as 0.125 for one.').waitFor();
  await panel.getByRole('gridcell', { name: '0.125', exact: true }).waitFor();
  expect(await wire.find(first.MAIN_SKU)).toEqual([]);
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  const stored = async (sku = '') => (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(await stored(first.MAIN_SKU)).toMatchObject({ SP_AUD_01: '0.125' });
  expect(await stored(second?.MAIN_SKU)).toMatchObject({ SP_AUD_01: '0.0084' });
});

test('last month’s choice for units can be changed where there are none, and is asked about where they are packs', {
  tags: ['QC127', 'QC128'],
}, async () => {
  const { upload, wire, page } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  const choose = (name: string, column: string, unit: string) =>
    upload.choose(name, [`MAIN_SKU;SP_AUD_01;${column}`, `${sku};12,50;${unit}`]);
  const chooseAnother = () => panel.getByRole('button', { name: 'Choose another file' }).click();
  await choose('screws 10.csv', 'Preiseinheit', '100');
  await panel.getByRole('button', { name: 'Divide by the unit' }).click();
  await panel.getByText('12,50 for 100 is read as 0.125 for one.').waitFor();

  await chooseAnother();
  await choose('screws 11.csv', 'Preiseinheit', '0');
  const emptyAnswer = panel.getByText('Prices are divided by the number of pieces in “Preiseinheit”.');
  await emptyAnswer.waitFor();
  await panel.getByRole('button', { name: 'Choose again' }).click();
  await emptyAnswer.waitFor({ state: 'detached' });
  await panel.getByRole('gridcell', { name: '12.50', exact: true }).waitFor();

  await chooseAnother();
  await choose('nails 10.csv', 'PE', '100');
  await panel.getByRole('button', { name: 'Divide by the unit' }).click();
  await panel.getByText('12,50 for 100 is read as 0.125 for one.').waitFor();

  await chooseAnother();
  await choose('nails 11.csv', 'PE', '24');
  await panel.getByText('the numbers in “PE” look like sizes of packs: 1 price for 24.').waitFor();
  await upload.submit.click();
  const question = page.getByRole('dialog', { name: 'Store 1 price for several pieces as a price of one?' });
  await question.getByText('look like sizes of packs').waitFor();
  expect(await question.getByRole('button', { name: 'Divide by the unit' }).count()).toBe(0);
  await question.getByRole('button', { name: 'Take the prices as they are' }).click();
  await panel.waitFor({ state: 'detached' });
  expect((await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku)).toMatchObject({ SP_AUD_01: '12.5' });
});

test('costs for 100 pieces are divided before their rule, and a template does so next month without a question', {
  tags: 'QC118',
}, async () => {
  const { page, upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('nails 10.csv', ['Teil;Einkauf je 100', `${sku};12,50`]);
  await upload.mapTo('Teil', 'Main SKU');
  await panel.getByRole('button', { name: 'Prices from this column, Einkauf je 100' }).click();
  await panel.getByRole('button', { name: 'Prices from costs' }).click();
  await panel.getByLabel('Level 05').fill('100');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByText('By “Einkauf je 100”').waitFor();
  await panel.getByRole('button', { name: 'Divide by the unit' }).click();
  await panel.getByRole('gridcell', { name: '0.125', exact: true }).waitFor();
  await panel.getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByLabel('Name').fill('Nails');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  const stored = async () => (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(await stored()).toMatchObject({ SP_AUD_05: '0.25' });

  await upload.open();
  await upload.choose('nails 11.csv', ['Teil;Einkauf je 100', `${sku};13,00`]);
  await panel.getByRole('button', { name: 'Use template Nails' }).click();
  await panel.getByText('13,00 for 100 is read as 0.13 for one.').waitFor();
  await upload.submit.click();
  await panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await panel.waitFor({ state: 'detached' });
  expect(await stored()).toMatchObject({ SP_AUD_05: '0.26' });
});

test('a column with any name is mapped as that of the units, by which prices are divided, and can be taken away again', {
  tags: 'QC160',
}, async () => {
  const { upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  const preview = async () => {
    await panel.getByRole('button', { name: 'Preview' }).click();
    await upload.submit.waitFor();
  };
  const unit = 'Price unit: pieces that a price is for';
  await upload.choose('screws.csv', ['MAIN_SKU;SP_AUD_01;Faktor', `${sku};12,50;12`]);
  await panel.getByRole('gridcell', { name: '12.50', exact: true }).waitFor();
  await panel.getByRole('button', { name: 'Map columns' }).click();
  await upload.mapTo('Faktor', unit);
  await preview();
  await panel.getByText('by the number of pieces in “Faktor”: 1 price for 12.').waitFor();
  await panel.getByRole('button', { name: 'Map columns' }).click();
  await upload.mapTo('Faktor', 'Not used');
  await preview();
  await panel.getByRole('gridcell', { name: '12.50', exact: true }).waitFor();
  await panel.getByRole('button', { name: 'Map columns' }).click();
  await upload.mapTo('Faktor', unit);
  await preview();
  await panel.getByRole('button', { name: 'Round to 4 decimals' }).click();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  expect((await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku)).toMatchObject({ SP_AUD_01: '1.0417' });
});
