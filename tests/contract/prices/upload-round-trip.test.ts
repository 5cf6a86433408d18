import { expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { onBothStores } from '../stores';
import { createSomePrice, listPrices } from './price-calls';
import { confirm, csvFile, priceOf, upload, xlsxFile } from './price-files';

onBothStores('The downloaded prices', (backEnd) => {
  const download = async (): Promise<ArrayBuffer> => {
    const response = await fetch(`${backEnd().url}/api/price/getPrice?download=1`, {
      headers: { authorization: `Bearer ${await backEnd().tokenOf('sales')}` },
    });
    expect(response.status).toBe(200);
    return response.arrayBuffer();
  };
  /** The rows of the download, numbers as numbers. */
  const table = async (): Promise<(string | number)[][]> => {
    const book = XLSX.read(await download());
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    return XLSX.utils.sheet_to_json(sheet, { header: 1, defval: '', raw: true });
  };
  /** As a spreadsheet program with a decimal comma writes it. */
  const csv = (rows: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> => {
    const written = rows.map((cells) =>
      cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : `"${cell}"`)).join(';'),
    );
    return Uint8Array.from(written.join('\r\n'), (sign) => sign.charCodeAt(0));
  };
  const expectNoChanges = async (file: () => Promise<File>, encoding?: string): Promise<void> => {
    await createSomePrice(backEnd(), { AUD: ['1234567890.1234', '0.1', '', 'auf Anfrage ü', '0'], USD: ['12.25'] });
    const unchanged = (await listPrices(backEnd())).meta.totalItems;
    const { status, body } = await upload(backEnd(), await file());
    expect(status).toBe(200);
    const readAs = encoding === undefined ? '' : ` The text was read as ${encoding}.`;
    expect(body.message).toBe(`Prices uploaded: 0 new, ${unchanged} unchanged, 0 changed.${readAs}`);
    expect(body.data).toEqual({ needsConfirmation: false, duplicateData: [], created: 0, unchanged, encoding });
  };
  const downloaded = async () => new File([await download()], 'prices.xlsx');

  it('have no changes when uploaded unchanged', async () => {
    await expectNoChanges(downloaded);
  });

  it('have no changes as .csv with semicolons, decimal commas and windows-1252', async () => {
    await expectNoChanges(async () => csvFile(csv(await table())), 'windows-1252');
  });

  it('have no changes as .xls', async () => {
    await expectNoChanges(async () => xlsxFile(await table(), 'biff8'));
  });

  it('show exactly the prices that were changed and confirmed before', async () => {
    const made = await createSomePrice(backEnd(), { AUD: ['1', '2'], USD: [] });
    const changed = (await table()).map((row) => (row[0] === made.MAIN_SKU ? [row[0], 1.5, ...row.slice(2)] : row));
    const { body } = await upload(backEnd(), xlsxFile(changed));
    expect(body.data).toMatchObject({ created: 0, needsConfirmation: true });
    expect(body.data.duplicateData).toHaveLength(1);
    expect((await confirm(backEnd(), body.data.duplicateData)).status).toBe(200);
    expect(await priceOf(backEnd(), made.MAIN_SKU)).toMatchObject({ SP_AUD_01: '1.5', SP_AUD_02: '2' });
    await expectNoChanges(downloaded);
  });
});
