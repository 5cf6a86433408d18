import * as XLSX from 'xlsx';
import type { PriceExportRow } from './price-list';
import { priceFields } from './price-record';

/** Media type of an .xlsx file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const header: XLSX.CellObject[] = ['MAIN_SKU', ...priceFields.map(({ key }) => key)].map(textCell);

/**
 * An .xlsx file of the prices: the SKU and the 40 price columns, as an upload reads them. Cells are typed, numbers as
 * numbers and everything else as text, so that none of them can start a formula.
 */
export async function priceWorkbook(prices: AsyncIterable<PriceExportRow>): Promise<Uint8Array<ArrayBuffer>> {
  const rows = [header];
  for await (const price of prices) {
    const row = [textCell(price.main_sku)];
    priceFields.forEach(({ column, index }, field) => {
      const text = price[column][index] ?? '';
      // A row is a sparse array: an unset price is no cell at all.
      if (text !== '') row[field + 1] = priceCell(text);
    });
    rows.push(row);
  }
  const sheet: XLSX.WorkSheet = {
    '!data': rows,
    '!ref': XLSX.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: header.length - 1 } }),
    '!cols': [{ wch: 24 }],
  };
  const workbook = XLSX.utils.book_new(sheet, 'Prices');
  // SAFETY: with type 'array' the library answers the file as an ArrayBuffer.
  return new Uint8Array(XLSX.write(workbook, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

function textCell(text: string): XLSX.CellObject {
  return { t: 's', v: text };
}

/** 14 digits at most, which a spreadsheet's number keeps exactly. */
function priceCell(text: string): XLSX.CellObject {
  return /^\d/.test(text) && !Number.isNaN(Number(text)) ? { t: 'n', v: Number(text) } : textCell(text);
}
