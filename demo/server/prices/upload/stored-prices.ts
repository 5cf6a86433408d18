import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/database';
import { priceColumns } from '../../db/price-columns';
import { lockPricesForChange } from '../../db/price-locks';
import type { StoredPrice } from './price-pair';

export async function pricesOfSkus(trx: Database, skus: readonly string[]): Promise<ReadonlyMap<string, StoredPrice>> {
  const rows = await storedPrices(trx, sql<SqlBool>`price.main_sku = any(${sql.val([...skus])}::text[])`).execute();
  return new Map(rows.map((row) => [row.main_sku, row]));
}

/** The records of these IDs, by ID, locked until the transaction ends. */
export async function lockedPrices(trx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, StoredPrice>> {
  await lockPricesForChange(trx);
  // Always in the same order, to avoid deadlocks.
  const rows = await storedPrices(trx, sql<SqlBool>`price.id = any(${sql.val([...ids])}::integer[])`)
    .orderBy('price.id')
    .forUpdate('price')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function storedPrices(trx: Database, which: Expression<SqlBool>) {
  return trx
    .selectFrom('price')
    .innerJoin('product', 'product.main_sku', 'price.main_sku')
    .select(['price.id', 'price.version', 'price.main_sku', 'product.group_name'])
    .select(priceColumns.map((column) => `price.${column}` as const))
    .where(which);
}
