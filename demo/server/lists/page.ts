import { type CompiledQuery, type Expression, type RawBuilder, sql } from 'kysely';
import type { Page, PageMeta } from '../../../src/wire/lists';
import type { Database } from '../db/database';
import { prepare } from '../db/prepared';
import type { CountedList } from '../db/schema';
import { readCount, rowCount, storedCount } from './counts';

/** The requested page of a list, starting with 1. */
export interface PageRequest {
  readonly currentPage: number;
  readonly itemsPerPage: number;
}

/** Where the rows of a page are, counted from one end of the list. */
export interface Slice {
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

/** An ordered query, to which the limits of a page are added. */
interface OrderedRows<R> {
  limit(limit: number): { offset(offset: number): { execute(): Promise<R[]> } };
}

/** Reads a page of the ordered rows; `matching` is the query to count, without joins and order. */
export async function readPage<R, T>(
  db: Database,
  request: PageRequest,
  { matching, rows }: { readonly matching: Expression<unknown>; readonly rows: OrderedRows<R> },
  itemOf: (row: R) => T,
): Promise<Page<T>> {
  const meta = pageMeta(await readCount(db, rowCount(matching)), request);
  const { currentPage, itemsPerPage } = meta;
  const found = await rows
    .limit(itemsPerPage)
    .offset((currentPage - 1) * itemsPerPage)
    .execute();
  return { items: found.map(itemOf), meta };
}

/** The plan for a list of fewer rows may read all of them, and be slow once there are many. */
const MIN_PREPARED_ROWS = 1000;

interface LongList<R> {
  /** The list whose stored total applies; undefined if there are conditions. */
  readonly countedList: CountedList | undefined;
  readonly matching: Expression<unknown>;
  /** The query of the first rows, each with this total. */
  readonly first: (
    limit: RawBuilder<number>,
    total: RawBuilder<number>,
  ) => CompiledQuery<R & { readonly total: number }>;
  readonly rows: (slice: Slice) => Promise<readonly R[]>;
}

/** Reads a page of a list of many rows, from its nearer end. */
export async function readLongPage<R, T>(
  db: Database,
  request: PageRequest,
  { countedList, matching, first, rows }: LongList<R>,
  itemOf: (row: R) => T,
): Promise<Page<T>> {
  if (countedList !== undefined && request.currentPage === 1) {
    // The first rows are found without the total: one statement reads both.
    const query = first(sql.lit(request.itemsPerPage), storedCount(countedList));
    const { rows: found } = await db.executeQuery(query);
    const total = found[0]?.total ?? 0;
    if (total >= MIN_PREPARED_ROWS) prepare(query);
    return { items: found.map(itemOf), meta: pageMeta(total, request) };
  }
  const total = await readCount(db, countedList === undefined ? rowCount(matching) : storedCount(countedList));
  const meta = pageMeta(total, request);
  if (total === 0) return { items: [], meta };
  if (meta.currentPage > 1) return { items: (await rows(nearerSlice(meta))).map(itemOf), meta };
  const found = await db.executeQuery(first(sql.lit(meta.itemsPerPage), sql.lit(total)));
  return { items: found.rows.map(itemOf), meta };
}

/** The position of the requested page, or of the last one when it is beyond the end. */
export function pageMeta(totalItems: number, { currentPage, itemsPerPage }: PageRequest): PageMeta {
  const totalPages = Math.ceil(totalItems / itemsPerPage);
  return { currentPage: Math.max(1, Math.min(currentPage, totalPages)), itemsPerPage, totalItems, totalPages };
}

/** Where the page's rows are, counted from the nearer end of the list, as the database reads all rows that it skips. */
export function nearerSlice({ currentPage, itemsPerPage, totalItems }: PageMeta): Slice {
  const before = (currentPage - 1) * itemsPerPage;
  const limit = Math.max(0, Math.min(itemsPerPage, totalItems - before));
  const after = totalItems - before - limit;
  return after < before ? { direction: 'desc', offset: after, limit } : { direction: 'asc', offset: before, limit };
}
