import { type ProductKey, productKeys } from '../../../src/wire/product';
import { formatTextList } from '../../../src/wire/text-list';
import type { Account } from '../auth/access/account';
import type { Database } from '../db/database';
import { exportRows } from '../exports/export-rows';
import type { ExportCell } from '../exports/workbook';
import type { ListQuery } from '../lists/list-request';
import { allProducts } from './product-list';
import { type ProductRecord, type ProductRow, productRecord } from './product-record';

/** Returns an .xlsx file of all matching products with all fields, in the format of an upload. */
export function exportProducts(
  db: Database,
  account: Account,
  query: ListQuery,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  return exportRows('Products', productKeys, rowsOf(allProducts(db, account, query)), signal);
}

async function* rowsOf(products: AsyncIterable<readonly ProductRow[]>): AsyncGenerator<ExportCell[][]> {
  for await (const batch of products) {
    yield batch.map((row) => {
      const record = productRecord(row);
      return productKeys.map((key) => cellOf(record[key]));
    });
  }
}

function cellOf(value: ProductRecord[ProductKey]): ExportCell {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'YES' : 'NO';
  return typeof value === 'object' ? formatTextList(value) : value;
}
