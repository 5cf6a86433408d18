import type { Calls } from '../back-end';
import type { listPrices } from '../prices/price-calls';
import type { listProducts, Product } from './product-calls';

/** The company of the demo's customer. */
export const customersCompany = 'Harbour City Courts';

/** Products of more than two segments of the lists' counts. */
export const severalSegments = 1050;

export interface ListRow {
  readonly MAIN_SKU: string;
  /** Of a price: its product. */
  readonly product?: Product;
}

export type ListCall = typeof listProducts | typeof listPrices;

export const rowsPerPage = 100;

/** Reads all rows of a list by a search, which is counted each time: it does not use the kept counts. */
export async function readAllRows(list: ListCall, backEnd: Calls, token?: string): Promise<readonly ListRow[]> {
  const rows: ListRow[] = [];
  for (let currentPage = 1; ; currentPage += 1) {
    const { items, meta } = await list(backEnd, { currentPage, itemsPerPage: rowsPerPage, search: '-' }, token);
    rows.push(...items);
    if (currentPage * rowsPerPage >= meta.totalItems) return rows;
  }
}

// SAFETY: a row of the list of products is a product itself.
export const productOf = (row: ListRow): Product => row.product ?? (row as Product);
