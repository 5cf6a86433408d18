import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { PriceLists } from '../price-record';
import type { StoredPrice } from './price-pair';

/** The records of these SKUs, by SKU. */
export async function pricesOfSkus(trx: Database, skus: readonly string[]): Promise<ReadonlyMap<string, StoredPrice>> {
  const rows = await storedPrices(trx, sql<SqlBool>`price.main_sku = any(${sql.val([...skus])}::text[])`).execute();
  return new Map(rows.map((row) => [row.main_sku, row]));
}

/** The records of these IDs, by ID; nobody else can change them until the transaction ends. */
export async function lockedPrices(trx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, StoredPrice>> {
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

/** Adds records, in one statement. */
export async function insertPrices(
  trx: Database,
  rows: readonly (PriceLists & { readonly main_sku: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into price (main_sku, aud, usd) select main_sku, aud, usd
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (main_sku text, aud text[], usd text[])`.execute(trx);
}

/** Replaces the prices of records and raises their versions, in one statement. */
export async function replacePrices(
  trx: Database,
  rows: readonly (PriceLists & { readonly id: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update price set aud = row.aud, usd = row.usd, version = price.version + 1
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id integer, aud text[], usd text[])
    where price.id = row.id`.execute(trx);
}
