import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';
import { productsOf } from '../../support/wire/products-by-wire';

const app = appForTests();
const openPage = freshPages();

test('a list without a header row is read by its template, which is offered for columns like these', {
  tags: 'QC54',
}, async () => {
  const { page, wire } = await openPrices(openPage, app());
  const products = productsOf(app(), (await app().signIn()).accessToken);
  await products.create({ MAIN_SKU: 'BARE-1', GROUP_NAME: 'Bare' });
  const upload = uploadPanel(page);
  const { panel } = upload;
  await upload.open();
  await upload.choose('bare 10.csv', ['BARE-1;Pump;164.50', 'BARE-2;Lamp;12.00']);
  await upload.mapTo('Column A', 'Main SKU');
  await upload.mapTo('Column C', 'SP - AUD - 01');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByText('for files without a header row').waitFor();
  await dialog.getByLabel('Name').fill('Bare list');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });

  await upload.choose('bare 11.csv', ['BARE-1;Pump;165.50', 'BARE-3;;13.00']);
  await panel.getByText('choose it for a list of the same supplier only').waitFor();
  await panel.getByRole('button', { name: 'Use the columns of bare 10.csv' }).waitFor();
  await panel.getByRole('button', { name: 'Use template Bare list' }).click();
  await panel.getByText('2 rows checked').waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  expect(await wire.find('BARE-1')).toMatchObject([{ SP_AUD_01: '165.5' }]);

  // Other columns: chosen by hand, from those for any list without a header row.
  await upload.open();
  await upload.choose('bare 12.csv', ['BARE-1;Pump;166.50;7', 'BARE-4;Bulb;14.00;8']);
  await panel.getByText('Other templates for lists without a header row (1)').click();
  expect(await panel.getByText('same supplier only').count()).toBe(0);
  await panel.getByRole('button', { name: 'Use template Bare list' }).click();
  await panel.getByText('2 rows checked').waitFor();
  await panel.getByRole('gridcell', { name: '166.50' }).waitFor();
});
