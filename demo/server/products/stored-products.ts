import { sql } from 'kysely';
import type { Account } from '../auth/access/account';
import type { Database } from '../db/database';
import { nameKey } from '../db/name-keys';
import { exclusiveNames, productSelection } from './product-columns';
import type { ProductRow } from './product-record';

export async function findProductsBySku(
  trx: Database,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> {
  const rows = await selectProducts(trx)
    .where(sql<boolean>`product.main_sku = any(${sql.val([...skus])}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.main_sku, row]));
}

/** Maps known SKUs to the stored ones, which are the same or differ only in letter case or Unicode form. */
export async function findStoredSkus(db: Database, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('product')
    .select(['main_sku', 'sku_key'])
    .where(
      sql<boolean>`(main_sku = any(${sql.val([...skus])}::text[]) or sku_key = any(${sql.val(skus.map(nameKey))}::text[]))`,
    )
    .execute();
  const same = new Set(rows.map(({ main_sku }) => main_sku));
  const byKey = new Map(rows.map(({ main_sku, sku_key }) => [sku_key, main_sku]));
  return new Map(
    skus.flatMap((sku) => {
      const stored = same.has(sku) ? sku : byKey.get(nameKey(sku));
      return stored === undefined ? [] : [[sku, stored] as const];
    }),
  );
}

/** Locks the products of these IDs until the transaction ends, and returns them by ID. */
export async function lockProductsById(
  trx: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductRow>> {
  const isRequested = sql<boolean>`product.id = any(${sql.val([...ids])}::integer[])`;
  // Always in the same order, to avoid deadlocks. Not `forUpdate`, for which a row that refers to the product waits: an upload adds
  // prices in the order of its file. A second statement reads the rows, because the first one may see companies as they were before
  // it waited for a lock.
  await trx.selectFrom('product').select('id').where(isRequested).orderBy('id').forNoKeyUpdate().execute();
  const rows = await selectProducts(trx).where(isRequested).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Products with the names of the companies that they are exclusive to: those that the account may see, or all. */
export function selectProducts(db: Database, account?: Account) {
  return db.selectFrom('product').select(productSelection).select(exclusiveNames(account).as('exclusive_for_company'));
}
