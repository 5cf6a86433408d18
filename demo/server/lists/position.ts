import { type RawBuilder, sql } from 'kysely';
import type { Account } from '../auth/access/account';
import { seesAllProducts } from '../auth/access/policy';
import type { Database } from '../db/database';
import { prepare } from '../db/prepared';
import type { CountedList } from '../db/schema';
import { type PageRequest, pageMeta, type SkuRange } from './page-meta';
import { countChangedSegments, hasListChanges } from './segments';

/** Where a page of a list is. */
export interface ListPosition {
  /** The rows that the account may see, and that match the filter. */
  readonly total: number;
  /** The page's rows are found in these ranges, after `skipped` others. */
  readonly ranges: readonly SkuRange[];
  readonly skipped: number;
}

/** Finds the page of a whole list, or the last one if it is beyond the end, by the counts of segments. */
export async function findPosition(
  db: Database,
  account: Account,
  list: CountedList,
  request: PageRequest,
): Promise<ListPosition> {
  const found = await readPosition(db, account, list, request);
  if (!found.hasChanges) return found;
  await countChangedSegments(db);
  return readPosition(db, account, list, request);
}

async function readPosition(db: Database, account: Account, list: CountedList, request: PageRequest) {
  const { currentPage, itemsPerPage } = request;
  const query = sql<{
    total: number;
    from: string | null;
    before: number | null;
    to: string | null;
    hasChanges: boolean;
  }>`
    with segment as materialized (select ${countsFor(account, list)}),
    placed as materialized (
      select first_sku, rows, sum(rows) over (order by first_sku) - rows as before from segment
    ),
    list as (select coalesce(sum(rows), 0)::integer as total from segment),
    page as materialized (
      select total, (least(${currentPage}::float8, greatest(1, ceil(total / ${itemsPerPage}::float8))) - 1)
        * ${itemsPerPage}::float8 as skipped from list
    ),
    first as (
      select first_sku, before from placed, page where rows > 0 and before <= skipped order by first_sku desc limit 1
    )
    select total, first.first_sku as from, first.before::integer as before, ${hasListChanges} as "hasChanges",
      (select min(first_sku) from placed where before >= page.skipped + ${itemsPerPage}::float8) as to
    from page left join first on true`.compile(db);
  prepare(query);
  const [row] = (await db.executeQuery(query)).rows;
  const total = row?.total ?? 0;
  const meta = pageMeta(total, request);
  const skipped = (meta.currentPage - 1) * itemsPerPage - (row?.before ?? 0);
  const range = { from: row?.from ?? '', to: row?.to ?? undefined };
  return { total, ranges: [range], skipped, hasChanges: row?.hasChanges ?? false };
}

/** The first SKU of each segment, and its rows that the account may see. */
function countsFor({ role, companyId }: Account, list: CountedList): RawBuilder<unknown> {
  const [all, open] = list === 'product' ? [sql`products`, sql`open_products`] : [sql`prices`, sql`open_prices`];
  if (seesAllProducts(role)) return sql`first_sku, ${all} as rows from list_segment`;
  return sql`segment.first_sku, segment.${open} + coalesce(shared.${all}, 0) as rows
    from list_segment as segment left join list_segment_company as shared
      on shared.company_id = ${companyId} and shared.first_sku = segment.first_sku`;
}
