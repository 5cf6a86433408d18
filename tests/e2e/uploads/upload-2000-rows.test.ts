import { expect, test } from 'vitest';
import * as XLSX from 'xlsx';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';
import { rowsOfDownload } from '../../support/wire/workbook';

type Row = Readonly<Record<string, unknown>>;

const CHANGED = 300;
const ADDED = 100;
const EQUAL = 1600;

const app = appForTests({ seed: { kind: 'number', prices: CHANGED + EQUAL + ADDED } });
const openPage = freshPages();

const workbook = (rows: readonly Row[], bookType: 'xlsx' | 'biff8'): Buffer =>
  XLSX.write(XLSX.utils.book_new(XLSX.utils.json_to_sheet([...rows]), 'Prices'), {
    type: 'buffer',
    bookType,
    compression: true,
  });

/** Semicolons, decimal commas, windows-1252: the format of spreadsheet programs in much of Europe. */
function europeanCsv(rows: readonly Row[]): Buffer {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: unknown) => (typeof value === 'number' ? String(value).replace('.', ',') : (value ?? ''));
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(';'));
  return Buffer.from([columns.join(';'), ...lines, ''].join('\r\n'), 'latin1');
}

test.each([
  { name: 'prices.xlsx', bytesOf: (rows: readonly Row[]) => workbook(rows, 'xlsx') },
  { name: 'prices.csv', bytesOf: europeanCsv },
  { name: 'prices.xls', bytesOf: (rows: readonly Row[]) => workbook(rows, 'biff8') },
])('2,000 rows as $name are confirmed to exactly the listed values', { tags: 'B007' }, async (file) => {
  const { page, prices, host, wire } = await openPrices(openPage, app());
  page.setDefaultTimeout(200_000);
  const upload = uploadPanel(page);
  const download = async () => {
    const [saved] = await Promise.all([page.waitForEvent('download'), prices.download.click()]);
    return rowsOfDownload(saved);
  };
  // SKUs for the new rows.
  for (const { ID } of await wire.find('-0019')) await wire.remove(ID);
  const newSkus = (await wire.unpriced()).slice(0, ADDED).map(({ MAIN_SKU }) => MAIN_SKU);
  const before = await download();
  const changing = before.filter(({ SP_AUD_01: a, SP_AUD_02: b }) => typeof a === 'number' && typeof b === 'number');
  const changed = changing.slice(0, CHANGED).map(({ MAIN_SKU }) => MAIN_SKU);
  const isChanged = new Set(changed);
  const equal = before.filter(({ MAIN_SKU }) => !isChanged.has(MAIN_SKU)).slice(0, EQUAL);
  const asUploaded = (row: Row): Row => ({
    ...row,
    SP_AUD_01: raised(row.SP_AUD_01),
    SP_AUD_02: raised(row.SP_AUD_02),
  });
  const added = newSkus.map((MAIN_SKU, index) => ({ MAIN_SKU, SP_AUD_01: 5.5 + index, SP_USD_01: 'à définir' }));
  const changedRows = changing.slice(0, CHANGED);
  expect([changedRows.length, added.length, equal.length]).toEqual([CHANGED, ADDED, EQUAL]);

  await upload.open();
  await upload.chooseBytes(file.name, file.bytesOf([...changedRows.map(asUploaded), ...added, ...equal]));
  await upload.panel.getByText('2,000 rows checked, no errors.').waitFor();
  await upload.submit.click();

  // Two pairs and one cell are excluded.
  await upload.panel.getByText('100 rows added, 1,600 unchanged, 300 differ').waitFor();
  const [pairOut, otherOut, cellOut, taken] = changed;
  await upload.pair(pairOut).click();
  await upload.pair(otherOut).click();
  // A single cell is left out in the card of its record.
  await upload.panel.getByRole('button', { name: `${cellOut}: show all its values` }).click();
  await upload.change(cellOut, 'SP - AUD - 02').click();
  await upload.panel.getByText('298 of 300 rows, 595 of 600 changes taken').waitFor();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await host.message('Changes confirmed successfully!').first().waitFor();
  await upload.panel.waitFor({ state: 'detached' });

  const expected = new Map<unknown, Row>(before.map((row) => [row.MAIN_SKU, row]));
  for (const row of [...changedRows.map(asUploaded), ...added]) expected.set(row.MAIN_SKU, row);
  for (const row of changedRows.slice(0, 2)) expected.set(row.MAIN_SKU, row);
  const [, , third] = changedRows;
  expected.set(cellOut, { ...expected.get(cellOut), SP_AUD_02: third?.SP_AUD_02 });
  for (const sku of [pairOut, cellOut, taken, newSkus[0]]) {
    await prices.search.fill(String(sku));
    await prices.search.press('Enter');
    await prices.total(1).waitFor();
    await expect.poll(() => prices.cell(String(sku), 'SP - AUD - 01')).toBe(shown(expected.get(sku)?.SP_AUD_01));
    expect(await prices.cell(String(sku), 'SP - AUD - 02')).toBe(shown(expected.get(sku)?.SP_AUD_02));
  }
  await prices.search.fill('');
  await prices.search.press('Enter');
  await prices.total(before.length + ADDED).waitFor();
  const after = await download();
  expect(bySku(after)).toEqual(bySku([...expected.values()]));

  // The round trip, in the same file format.
  await upload.open();
  await upload.chooseBytes(file.name, file.bytesOf(after));
  await upload.panel.getByText(/rows checked, no errors\./).waitFor();
  await upload.submit.click();
  await host.message('0 new').and(host.message('0 changed')).first().waitFor();
  await upload.panel.waitFor({ state: 'detached' });
});

const raised = (price: unknown): number => Math.round(Number(price) * 105) / 100;
const shown = (price: unknown): string =>
  typeof price === 'number'
    ? price.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
    : String(price ?? '-');
const bySku = (rows: readonly Row[]) => [...rows].sort((a, b) => (String(a.MAIN_SKU) < String(b.MAIN_SKU) ? -1 : 1));
