import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openUpload } from '../../support/pages/open-upload';
import { localDate } from '../../support/wire/workbook';

const app = appForTests();
const openPage = freshPages();

test('the rate of a template is asked about when its day is past', { tags: 'QC43' }, async () => {
  const { page, upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('euro.csv', ['Nummer;Preis EUR netto', `${sku};10,00`]);
  await upload.mapTo('Nummer', 'Main SKU');
  await upload.mapTo('Preis EUR netto', 'Cost: prices from this column');
  await panel.getByRole('button', { name: 'Prices from costs' }).click();
  // The name of the column says it.
  expect(await panel.getByLabel('Currency of the costs').inputValue()).toBe('EUR');
  await panel.getByLabel('Rate: AUD for 1 EUR').fill('1.65');
  await panel.getByLabel('Day of the rate').fill('2020-01-31');
  await panel.getByLabel('Level 06').fill('50');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByText('1 row checked, no errors.').waitFor();
  const question = panel.getByText('Is this rate still right?');
  await question.waitFor();
  await panel.getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByLabel('Name').fill('Old rate');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });

  await upload.choose('euro next.csv', ['Nummer;Preis EUR netto', `${sku};11,00`]);
  await panel.getByRole('button', { name: 'Use template Old rate' }).click();
  await question.waitFor();
  await panel.getByText('euro next.csv').first().waitFor();
  await panel.getByText('The rate of 1.65 AUD for 1 EUR is of 2020-01-31.').waitFor();
  const lineOf = async (name: string) =>
    (await panel.getByRole('button', { name }).boundingBox()) ?? { y: 0, height: 0 };
  const [keep, change] = [await lineOf('Keep the rate'), await lineOf('Change the rate')];
  expect([change.y, change.height]).toEqual([keep.y, keep.height]);
  await panel.getByRole('button', { name: 'Keep the rate' }).click();
  await question.waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Change rules' }).click();
  await panel.getByLabel('Rate: AUD for 1 EUR').fill('1.70');
  expect(await panel.getByLabel('Day of the rate').inputValue()).toBe(localDate());
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByText('1 row checked, no errors.').waitFor();
  expect(await question.count()).toBe(0);
});
