import { type CompiledQuery, type Expression, type RawBuilder, sql } from 'kysely';
import type { Page } from '../../../src/wire/lists';
import type { Account } from '../auth/access/account';
import { seesAllProducts } from '../auth/access/policy';
import type { Database } from '../db/database';
import { compiledOnce, prepare } from '../db/prepared';
import type { CountedList } from '../db/schema';
import type { CountedFilter } from './counted-values';
import { readCount, rowCount, storedCount } from './counts';
import { findFilteredPosition } from './filtered-position';
import { nearerSlice, type PageRequest, pageMeta, type Slice } from './page-meta';
import { findPosition, type ListPosition } from './position';

/** An ordered query, to which the limits of a page are added. */
interface OrderedRows<R> {
  limit(limit: number): { offset(offset: number): { execute(): Promise<R[]> } };
}

/** Reads a page of the ordered rows; `matching` is the query to count, without joins and order. */
export async function readPage<R, T>(
  db: Database,
  request: PageRequest,
  { matching, rows: rowsQuery }: { readonly matching: Expression<unknown>; readonly rows: OrderedRows<R> },
  itemOf: (row: R) => T,
): Promise<Page<T>> {
  const meta = pageMeta(await readCount(db, rowCount(matching)), request);
  const { currentPage, itemsPerPage } = meta;
  const found = await rowsQuery
    .limit(itemsPerPage)
    .offset((currentPage - 1) * itemsPerPage)
    .execute();
  return { items: found.map(itemOf), meta };
}

/** The plan for a list of fewer rows may read all of them, and be slow once there are many. */
const MIN_PREPARED_ROWS = 1000;

interface LongList<R> {
  readonly account: Account;
  readonly name: CountedList;
  /** Whether it is neither searched nor filtered. */
  readonly isWhole: boolean;
  /** The filters, if there is nothing else and the values of all their columns are counted. */
  readonly filters: readonly CountedFilter[] | undefined;
  /** Builds the queries, which takes longer than to read the first rows of the whole list. */
  readonly queries: () => LongListQueries<R>;
}

interface LongListQueries<R> {
  readonly matching: Expression<unknown>;
  /** The query of the first rows, each with this total. */
  readonly firstRowsQuery: (
    limit: RawBuilder<number>,
    total: RawBuilder<number>,
  ) => CompiledQuery<R & { readonly total: number }>;
  readonly readRows: (slice: Slice) => Promise<readonly R[]>;
}

/** Reads a page of a list of many rows: by the counts of its segments, or, if it is searched or filtered by a column that is not counted, from its nearer end. */
export async function readPageOfLongList<R, T>(
  db: Database,
  request: PageRequest,
  { account, name, isWhole, filters, queries }: LongList<R>,
  itemOf: (row: R) => T,
): Promise<Page<T>> {
  if (isWhole && request.currentPage === 1 && seesAllProducts(account.role)) {
    const { itemsPerPage } = request;
    // The first rows are found without the total: one statement reads both. It is the same for all who see all products.
    const query = compiledOnce(`first ${itemsPerPage} of ${name}`, () =>
      queries().firstRowsQuery(sql.lit(itemsPerPage), storedCount(name)),
    );
    const { rows: found } = await db.executeQuery(query);
    const total = found[0]?.total ?? 0;
    if (total >= MIN_PREPARED_ROWS) prepare(query);
    return { items: found.map(itemOf), meta: pageMeta(total, request) };
  }
  const { matching, firstRowsQuery, readRows } = queries();
  if (isWhole) return readPositionedPage(request, await findPosition(db, account, name, request), readRows, itemOf);
  const position = filters && (await findFilteredPosition(db, account, name, { ...request, filters }));
  if (position !== undefined) return readPositionedPage(request, position, readRows, itemOf);
  const meta = pageMeta(await readCount(db, rowCount(matching)), request);
  if (meta.totalItems === 0) return { items: [], meta };
  if (meta.currentPage > 1) return { items: (await readRows(nearerSlice(meta))).map(itemOf), meta };
  const found = await db.executeQuery(firstRowsQuery(sql.lit(meta.itemsPerPage), sql.lit(meta.totalItems)));
  return { items: found.rows.map(itemOf), meta };
}

async function readPositionedPage<R, T>(
  request: PageRequest,
  { total, ranges, skipped }: ListPosition,
  readRows: LongListQueries<R>['readRows'],
  itemOf: (row: R) => T,
): Promise<Page<T>> {
  const meta = pageMeta(total, request);
  if (total === 0) return { items: [], meta };
  const limit = nearerSlice(meta).limit;
  const found = await readRows({ direction: 'asc', offset: skipped, limit, ranges });
  return { items: found.map(itemOf), meta };
}
