import { priceFields } from '../db/price-columns';
import type { ExportSheet } from '../exports/send-export';
import type { ExportCell } from '../exports/workbook';
import type { PricesOfSku } from './price-list';

export const priceExport: ExportSheet<PricesOfSku> = {
  name: 'Prices',
  header: ['MAIN_SKU', ...priceFields.map(({ key }) => key)],
  rowOf: (price) => [price.main_sku, ...priceFields.map(({ column, index }) => priceCell(price[column][index] ?? ''))],
};

/** A number where possible: a price has at most 14 digits, which a spreadsheet stores exactly. */
function priceCell(text: string): ExportCell {
  return /^\d/.test(text) && !Number.isNaN(Number(text)) ? Number(text) : text;
}
