import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { runUntracked } from '../db/outcome';

/** A filter by values of one column of the products, of which each product has at most one. */
export interface CountedFilter {
  readonly key: string;
  /** See `ColumnValues`. */
  readonly each: RawBuilder<unknown>;
  readonly chosen: RawBuilder<readonly string[]>;
}

/** Segments per transaction: others wait so long at most, and PGlite answers other requests in between. */
const SEGMENTS_PER_TRANSACTION = 100;

/**
 * A column with more values in a segment is not counted: it hardly repeats. The columns that have filter choices have at most 200
 * values in the whole list.
 */
const MAX_VALUES = 250;

/** Values are found by a hash, as an index has no room for long texts. */
export const hashOf = (text: RawBuilder<unknown>): RawBuilder<string> => sql`md5(${text})::uuid`;

/** Greater than any SKU, which has 100 characters at most, in the order of "C". */
export const END = '\u{10FFFF}'.repeat(101);

/** Counts the values of a column in the segments where they are not counted yet: in all, or in those that were changed. */
export async function countValues(db: Database, column: Omit<CountedFilter, 'chosen'>): Promise<void> {
  await runUntracked(async () => {
    while ((await db.transaction().execute((trx) => countInSegments(trx, column))) === SEGMENTS_PER_TRANSACTION);
  });
}

const within = (sku: RawBuilder<unknown>) =>
  sql`${sku} >= segment.first_sku and ${sku} < coalesce(segment.next_sku, ${END})`;

/** Returns the number of segments that were counted. */
async function countInSegments(trx: Database, { key, each }: Omit<CountedFilter, 'chosen'>): Promise<number> {
  // One process at a time changes segments; each sees those of the one before.
  await sql`select generation from list_generation for update`.execute(trx);
  // The planner expects far more rows, and PostgreSQL would compile the statement for a second.
  await sql`set local jit = off`.execute(trx);
  const { rows } = await sql`
    with segment as materialized (
      select first_sku, next_sku
      from (select first_sku, lead(first_sku) over (order by first_sku) as next_sku, counted from list_segment) as part
      where not counted @> array[${key}::text] order by first_sku limit ${sql.lit(SEGMENTS_PER_TRANSACTION)}
    ),
    member as materialized (
      select segment.first_sku, product.* from segment cross join lateral (
        select product.id, product.exclusive is true as is_exclusive, priced.main_sku is not null as has_price, cell.value
        from product left join (select main_sku from price where ${within(sql`main_sku`)}) as priced
          on priced.main_sku = product.main_sku
        cross join lateral (${each}) as cell(value)
        where ${within(sql`product.main_sku`)} offset 0
      ) as product
    ),
    found as materialized (
      select first_sku, value, count(*) as products, count(*) filter (where not is_exclusive) as open_products,
        count(*) filter (where has_price) as prices,
        count(*) filter (where has_price and not is_exclusive) as open_prices,
        count(*) over (partition by first_sku) > ${sql.lit(MAX_VALUES)} as is_too_many
      from member group by first_sku, value
    ),
    counted as (
      insert into list_segment_value (key, value, first_sku, products, open_products, prices, open_prices)
      select ${key}, ${hashOf(sql`value`)}, first_sku, products, open_products, prices, open_prices
      from found where not is_too_many
    ),
    shared as (
      insert into list_segment_company_value (company_id, key, value, first_sku, products, prices)
      select company_id, ${key}, ${hashOf(sql`value`)}, first_sku, count(*), count(*) filter (where has_price)
      from member join found using (first_sku, value) join product_company on product_company.product_id = member.id
      where is_exclusive and not is_too_many group by company_id, value, first_sku
    )
    update list_segment set counted = counted || ${key}::text, too_many = case
      when exists (select 1 from found where found.first_sku = list_segment.first_sku and is_too_many)
      then too_many || ${key}::text else too_many end
    from segment where segment.first_sku = list_segment.first_sku returning 1`.execute(trx);
  return rows.length;
}
