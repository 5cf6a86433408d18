import { sql } from 'kysely';
import type { Database } from '../db/database';
import { changeListCount } from '../lists/list-count';
import { addProducts } from '../products/product-writes';
import type { SeedRow } from './seed-row';

/** Rows that one statement inserts. */
const BATCH = 2000;

/** How much was inserted. */
export interface Inserted {
  readonly products: number;
  readonly prices: number;
}

/**
 * Fills the empty tables with products and their prices, a batch at a time, so that any number of rows needs little memory.
 * The index for the search is made anew afterwards, which takes half the time of keeping it up row by row.
 */
export async function insertRows(trx: Database, rows: Iterable<SeedRow>): Promise<Inserted> {
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
    rows.map(({ exclusive_for, prices, ...product }) => ({ ...product, exclusive_for_company: [...exclusive_for] })),
  );
  const prices = rows.flatMap(({ main_sku, prices: lists }) => (lists === undefined ? [] : { main_sku, ...lists }));
  await sql`insert into price (main_sku, aud, usd) select main_sku, aud, usd
    from json_to_recordset(${JSON.stringify(prices)}::json) as row (main_sku text, aud text[], usd text[])`.execute(
    trx,
  );
  return prices.length;
}
