import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/database';
import { type PricesByCurrency, priceColumns } from '../../db/price-columns';
import { waitForBulkWrites } from '../../db/table-locks';
import { priceTexts } from '../price-record';

/** A stored record, for comparison with an upload. */
export interface StoredPrice extends PricesByCurrency {
  readonly id: number;
  readonly version: number;
  readonly main_sku: string;
  readonly group_name: string;
}

/** A price record as it is on the wire, without its product. */
export const storedPriceOnWire = ({ id, version, main_sku, group_name, ...lists }: StoredPrice) => ({
  ID: id,
  VERSION: version,
  MAIN_SKU: main_sku,
  GROUP_NAME: group_name,
  ...priceTexts(lists),
});

export async function findPricesBySku(
  trx: Database,
  skus: readonly string[],
): Promise<ReadonlyMap<string, StoredPrice>> {
  const rows = await selectStoredPrices(
    trx,
    sql<SqlBool>`price.main_sku = any(${sql.val([...skus])}::text[])`,
  ).execute();
  return new Map(rows.map((row) => [row.main_sku, row]));
}

/** Locks the records of these IDs until the transaction ends, and returns them by ID. */
export async function lockPricesById(trx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, StoredPrice>> {
  await waitForBulkWrites(trx, 'price');
  // Always in the same order, to avoid deadlocks.
  const rows = await selectStoredPrices(trx, sql<SqlBool>`price.id = any(${sql.val([...ids])}::integer[])`)
    .orderBy('price.id')
    .forUpdate('price')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function selectStoredPrices(trx: Database, which: Expression<SqlBool>) {
  return trx
    .selectFrom('price')
    .innerJoin('product', 'product.main_sku', 'price.main_sku')
    .select(['price.id', 'price.version', 'price.main_sku', 'product.group_name'])
    .select(priceColumns.map((column) => `price.${column}` as const))
    .where(which);
}
