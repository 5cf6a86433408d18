import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openUpload } from '../../support/pages/open-upload';

const app = appForTests();
const openPage = freshPages();

test('costs in euros become prices in both currencies', {
  tags: ['QC01', 'QC02', 'QC03', 'QC04', 'QC85'],
}, async () => {
  const { upload, wire } = await openUpload(openPage, app());
  const [first, second] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('supplier.csv', [
    'Artikel;Bezeichnung;Preis netto',
    `${first.MAIN_SKU};Pumpe;12,50`,
    `${second?.MAIN_SKU};Ventil;auf Anfrage`,
  ]);
  await panel.getByRole('button', { name: 'Prices from this column, Preis netto' }).click();
  await panel.getByRole('button', { name: 'Prices from costs' }).click();
  const aud = panel.getByRole('region', { name: 'AUD prices from Preis netto' });
  await aud.getByLabel('Currency of the costs').fill('eur');
  await aud.getByLabel('Rate: AUD for 1 EUR').fill('1.65');
  await aud.getByLabel('Day of the rate').fill('2026-11-01');
  await aud.getByLabel('Level 01').fill('60');
  await aud.getByLabel('Level 02').fill('5,750');
  await panel.getByText('correct the marked fields').first().waitFor();
  await aud.getByText('Can be read in two ways').waitFor();
  await aud.getByRole('button', { name: 'Use 5.750' }).click();
  expect(await aud.getByLabel('Level 02').inputValue()).toBe('5.750');
  await aud.getByLabel('Level 02').fill('57,5');
  await aud.getByText('× 1.65 (rate of 2026-11-01) = 20.625').waitFor();
  await aud.getByText('SP - AUD - 01: 33.00').waitFor();
  await panel.getByRole('button', { name: 'Add USD prices from Preis netto' }).click();
  const usd = panel.getByRole('region', { name: 'USD prices from Preis netto' });
  await panel.getByText('USD prices from Preis netto: type the rate').first().waitFor();
  await usd.getByLabel('Rate: USD for 1 EUR').fill('1.1');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByText('2 rows checked, no errors. 1 to send.').waitFor();
  await panel.getByRole('gridcell', { name: '12.5', exact: true }).waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(first.MAIN_SKU)).find(({ MAIN_SKU }) => MAIN_SKU === first.MAIN_SKU);
  expect(stored).toMatchObject({ SP_AUD_01: '33', SP_AUD_02: '32.48', SP_USD_01: '22', SP_USD_02: '21.66' });
  expect(await wire.find(second?.MAIN_SKU ?? '')).toEqual([]);
});

test('next month, a template reads the list of a supplier in five clicks', {
  tags: ['QC11', 'QC13', 'QC149'],
}, async () => {
  const { page, upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('list 10.csv', ['Teil;Einkauf 10/2026', `${sku};10,00`]);
  await upload.mapTo('Teil', 'Main SKU');
  await panel.getByRole('button', { name: 'Prices from this column, Einkauf 10/2026' }).click();
  await panel.getByRole('button', { name: 'Prices from costs' }).click();
  await panel.getByLabel('Level 03').fill('50');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByText('1 row checked, no errors.').waitFor();
  await panel.getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Type a name').waitFor();
  await dialog.getByLabel('Name').fill('Wilo');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });

  await upload.open();
  await upload.choose('list 11.csv', ['Teil;Einkauf 11/2026', `${sku};11,00`]);
  const use = panel.getByRole('button', { name: 'Use template Wilo' });
  await use.waitFor();
  await use.click();
  await upload.submit.click();
  await panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(stored).toMatchObject({ SP_AUD_03: '16.5' });

  await upload.open();
  await panel.getByRole('button', { name: 'Templates' }).click();
  const list = page.getByRole('dialog', { name: 'Templates for supplier files' });
  const rename = list.getByRole('button', { name: 'Rename Wilo' });
  const hasFocus = () => list.evaluate((dialog) => dialog.querySelector(':focus') !== null);
  await rename.click();
  await list.getByRole('button', { name: 'Cancel' }).click();
  await rename.waitFor();
  expect(await hasFocus()).toBe(true);
  await rename.click();
  await list.getByLabel('Name').fill('Wilo, spring list');
  await list.getByRole('button', { name: 'Save' }).click();
  const remove = list.getByRole('button', { name: 'Delete Wilo, spring list' });
  await remove.waitFor();
  expect(await hasFocus()).toBe(true);
  await remove.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await list.getByText('There are no templates yet.').waitFor();
  expect(await hasFocus()).toBe(true);
});

test('amounts in another currency are read as numbers, with a rate', { tags: 'QC25' }, async () => {
  const { upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('swiss.csv', ['MAIN_SKU;SP_AUD_04', `${sku};2,50 CHF`]);
  await panel.getByText('1 amount in CHF in SP - AUD - 04 is no AUD price').waitFor();
  await panel.getByRole('button', { name: 'Read as numbers, with a rate for CHF' }).click();
  await panel.getByLabel('Rate: AUD for 1 CHF').fill('1.7');
  await panel.getByText('SP - AUD - 04: 4.25').waitFor();
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(stored).toMatchObject({ SP_AUD_04: '4.25' });
});

test('a rate for the amounts in another currency leaves the other prices of their column as they are', {
  tags: 'QC100',
}, async () => {
  const { upload, wire } = await openUpload(openPage, app());
  const [first, second] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('mixed.csv', ['MAIN_SKU;SP_AUD_04', `${first.MAIN_SKU};12.50`, `${second?.MAIN_SKU};2 CHF`]);
  await panel.getByRole('button', { name: 'Read as numbers, with a rate for CHF' }).click();
  await panel.getByLabel('Rate: AUD for 1 CHF').fill('1.7');
  await panel.getByText('SP - AUD - 04: 3.40').waitFor();
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByText('2 rows checked, no errors.').waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  expect(await wire.find(first.MAIN_SKU)).toMatchObject([{ SP_AUD_04: '12.5' }]);
  expect(await wire.find(second?.MAIN_SKU ?? '')).toMatchObject([{ SP_AUD_04: '3.4' }]);
});

test('amounts of one currency in two columns are asked about once', { tags: 'QC25' }, async () => {
  const { upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('two columns.csv', ['MAIN_SKU;SP_AUD_01;SP_USD_02', `${sku};2,50 CHF;3,50 CHF`]);
  await panel.getByText('2 amounts in CHF in SP - AUD - 01, SP - USD - 02 are no AUD/USD price').waitFor();
  await panel.getByRole('button', { name: 'Read as numbers, with a rate for CHF' }).click();
  await panel.getByLabel('Rate: AUD for 1 CHF').fill('1.7');
  await panel.getByLabel('Rate: USD for 1 CHF').fill('1.2');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(stored).toMatchObject({ SP_AUD_01: '4.25', SP_USD_02: '4.2' });
});

test('the upload warns of rows in another currency, which can be left out', { tags: 'QC51' }, async () => {
  const { upload, wire } = await openUpload(openPage, app());
  const [first, second, third] = await wire.unpriced();
  const { panel } = upload;
  const lines = [`${first?.MAIN_SKU};12.50;USD`, `${second?.MAIN_SKU};13.50;usd`, `${third?.MAIN_SKU};900.00;NGN`];
  await upload.choose('currencies.csv', ['MAIN_SKU;SP_USD_01;currency', ...lines]);
  const told = panel.getByText('“currency” says NGN').filter({ hasText: 'but all prices are stored as USD' });
  await told.waitFor();
  await panel.getByRole('button', { name: 'Only rows with USD' }).click();
  await told.waitFor({ state: 'detached' });
  await panel.getByText('1 row is left out.').waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  const storedIn = async (sku = '') => (await wire.find(sku)).filter(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(await storedIn(second?.MAIN_SKU)).toMatchObject([{ SP_USD_01: '13.5' }]);
  expect(await storedIn(third?.MAIN_SKU)).toEqual([]);
});

test('rows in one of several other currencies can be taken alone, and converted', { tags: 'QC51' }, async () => {
  const { upload, wire } = await openUpload(openPage, app());
  const [first, second, third] = await wire.unpriced();
  const { panel } = upload;
  const lines = [`${first.MAIN_SKU};10.00;USD`, `${second.MAIN_SKU};20.00;USD`, `${third?.MAIN_SKU};900.00;NGN`];
  await upload.choose('others.csv', ['MAIN_SKU;SP_AUD_01;currency', ...lines]);
  await panel.getByText('“currency” says USD in 2 rows, NGN in 1 row').waitFor();
  await panel.getByRole('button', { name: 'Only rows with USD' }).click();
  await panel.getByText('“currency” says USD in 2 rows, but all prices are stored as AUD').waitFor();
  await panel.getByRole('button', { name: 'Convert with a rate for USD' }).click();
  await panel.getByLabel('Rate: AUD for 1 USD').fill('1.5');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByText('3 rows checked, no errors. 2 to send.').waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  const storedIn = async (sku = '') => (await wire.find(sku)).filter(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(await storedIn(first.MAIN_SKU)).toMatchObject([{ SP_AUD_01: '15' }]);
  expect(await storedIn(third?.MAIN_SKU)).toEqual([]);
});

test('the upload warns of a column whose name has another currency, and converts it with a rate', {
  tags: 'QC51',
}, async () => {
  const { upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('euro.csv', ['MAIN_SKU;Preis EUR', `${sku};10.00`]);
  await upload.mapTo('Preis EUR', 'SP - AUD - 01');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByText('The file says EUR, but these columns are stored as AUD, without a rate: Preis EUR.').waitFor();
  await upload.submit.click();
  await panel.getByText('Store the prices of 1 row without a rate?').waitFor();
  await panel.getByRole('button', { name: 'Back to the preview' }).click();
  await panel.getByRole('button', { name: 'Convert with a rate for EUR' }).click();
  await panel.getByLabel('Rate: AUD for 1 EUR').fill('1.65');
  await panel.getByRole('button', { name: 'Preview' }).click();
  await panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(stored).toMatchObject({ SP_AUD_01: '16.5' });
});

test('amounts in another currency are asked about by currency, and stored as texts if the user says so', {
  tags: 'QC49',
}, async () => {
  const { upload, wire } = await openUpload(openPage, app());
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const { panel } = upload;
  await upload.choose('polish.csv', ['MAIN_SKU;SP_AUD_04', `${sku};12,50 zł`]);
  await panel.getByText('Without one, it is not sent, unless stored as a text.').waitFor();
  expect(await upload.submit.getAttribute('aria-disabled')).toBe('true');
  await panel.getByRole('button', { name: 'Store as texts' }).click();
  await panel.getByText('Amounts in PLN are stored as texts.').waitFor();
  await panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(stored).toMatchObject({ SP_AUD_04: '12,50 zł' });
});
