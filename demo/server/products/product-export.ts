import type { Account } from '../auth/account';
import type { Database } from '../db/database';
import { exportRows } from '../exports/export-rows';
import type { ExportCell } from '../exports/workbook';
import type { ListQuery } from '../lists/list-request';
import { productKeys } from './product-columns';
import { allProducts } from './product-list';
import { type ProductRecord, type ProductRow, productRecord } from './product-record';
import { writeTextList } from './text-list';

const header = [...productKeys, 'IMAGE_URL'] as const;

/** The .xlsx file of all matching products with all their fields, whichever are shown: an upload reads it as it is. */
export function exportProducts(db: Database, account: Account, query: ListQuery): Promise<Uint8Array<ArrayBuffer>> {
  return exportRows('Products', header, rowsOf(allProducts(db, account, query)));
}

async function* rowsOf(products: AsyncIterable<readonly ProductRow[]>): AsyncGenerator<ExportCell[][]> {
  for await (const some of products) {
    yield some.map((row) => {
      const record = productRecord(row);
      return header.map((key) => cellOf(record[key]));
    });
  }
}

function cellOf(value: ProductRecord[(typeof header)[number]]): ExportCell {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'YES' : 'NO';
  return typeof value === 'object' ? writeTextList(value) : value;
}
