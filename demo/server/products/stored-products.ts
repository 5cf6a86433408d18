import { sql } from 'kysely';
import type { Database } from '../db/database';
import { exclusiveNames, productSelection } from './product-columns';
import type { ProductRow } from './product-record';

/** The products of these SKUs, by SKU. */
export async function productsOfSkus(trx: Database, skus: readonly string[]): Promise<ReadonlyMap<string, ProductRow>> {
  const rows = await productRows(trx)
    .where(sql<boolean>`product.main_sku = any(${sql.val([...skus])}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.main_sku, row]));
}

/** The products of these IDs, by ID; nobody else can change them until the transaction ends. */
export async function lockedProducts(trx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, ProductRow>> {
  const isOne = sql<boolean>`product.id = any(${sql.val([...ids])}::integer[])`;
  // In one order everywhere, so that two who want the same records never wait for each other. Read only then: what a
  // product is exclusive to stands in another table, of which a statement that waited for a lock may have an old view.
  await trx.selectFrom('product').select('id').where(isOne).orderBy('id').forUpdate().execute();
  const rows = await productRows(trx).where(isOne).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Products with the names of the companies that they are exclusive to. */
export function productRows(db: Database) {
  return db.selectFrom('product').select(productSelection).select(exclusiveNames.as('exclusive_for_company'));
}
