import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { runUntracked } from '../db/outcome';
import { countChangedSegments } from './segments';

/** A column of the products whose values are counted. */
export interface CountedColumn {
  readonly key: string;
  /** See `ColumnValues`. */
  readonly each: RawBuilder<unknown>;
}

/** A filter by values of one column, of which each product has at most one. */
export interface CountedFilter extends CountedColumn {
  readonly chosen: RawBuilder<readonly string[]>;
}

/** Whether counts are missing or older than the list. */
export interface CountState {
  readonly hasChanges: boolean;
  readonly isUncounted: boolean;
}

/** Changes by others that come while this one counts. */
const ATTEMPTS = 3;

/** Segments per transaction: others wait so long at most, and PGlite answers other requests in between. */
const SEGMENTS = 25;

/**
 * A column with more values in a segment is not counted: it hardly repeats. The columns that have filter choices have at most 200
 * values in the whole list. Of the values of others so many are stored for each audience, which shows that it has no choices.
 */
const MAX_VALUES = 250;

/** Values are found by a hash, as an index has no room for long texts. */
export const hashOf = (text: RawBuilder<unknown>): RawBuilder<string> => sql`md5(${text})::uuid`;

/** Greater than any SKU, which has 100 characters at most, in the order of "C". */
export const END = '\u{10FFFF}'.repeat(101);

const keysOf = (columns: readonly CountedColumn[]) => sql`${sql.val(columns.map(({ key }) => key))}::text[]`;

/** Whether a segment has no counts of one of the columns, as an expression. */
export const hasUncounted = (columns: readonly CountedColumn[]): RawBuilder<boolean> =>
  sql`exists (select 1 from list_segment where not counted @> ${keysOf(columns)})`;

/** Reads counts, which one statement has to do, and counts before if they are not current; undefined if they never are. */
export async function readCounted<T extends CountState>(
  db: Database,
  columns: readonly CountedColumn[],
  read: () => Promise<T>,
): Promise<T | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await read();
    if (!found.isUncounted && (!found.hasChanges || attempt > 1)) return found;
    if (found.hasChanges) await countChangedSegments(db);
    await countValues(db, columns);
  }
  return undefined;
}

/** Counts the values of columns in the segments where they are not counted yet: in all, or in those that were changed. */
export async function countValues(db: Database, columns: readonly CountedColumn[]): Promise<void> {
  await runUntracked(async () => {
    while ((await db.transaction().execute((trx) => countInSegments(trx, columns))) === SEGMENTS);
  });
}

const within = (sku: RawBuilder<unknown>) =>
  sql`${sku} >= segment.first_sku and ${sku} < coalesce(segment.next_sku, ${END})`;

/** Returns the number of segments that were counted. */
async function countInSegments(trx: Database, columns: readonly CountedColumn[]): Promise<number> {
  // One process at a time changes segments; each sees those of the one before.
  await sql`select generation from list_generation for update`.execute(trx);
  // The planner expects far more rows, and PostgreSQL would compile the statement for a second.
  await sql`set local jit = off`.execute(trx);
  const keys = keysOf(columns);
  const cells = columns.map(({ key, each }) => sql`select ${key}::text as key, value from (${each}) as value(value)`);
  const { rows } = await sql`
    with segment as materialized (
      select * from (
        select first_sku, lead(first_sku) over (order by first_sku) as next_sku, counted from list_segment
      ) as part where not counted @> ${keys} order by first_sku limit ${sql.lit(SEGMENTS)}
    ),
    cell as materialized (
      select segment.first_sku, cell.* from segment cross join lateral (
        select product.id, product.exclusive is true as is_exclusive, priced.main_sku is not null as has_price, cell.*
        from product left join (select main_sku from price where ${within(sql`main_sku`)}) as priced
          on priced.main_sku = product.main_sku
        cross join lateral (${sql.join(cells, sql` union all `)}) as cell
        where ${within(sql`product.main_sku`)} and cell.key <> all (segment.counted) offset 0
      ) as cell
    ),
    found as materialized (
      select first_sku, key, value, count(*) as products, count(*) filter (where not is_exclusive) as open_products,
        count(*) filter (where has_price) as prices,
        count(*) filter (where has_price and not is_exclusive) as open_prices
      from cell group by first_sku, key, value
    ),
    placed as materialized (
      select *, count(*) over (partition by first_sku, key) > ${sql.lit(MAX_VALUES)} as is_too_many,
        row_number() over (partition by first_sku, key order by open_prices = 0, open_products = 0) as open_place,
        row_number() over (partition by first_sku, key order by open_prices = 0, prices = 0) as price_place
      from found
    ),
    stored as (
      insert into list_segment_value (key, value, text, first_sku, products, open_products, prices, open_prices)
      select key, ${hashOf(sql`value`)}, value, first_sku, products, open_products, prices, open_prices
      from placed where least(open_place, price_place) <= ${sql.lit(MAX_VALUES)}
    ),
    shared as (
      select company_id, first_sku, key, value, count(*) as products, count(*) filter (where has_price) as prices,
        row_number() over (
          partition by company_id, first_sku, key order by count(*) filter (where has_price) = 0
        ) as place
      from cell join product_company on product_company.product_id = cell.id
      where is_exclusive group by company_id, first_sku, key, value
    ),
    stored_shared as (
      insert into list_segment_company_value (company_id, key, value, text, first_sku, products, prices)
      select company_id, key, ${hashOf(sql`value`)}, value, first_sku, products, prices
      from shared where place <= ${sql.lit(MAX_VALUES)}
    )
    update list_segment set
      counted = list_segment.counted || array(select unnest(${keys}) except select unnest(list_segment.counted)),
      too_many = too_many || array(
        select distinct key from placed where placed.first_sku = list_segment.first_sku and is_too_many)
    from segment where segment.first_sku = list_segment.first_sku returning 1`.execute(trx);
  return rows.length;
}
