import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/database';
import { beginPriceChange } from '../price-writes';
import type { StoredPrice } from './price-pair';

/** The records of these SKUs, by SKU. */
export async function pricesOfSkus(trx: Database, skus: readonly string[]): Promise<ReadonlyMap<string, StoredPrice>> {
  const rows = await storedPrices(trx, sql<SqlBool>`price.main_sku = any(${sql.val([...skus])}::text[])`).execute();
  return new Map(rows.map((row) => [row.main_sku, row]));
}

/** The records of these IDs, by ID; nobody else can change them until the transaction ends. */
export async function lockedPrices(trx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, StoredPrice>> {
  await beginPriceChange(trx);
  // In one order everywhere, so that two who want the same records never wait for each other.
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
    .select(['price.id', 'price.version', 'price.main_sku', 'product.group_name', 'price.aud', 'price.usd'])
    .where(which);
}

/** Which of the SKUs no product has. */
export async function unknownSkus(trx: Database, skus: readonly string[]): Promise<ReadonlySet<string>> {
  const known = await trx
    .selectFrom('product')
    .select('main_sku')
    .where(sql<SqlBool>`main_sku = any(${sql.val([...skus])}::text[])`)
    .execute();
  const unknown = new Set(skus);
  for (const { main_sku } of known) unknown.delete(main_sku);
  return unknown;
}
