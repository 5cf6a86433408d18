import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';
import { rowsOfDownload } from '../../support/wire/workbook';

const app = appForTests();
const openPage = freshPages();

test('rows are excluded, included again, and excluded for the next file', {
  tags: ['IU10', 'IU11'],
}, async () => {
  const { page, wire } = await openPrices(openPage, app());
  const upload = uploadPanel(page);
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const lines = ['MAIN_SKU,SP_AUD_01', 'Pumps,', `${sku},5`, ',7', `${sku},8`];
  await upload.open();
  await upload.choose('pumps.csv', lines);
  const section = upload.panel.getByRole('checkbox', { name: '1 section or repeated header row' });
  const doubled = upload.panel.getByRole('group', { name: '2 rows with a Main SKU in the file twice' });
  await section.check();
  await upload.panel.getByText('1 row is left out.').waitFor();
  await upload.panel.getByRole('checkbox', { name: '1 row without a Main SKU' }).check();
  await upload.panel.getByText('2 rows are left out.').waitFor();
  await doubled.getByRole('radio', { name: 'Keep the first' }).check();
  await upload.panel.getByText('3 rows are left out.').waitFor();
  await upload.panel.getByRole('button', { name: 'Left out 3' }).click();
  await expect.poll(async () => (await upload.rows()).length).toBe(3);
  await upload.panel.getByRole('button', { name: 'Include all rows' }).click();
  await upload.panel.getByRole('button', { name: 'Left out 0' }).waitFor();

  const all = upload.panel.getByRole('checkbox', { name: 'All 2 rows of these kinds' });
  await all.check();
  await upload.panel.getByText('2 rows are left out.').waitFor();
  expect(await section.isChecked()).toBe(true);
  await all.uncheck();
  await upload.panel.getByRole('button', { name: 'Left out 0' }).waitFor();
  await all.check();
  await doubled.getByRole('radio', { name: 'Keep the last' }).check();
  await upload.panel.getByText('3 rows are left out.').waitFor();
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(Reflect.get(stored ?? {}, 'SP_AUD_01')).toBe('8');

  await upload.open();
  await upload.choose('pumps-april.csv', lines);
  await upload.panel.getByRole('button', { name: /^Leave out as last time/ }).click();
  await upload.panel.getByText('3 rows are left out.').waitFor();

  // Closing asks before the choices are discarded.
  const question = page.getByRole('dialog', { name: 'Discard your choices?' });
  await page.keyboard.press('Escape');
  await question.getByText('The file has not been sent.').waitFor();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await upload.panel.getByText('3 rows are left out.').waitFor();
  await page.mouse.click(5, 5);
  await question.getByRole('button', { name: 'Discard' }).click();
  await upload.panel.waitFor({ state: 'detached' });
});

test('rows that are left out are saved with the reason, in the language of the page', {
  tags: ['EI14'],
}, async () => {
  const { page, wire } = await openPrices(openPage, app());
  const upload = uploadPanel(page);
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  await upload.open();
  // The listeners are added after the dialog is painted.
  await expect.poll(() => upload.paste(`MAIN_SKU\tSP_AUD_01\nPumps\t\n${sku}\t5\n\t7`)).toBe(true);
  await upload.matter('Rows to leave out').click();
  await upload.panel.getByRole('checkbox', { name: 'All 2 rows of these kinds' }).check();
  await upload.panel.getByText('Pasted rows.csv').first().waitFor();
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    upload.panel.getByRole('button', { name: 'Ausgelassene Zeilen herunterladen' }).click(),
  ]);
  expect(await rowsOfDownload(saved)).toEqual([
    { Zeile: 2, Ausgelassen: 'Abschnittszeile', MAIN_SKU: 'Pumps' },
    { Zeile: 4, Ausgelassen: 'Zeile ohne Artikelnummer', SP_AUD_01: '7' },
  ]);
});

test('only rows of one country are sent, with a two-column SKU', { tags: ['IU20', 'IU22', 'QC84'] }, async () => {
  const { page, wire } = await openPrices(openPage, app());
  const upload = uploadPanel(page);
  const [{ MAIN_SKU: sku }] = await wire.unpriced();
  const [front, back] = [sku.slice(0, 3), sku.slice(3)];
  const lines = ['Article,Pack,Net,Country', `${front},${back},5,AU`, `${front},${back},6,NZ`, 'X,1,7,NZ'];
  await upload.open();
  await upload.choose('countries.csv', lines);
  await upload.mapTo('Article', 'Main SKU');
  await upload.mapTo('Net', 'SP - AUD - 01');
  await upload.panel.getByRole('checkbox', { name: 'Make the Main SKU of two columns' }).check();
  // The parts and the joiner of the known SKU.
  await upload.panel.getByText(`For example ${sku}`).waitFor();
  await upload.panel.getByLabel('Second part of the Main SKU').selectOption('Pack');
  await upload.panel.getByLabel('Joined by').selectOption('Nothing');
  await upload.panel.getByText(`For example ${sku}`).waitFor();
  await upload.panel.getByRole('button', { name: 'Preview' }).click();
  await upload.panel.getByLabel('Only rows where').selectOption('Country is AU (1 row)');
  await upload.panel.getByText('2 rows are left out.').waitFor();
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  const stored = (await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku);
  expect(Reflect.get(stored ?? {}, 'SP_AUD_01')).toBe('5');

  await upload.open();
  await upload.choose('countries-april.csv', lines);
  await upload.panel.getByRole('button', { name: 'Leave out as last time' }).click();
  await upload.panel.getByText('2 rows are left out.').waitFor();
  await expect.poll(() => upload.rows()).toContainEqual([sku, '2', '5.00']);
});
