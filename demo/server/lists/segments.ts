import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { runUntracked } from '../db/outcome';

/**
 * A long segment is divided into segments of this many to less than twice as many products. A page reads at most twice as many SKUs
 * besides its own.
 */
const SEGMENT_ROWS = 500;

/**
 * Notes products that were added, changed or deleted, or whose price was added or deleted. Call it in the transaction that makes the change.
 * The next reader counts their segments: writers never wait for each other here, as they would to update counts.
 */
export async function markListChange(trx: Database, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return;
  await sql`insert into list_change (main_sku) select unnest(${sql.val([...skus])}::text[])`.execute(trx);
}

/** Whether products were changed since they were counted, as an expression. */
export const hasListChanges = sql<boolean>`exists (select 1 from list_change)`;

/**
 * Whether a product has a price, as an expression. `offset 0` keeps the planner from reading all prices, or all of a segment for each
 * product: it misjudges how many SKUs are in a range.
 */
export const hasPrice = sql<boolean>`coalesce((select true from price where price.main_sku = product.main_sku offset 0), false)`;

/** Counts the segments of changed products. The new generation of the lists makes cached filter choices invalid. */
export function countChangedSegments(db: Database): Promise<void> {
  // A request that only counts changes nothing for its client, so its statements are not tracked as writes.
  return runUntracked(() =>
    db.transaction().execute(async (trx) => {
      // The update is first and locks its row, so that one process at a time counts, and sees the segments of the one before.
      await sql`update list_generation set generation = generation + 1`.execute(trx);
      const { rows } = await sql<{ readonly first_sku: string; readonly next_sku: string | null }>`
        with counted as (delete from list_change returning main_sku),
        changed as (
          select distinct (select max(first_sku) from list_segment where first_sku <= main_sku) as first_sku from counted
        )
        select first_sku, (select min(first_sku) from list_segment where first_sku > changed.first_sku) as next_sku
        from changed`.execute(trx);
      for (const { first_sku, next_sku } of rows) await countSegment(trx, first_sku, next_sku);
    }),
  );
}

/** The generation of the lists: it is another one after each change of a product, and after a price was added or deleted. */
export async function currentGeneration(db: Database): Promise<number> {
  const read = () =>
    db
      .selectFrom('list_generation')
      .select(['generation', hasListChanges.as('hasChanges')])
      .executeTakeFirstOrThrow();
  const { generation, hasChanges } = await read();
  if (!hasChanges) return generation;
  await countChangedSegments(db);
  return (await read()).generation;
}

/**
 * Counts the products from one SKU to before the next, or to the end, and divides long segments. Exclusive products are also counted
 * for each company that has them.
 */
async function countSegment(trx: Database, first: string, next: string | null): Promise<void> {
  await sql`delete from list_segment where first_sku = ${first}`.execute(trx);
  await sql`delete from list_segment_company where first_sku = ${first}`.execute(trx);
  const before = next === null ? sql`` : sql`and product.main_sku < ${next}`;
  const parts: RawBuilder<number> = sql`greatest(1, (select count(*) from member) / ${sql.lit(SEGMENT_ROWS)})::integer`;
  await sql`with member as materialized (
      select product.id, product.main_sku, product.exclusive is true as is_exclusive, ${hasPrice} as has_price
      from product where product.main_sku >= ${first} ${before}
    ),
    placed as materialized (select member.*, ntile(${parts}) over (order by main_sku) as part from member),
    segment as materialized (
      select part, case part when 1 then ${first} else min(main_sku) end as first_sku, count(*) as products,
        count(*) filter (where not is_exclusive) as open_products, count(*) filter (where has_price) as prices,
        count(*) filter (where has_price and not is_exclusive) as open_prices
      from placed group by part
    ),
    shared as (
      insert into list_segment_company (company_id, first_sku, products, prices)
      select company_id, first_sku, count(*), count(*) filter (where has_price)
      from placed join segment using (part) cross join lateral (
        select company_id from product_company where product_id = placed.id offset 0
      ) as link where is_exclusive group by company_id, first_sku
    )
    insert into list_segment (first_sku, products, open_products, prices, open_prices)
    select first_sku, products, open_products, prices, open_prices from segment`.execute(trx);
  // An empty segment is left out, because the one before it covers its SKUs. The first one has none before it and is always stored.
  await sql`insert into list_segment values ('', 0, 0, 0, 0) on conflict do nothing`.execute(trx);
}
