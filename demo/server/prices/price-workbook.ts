import * as XLSX from 'xlsx';
import { type PriceLists, priceFields } from './price-record';

/** What an export has of a record. */
export interface PriceExportRow extends PriceLists {
  readonly main_sku: string;
}

/** An .xlsx file in the making. */
export interface PriceWorkbook {
  add(prices: readonly PriceExportRow[]): void;
  /** The bytes of the file. */
  finish(): Uint8Array<ArrayBuffer>;
}

/**
 * An .xlsx file of prices: the SKU and the 40 price columns, as an upload reads them. Cells are typed, numbers as numbers
 * and everything else as text, so that none of them can start a formula.
 */
export function priceWorkbook(): PriceWorkbook {
  const header = ['MAIN_SKU', ...priceFields.map(({ key }) => key)].map(textCell);
  const rows: XLSX.CellObject[][] = [header];
  return {
    add(prices) {
      for (const price of prices) rows.push(cellsOf(price));
    },
    finish() {
      const sheet: XLSX.WorkSheet = {
        '!data': rows,
        '!ref': XLSX.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: header.length - 1 } }),
        '!cols': [{ wch: 24 }],
      };
      const workbook = XLSX.utils.book_new(sheet, 'Prices');
      // SAFETY: with type 'array' the library answers the file as an ArrayBuffer.
      return new Uint8Array(
        XLSX.write(workbook, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
      );
    },
  };
}

/** A row is a sparse array: an unset price is no cell at all. */
function cellsOf(price: PriceExportRow): XLSX.CellObject[] {
  const cells = [textCell(price.main_sku)];
  priceFields.forEach(({ column, index }, field) => {
    const text = price[column][index] ?? '';
    if (text !== '') cells[field + 1] = priceCell(text);
  });
  return cells;
}

function textCell(text: string): XLSX.CellObject {
  return { t: 's', v: text };
}

/** 14 digits at most, which a spreadsheet's number keeps exactly. */
function priceCell(text: string): XLSX.CellObject {
  return /^\d/.test(text) && !Number.isNaN(Number(text)) ? { t: 'n', v: Number(text) } : textCell(text);
}
