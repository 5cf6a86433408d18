import { type ProductKey, productKeys } from '../../../src/wire/product';
import { formatTextList } from '../../../src/wire/text-list';
import type { ExportSheet } from '../exports/send-export';
import type { ExportCell } from '../exports/workbook';
import { type ProductRecord, type ProductRow, productRecord } from './product-record';

export const productExport: ExportSheet<ProductRow> = {
  name: 'Products',
  header: productKeys,
  rowOf(row) {
    const record = productRecord(row);
    return productKeys.map((key) => cellOf(record[key]));
  },
};

function cellOf(value: ProductRecord[ProductKey]): ExportCell {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'YES' : 'NO';
  return typeof value === 'object' ? formatTextList(value) : value;
}
