import { type RawBuilder, sql } from 'kysely';
import type { Account } from '../auth/access/account';
import { seesAllProducts } from '../auth/access/policy';
import type { Database } from '../db/database';
import { prepare } from '../db/prepared';
import type { CountedList } from '../db/schema';
import { type CountedFilter, type CountState, hashOf, hasUncounted, keysOf, readCounted } from './counted-values';
import type { PageRequest, SkuRange } from './page-meta';
import type { ListPosition } from './position';
import { hasListChanges } from './segments';

interface FilteredRequest extends PageRequest {
  readonly filters: readonly CountedFilter[];
}

/** Finds the page, or the last one if it is beyond the end, by the products that are kept for the values; undefined if there are too many values. */
export async function findFilteredPosition(
  db: Database,
  account: Account,
  list: CountedList,
  request: FilteredRequest,
): Promise<ListPosition | undefined> {
  const found = await readCounted(db, request.filters, () => readPosition(db, account, list, request));
  return found?.isTooMany === false ? found : undefined;
}

interface PositionRow extends CountState {
  readonly total: number;
  readonly skipped: number | null;
  readonly from: readonly string[] | null;
  readonly to: readonly (string | null)[] | null;
  readonly isTooMany: boolean;
}

async function readPosition(
  db: Database,
  account: Account,
  list: CountedList,
  { filters, currentPage, itemsPerPage }: FilteredRequest,
) {
  const query = sql<PositionRow>`
    with segment as materialized (${countsFor(account, list, filters)}),
    placed as materialized (
      select first_sku, rows, sum(rows) over (order by first_sku) - rows as before from segment where rows > 0
    ),
    list as (select coalesce(sum(rows), 0)::integer as total from segment),
    page as materialized (
      select total, (least(${currentPage}::float8, greatest(1, ceil(total / ${itemsPerPage}::float8))) - 1)
        * ${itemsPerPage}::float8 as skipped from list
    ),
    part as (
      select first_sku, before, (select min(first_sku) from list_segment where first_sku > placed.first_sku) as next_sku
      from placed, page where before + rows > skipped and before < skipped + ${itemsPerPage}::float8
    )
    select total, (skipped - (select min(before) from part))::integer as skipped,
      (select array_agg(first_sku order by first_sku) from part) as from,
      (select array_agg(next_sku order by first_sku) from part) as to,
      ${hasListChanges} as "hasChanges",
      ${hasUncounted(filters)} as "isUncounted",
      exists (select 1 from list_segment where too_many && ${keysOf(filters)}) as "isTooMany"
    from page`.compile(db);
  // Combinations of filters would take the places of statements that are sent more often.
  if (filters.length === 1) prepare(query);
  const [row] = (await db.executeQuery(query)).rows;
  const { total = 0, skipped, from, to, hasChanges = false, isUncounted = false, isTooMany = false } = row ?? {};
  return { total, skipped: skipped ?? 0, ranges: rangesOf(from ?? [], to ?? []), hasChanges, isUncounted, isTooMany };
}

/** The ranges; those that follow each other are one. */
function rangesOf(from: readonly string[], to: readonly (string | null)[]): readonly SkuRange[] {
  const ranges: { from: string; to: string | undefined }[] = [];
  for (const [index, first] of from.entries()) {
    const last = ranges.at(-1);
    const next = to[index] ?? undefined;
    if (last !== undefined && last.to === first) last.to = next;
    else ranges.push({ from: first, to: next });
  }
  return ranges;
}

/**
 * The first SKU of each segment that has values of all filters, and its rows that match and that the account may see. Bits are brought
 * together by grouping, not by joins: right after segments were counted the planner expects one, and would compare each with each.
 */
function countsFor(account: Account, list: CountedList, filters: readonly CountedFilter[]): RawBuilder<unknown> {
  const conditions = [
    ...filters.map(({ key, chosen }) => {
      const values = sql`array(select ${hashOf(sql`text`)} from unnest(${chosen}) as text)`;
      return anyOf(
        sql`select first_sku, members from list_segment_value where key = ${key} and value = any(${values})`,
      );
    }),
    ...(list === 'price' ? [sql`select first_sku, priced_members as members from list_segment`] : []),
    ...(seesAllProducts(account.role)
      ? []
      : [
          anyOf(sql`select first_sku, open_members as members from list_segment
            union all select first_sku, members from list_segment_company where company_id = ${account.companyId}`),
        ]),
  ];
  return sql`select first_sku, bit_count(bit_and(members)) as rows from (${sql.join(conditions, sql` union all `)}) as condition
    group by first_sku having count(*) = ${sql.lit(conditions.length)}`;
}

const anyOf = (members: RawBuilder<unknown>) =>
  sql`select first_sku, bit_or(members) as members from (${members}) as member group by first_sku`;
