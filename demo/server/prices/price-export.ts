import type { Account } from '../auth/account';
import type { Database } from '../db/database';
import { exportRows } from '../exports/export-rows';
import type { ExportCell } from '../exports/workbook';
import type { ListQuery } from '../lists/list-request';
import { allPrices, type PriceListsOfSku } from './price-list';
import { priceFields } from './price-record';

const header = ['MAIN_SKU', ...priceFields.map(({ key }) => key)];

/** The .xlsx file of all matching prices: the SKU and the 40 price columns, as an upload reads them. */
export function exportPrices(db: Database, account: Account, query: ListQuery): Promise<Uint8Array<ArrayBuffer>> {
  return exportRows('Prices', header, rowsOf(allPrices(db, account, query)));
}

async function* rowsOf(prices: AsyncIterable<readonly PriceListsOfSku[]>): AsyncGenerator<ExportCell[][]> {
  for await (const some of prices) yield some.map(rowOf);
}

function rowOf(price: PriceListsOfSku): ExportCell[] {
  return [price.main_sku, ...priceFields.map(({ column, index }) => priceCell(price[column][index] ?? ''))];
}

/** 14 digits at most, which a spreadsheet's number keeps exactly. */
function priceCell(text: string): ExportCell {
  return /^\d/.test(text) && !Number.isNaN(Number(text)) ? Number(text) : text;
}
