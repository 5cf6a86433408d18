import { sql } from 'kysely';
import type { Database } from '../db/database';
import { changeListCount } from '../lists/list-count';
import { productSearchText } from '../products/product-record';
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
  const products = rows.map((row) => ({ ...row, search_text: productSearchText(row) }));
  await sql`insert into product (${columns}) select ${columns} from json_to_recordset(${JSON.stringify(products)}::json) as row (
    main_sku text, group_name text, lookup_sku text, description text, unit text, unit_size double precision,
    standard_roll_length double precision, crowned_strip_length double precision, weight_per_unit double precision,
    order_quantity text, lead_time text, application_group text[], sub_group text, logo_changeable boolean,
    prime_logo_names text[], exclusive boolean, status text, image_url text, search_text text)`.execute(trx);

  const prices = rows.flatMap(({ main_sku, prices: lists }) => (lists === undefined ? [] : { main_sku, ...lists }));
  await sql`insert into price (main_sku, aud, usd) select main_sku, aud, usd
    from json_to_recordset(${JSON.stringify(prices)}::json) as row (main_sku text, aud text[], usd text[])`.execute(
    trx,
  );

  const exclusive = rows.flatMap(({ main_sku, exclusive_for }) =>
    exclusive_for.map((company) => ({ main_sku, company })),
  );
  await sql`insert into product_company (product_id, company_id) select product.id, company.id
    from json_to_recordset(${JSON.stringify(exclusive)}::json) as row (main_sku text, company text)
    join product on product.main_sku = row.main_sku join company on company.company_name = row.company`.execute(trx);
  return prices.length;
}

const columns = sql.raw(
  [
    'main_sku, group_name, lookup_sku, description, unit, unit_size, standard_roll_length, crowned_strip_length',
    'weight_per_unit, order_quantity, lead_time, application_group, sub_group, logo_changeable, prime_logo_names',
    'exclusive, status, image_url, search_text',
  ].join(', '),
);
