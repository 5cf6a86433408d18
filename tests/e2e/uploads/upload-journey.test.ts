import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';
import { rowsOfDownload, workbookOf } from '../../support/wire/workbook';

const app = appForTests();
const openPage = freshPages();

type Row = Record<string, unknown>;

test('an uploaded sheet is confirmed, and its download changes nothing', {
  tags: ['B006', 'B015', 'NC43'],
}, async () => {
  const { page, prices, host, wire } = await openPrices(openPage, app());
  const upload = uploadPanel(page);
  const [{ MAIN_SKU: unpriced }] = await wire.unpriced();
  const download = async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), prices.download.click()]);
    return rowsOfDownload(file);
  };

  // 20 rows change by a tenth, one of them tenfold; one is new; all others are equal.
  const before = await download();
  const priced = before.filter((row) => typeof row.SP_AUD_01 === 'number' && typeof row.SP_AUD_02 === 'number');
  const changed = priced.slice(0, 20).map(({ MAIN_SKU }) => MAIN_SKU);
  const rows = before.map((row) =>
    changed.includes(row.MAIN_SKU)
      ? { ...row, SP_AUD_01: to2(Number(row.SP_AUD_01) * (row.MAIN_SKU === changed[0] ? 10 : 1.1)), SP_AUD_02: 7.77 }
      : row,
  );
  await upload.open();
  await upload.chooseBytes('prices.xlsx', workbookOf([...rows, { MAIN_SKU: unpriced, SP_AUD_01: 5 }]));
  await upload.panel.getByText(`${rows.length + 1} rows checked, no errors.`).waitFor();
  await upload.submit.click();

  // The review: two pairs and one cell are excluded, and the tenfold price needs a confirmation.
  await upload.panel.getByRole('heading', { name: 'Resolve Duplicates' }).waitFor();
  await upload.panel.getByText(`1 row added, ${before.length - 20} unchanged, 20 differ`).waitFor();
  await upload.panel.getByRole('button', { name: 'Cards' }).click();
  await upload.pair(changed[1]).click();
  await upload.pair(changed[2]).click();
  await upload.change(changed[3], 'SP - AUD - 02').click();
  await upload.panel.getByText('18 of 20 rows, 35 of 40 changes taken').waitFor();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await upload.panel.getByRole('button', { name: /^Confirm 35 changes, \d+ of them big$/ }).click();
  await host
    .message('Changes confirmed successfully!')
    .filter({ hasText: '35 prices changed, 5 left.' })
    .first()
    .waitFor();
  await upload.panel.waitFor({ state: 'detached' });

  // Exactly the confirmed values are stored.
  const [, second, third, fourth] = changed;
  const expected = rows.map((row) => {
    const old = before.find(({ MAIN_SKU }) => MAIN_SKU === row.MAIN_SKU);
    if (row.MAIN_SKU === second || row.MAIN_SKU === third) return old;
    return row.MAIN_SKU === fourth ? { ...row, SP_AUD_02: old?.SP_AUD_02 } : row;
  });
  const bySku = (list: readonly (Row | undefined)[]) =>
    [...list].sort((a, b) => String(a?.MAIN_SKU).localeCompare(String(b?.MAIN_SKU)));
  const after = await download();
  expect(bySku(after)).toEqual(bySku([...expected, { MAIN_SKU: unpriced, SP_AUD_01: 5 }]));

  // The round trip.
  await upload.open();
  await upload.chooseBytes('again.xlsx', workbookOf(after));
  await upload.panel.getByText(`${after.length} rows checked, no errors.`).waitFor();
  await upload.submit.click();
  await host.message(/0 new/).first().waitFor();
  await upload.panel.waitFor({ state: 'detached' });
});

test('a refused file stays in the preview, with its invalid rows', {
  tags: 'B019',
}, async () => {
  const { page, expectComplaints } = await openPrices(openPage, app());
  expectComplaints(/422/);
  const upload = uploadPanel(page);
  await upload.open();
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', 'NO-SUCH-SKU,5']);
  await upload.panel.getByText('1 row checked. 1 of them may be refused: 1 unknown Main SKU.').waitFor();
  await upload.submit.click();
  await upload.panel.getByRole('button', { name: 'Send all rows' }).click();
  await upload.panel.getByText('The file was refused. Nothing was changed').waitFor();
  await upload.panel.getByRole('button', { name: 'Row 2, Main SKU', exact: true }).waitFor();
  await expect
    .poll(() => upload.rows())
    .toEqual([['NO-SUCH-SKU, refused: “NO-SUCH-SKU” is no product that exists', '2', '5.00']]);
});

const to2 = (value: number): number => Math.round(value * 100) / 100;
