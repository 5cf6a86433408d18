import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Account } from '../auth/access/account';
import { seesAllProducts } from '../auth/access/policy';
import type { Database } from '../db/database';
import { runUntracked } from '../db/outcome';
import type { CountedList } from '../db/schema';
import { countChangedSegments, hasPrice } from './segments';

/** A column of the products whose values are counted. */
export interface CountedColumn {
  readonly key: string;
  /** See `ColumnValues`. */
  readonly column: Expression<unknown>;
  readonly each: RawBuilder<unknown>;
}

/** A filter by values of one column. */
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
const SEGMENTS_PER_TRANSACTION = 10;

/**
 * A column with more values in a segment is not counted: it hardly repeats. The columns that have filter choices have at most 200
 * values in the whole list.
 */
const MAX_VALUES = 250;

/** As many bits as a segment has products at most. */
const noMember = sql`0::bit(1000)`;
/** The bit of a product, by its place in its segment. More than 1000 are there only until their segment is divided. */
const memberBit = sql`set_bit(${noMember}, least(row_number() over (order by main_sku), 1000)::integer - 1, 1)`;

/** Values are found by a hash, as an index has no room for long texts. */
export const hashOf = (text: RawBuilder<unknown>): RawBuilder<string> => sql`md5(${text})::uuid`;

/** Greater than any SKU, which has 100 characters at most, in the order of "C". */
export const END = '\u{10FFFF}'.repeat(101);

export const keysOf = (columns: readonly CountedColumn[]) => sql`${sql.val(columns.map(({ key }) => key))}::text[]`;

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
    while ((await db.transaction().execute((trx) => countInSegments(trx, columns))) === SEGMENTS_PER_TRANSACTION);
  });
}

/** Returns the number of segments that were counted. */
async function countInSegments(trx: Database, columns: readonly CountedColumn[]): Promise<number> {
  // One process at a time changes segments; each sees those of the one before.
  await sql`select generation from list_generation for update`.execute(trx);
  // The planner expects far more rows, and PostgreSQL would compile the statement for a second.
  await sql`set local jit = off`.execute(trx);
  const keys = keysOf(columns);
  const { rows } = await sql`
    with segment as materialized (
      select row_number() over ()::integer as number, part.* from (
        select first_sku, lead(first_sku) over (order by first_sku) as next_sku, counted from list_segment
      ) as part where not counted @> ${keys} limit ${sql.lit(SEGMENTS_PER_TRANSACTION)}
    ),
    member as materialized (
      select segment.number, product.* from segment cross join lateral (
        select product.id, product.exclusive is true as is_exclusive, ${hasPrice} as has_price,
          ${memberBit} as bit, ${sql.join(columns.map(({ column }) => column))}
        from product
        where product.main_sku >= segment.first_sku and product.main_sku < coalesce(segment.next_sku, ${END}) offset 0
      ) as product
    ),
    found as materialized (${countsOf(columns)}),
    size as materialized (select number, key, ${sql.join(audiences.map(({ counts }) => valuesWith(counts)))} from found group by number, key),
    stored as (
      insert into list_segment_value (key, value, text, first_sku, products, open_products, prices, open_prices, members)
      select key, ${hashOf(sql`value`)}, value, first_sku, found.products, found.open_products, found.prices, found.open_prices,
        found.members
      from found join size using (number, key) join segment using (number)
      where ${sql.join(
        audiences.map(({ counts }) => hasAll(counts)),
        sql` or `,
      )}
    ),
    shared_member as materialized (
      select company_id, segment.counted, product.* from member as product join segment using (number) cross join lateral (
        select company_id from product_company where product_id = product.id offset 0
      ) as link where is_exclusive
    ),
    stored_members as (
      update list_segment_company as stored set members = found.members from (
        select company_id, first_sku, bit_or(bit) as members from shared_member join segment using (number)
        group by company_id, first_sku
      ) as found
      where stored.company_id = found.company_id and stored.first_sku = found.first_sku
    ),
    visible as materialized (
      select number, bit_or(bit) filter (where not is_exclusive) as open_members, bit_or(bit) filter (where has_price) as priced_members
      from member group by number
    ),
    stored_shared as (
      insert into list_segment_company_value (company_id, key, value, text, first_sku, products, prices)
      select company_id, key, ${hashOf(sql`value`)}, value, first_sku, products, prices
      from (${sharedCountsOf(columns)}) as found join segment using (number)
    )
    update list_segment set
      open_members = coalesce((select open_members from visible where number = segment.number), ${noMember}),
      priced_members = coalesce((select priced_members from visible where number = segment.number), ${noMember}),
      counted = list_segment.counted || array(select unnest(${keys}) except select unnest(segment.counted)),
      ${sql.join(audiences.map(addTooMany))}
    from segment where segment.first_sku = list_segment.first_sku returning 1`.execute(trx);
  return rows.length;
}

/** For each list and who sees it: the counts of its rows, and the columns whose values are too many among them to be stored. */
const audiencesOf = {
  product: {
    staff: { counts: 'products', tooMany: 'too_many' },
    customers: { counts: 'open_products', tooMany: 'too_many_open' },
  },
  price: {
    staff: { counts: 'prices', tooMany: 'too_many_prices' },
    customers: { counts: 'open_prices', tooMany: 'too_many_open_prices' },
  },
} as const;

/** The counts that the account may see; a customer also sees those of the company, in `shared` of `list_segment_company_value`. */
export function countColumnsOf({ role }: Account, list: CountedList) {
  const { staff, customers } = audiencesOf[list];
  const { counts, tooMany } = seesAllProducts(role) ? staff : customers;
  return { counts: sql.ref(counts), tooMany: sql.ref(tooMany), shared: sql.ref(staff.counts) };
}

const audiences = Object.values(audiencesOf).flatMap(({ staff, customers }) => [staff, customers]);

const valuesWith = (counts: string) => sql`count(*) filter (where ${sql.ref(counts)} > 0) as ${sql.ref(counts)}`;

const hasAll = (counts: string) =>
  sql`(found.${sql.ref(counts)} > 0 and size.${sql.ref(counts)} <= ${sql.lit(MAX_VALUES)})`;

const addTooMany = ({ counts, tooMany }: (typeof audiences)[number]) =>
  sql`${sql.ref(tooMany)} = list_segment.${sql.ref(tooMany)} || array(
    select key from size where size.number = segment.number and ${sql.ref(counts)} > ${sql.lit(MAX_VALUES)})`;

/** The counts of each value of each column in the segments where it is not counted yet. */
const countsOf = (columns: readonly CountedColumn[]): RawBuilder<unknown> =>
  unionOf(
    columns,
    (key, { each }) => sql`
    select number, ${key} as key, value, count(*) as products, count(*) filter (where not is_exclusive) as open_products,
      count(*) filter (where has_price) as prices,
      count(*) filter (where has_price and not is_exclusive) as open_prices, bit_or(bit) as members
    from member as product cross join lateral (${each}) as cell(value)
    where ${isUncounted(key)} group by number, value`,
  );

/** The same for each company that has exclusive products, of which there are few. */
const sharedCountsOf = (columns: readonly CountedColumn[]): RawBuilder<unknown> => sql`
  select company_id, number, key, value, count(*) as products, count(*) filter (where has_price) as prices
  from shared_member as product cross join lateral (${unionOf(
    columns,
    (key, { each }) => sql`select ${key} as key, value from (${each}) as cell(value)`,
  )}) as cell where key <> all (product.counted) group by company_id, number, key, value`;

const isUncounted = (key: RawBuilder<unknown>) =>
  sql`number = any (array(select number from segment where ${key} <> all (counted)))`;

const unionOf = (
  columns: readonly CountedColumn[],
  selectOf: (key: RawBuilder<unknown>, column: CountedColumn) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql.join(
    columns.map((column) => selectOf(sql`${column.key}::text`, column)),
    sql` union all `,
  );
