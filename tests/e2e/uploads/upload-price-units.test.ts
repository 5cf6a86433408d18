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
