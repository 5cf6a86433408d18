import type { Account } from '../auth/access/account';
import type { Database } from '../db/database';
import { priceFields } from '../db/price-columns';
import { exportRows } from '../exports/export-rows';
import type { ExportCell } from '../exports/workbook';
import type { ListQuery } from '../lists/list-request';
import { allPrices, type PriceListsOfSku } from './price-list';

const header = ['MAIN_SKU', ...priceFields.map(({ key }) => key)];

/** Returns an .xlsx file of all matching prices, in the format of an upload. */
export function exportPrices(
  db: Database,
  account: Account,
  query: ListQuery,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  return exportRows('Prices', header, rowsOf(allPrices(db, account, query)), signal);
}

async function* rowsOf(prices: AsyncIterable<readonly PriceListsOfSku[]>): AsyncGenerator<ExportCell[][]> {
  for await (const batch of prices) yield batch.map(rowOf);
}

function rowOf(price: PriceListsOfSku): ExportCell[] {
  return [price.main_sku, ...priceFields.map(({ column, index }) => priceCell(price[column][index] ?? ''))];
}

/** A number where possible: a price has at most 14 digits, which a spreadsheet stores exactly. */
function priceCell(text: string): ExportCell {
  return /^\d/.test(text) && !Number.isNaN(Number(text)) ? Number(text) : text;
}
