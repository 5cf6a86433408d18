import { sql } from 'kysely';
import type { Database } from '../db/database';
import { type PricesByCurrency, priceColumnList, typedPriceColumns } from '../db/price-columns';
import { changeListCount } from '../lists/counts';
import { addProducts, type WrittenProduct } from '../products/product-statements';

const BATCH = 2000;

/** A product with its prices, if any. Its companies are seeded before. */
export type SeedRow = WrittenProduct & { readonly prices: PricesByCurrency | undefined };

/**
 * Inserts products and prices in batches, so that memory stays small. The search index is dropped and recreated, which takes half
 * the time of updating it row by row.
 */
export async function insertRows(trx: Database, rows: Iterable<SeedRow>) {
  await sql`drop index product_search`.execute(trx);
  let products = 0;
  let prices = 0;
  let batch: SeedRow[] = [];
  const flush = async (): Promise<void> => {
    prices += await insertBatch(trx, batch);
    products += batch.length;
    batch = [];
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  await sql`create index product_search on product using gin (search_text gin_trgm_ops)`.execute(trx);
  await changeListCount(trx, 'product', products);
  await changeListCount(trx, 'price', prices);
  return { products, prices };
}

async function insertBatch(trx: Database, rows: readonly SeedRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  await addProducts(
    trx,
    rows.map(({ prices, ...product }) => product),
  );
  const prices = rows.flatMap(({ main_sku, prices: lists }) => (lists === undefined ? [] : { main_sku, ...lists }));
  const columns = priceColumnList();
  await sql`insert into price (main_sku, ${columns}) select main_sku, ${columns}
    from json_to_recordset(${JSON.stringify(prices)}::json) as row (main_sku text, ${typedPriceColumns})`.execute(trx);
  return prices.length;
}
