import type { Expression } from 'kysely';
import type { Page, PageMeta } from '../../../src/wire/lists';
import type { Database } from '../db/database';
import { countRows } from './counts';

/** The requested page of a list, starting with 1. */
export interface PageRequest {
  readonly currentPage: number;
  readonly itemsPerPage: number;
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
  const meta = pageMeta(await countRows(db, matching), request);
  const { currentPage, itemsPerPage } = meta;
  const found = await rows
    .limit(itemsPerPage)
    .offset((currentPage - 1) * itemsPerPage)
    .execute();
  return { items: found.map(itemOf), meta };
}

/** The position of the requested page, or of the last one when it is beyond the end. */
export function pageMeta(totalItems: number, { currentPage, itemsPerPage }: PageRequest): PageMeta {
  const totalPages = Math.ceil(totalItems / itemsPerPage);
  return { currentPage: Math.max(1, Math.min(currentPage, totalPages)), itemsPerPage, totalItems, totalPages };
}

/** Where the page's rows are, counted from the nearer end of the list, as the database reads all rows that it skips. */
export function nearerSlice({ currentPage, itemsPerPage, totalItems }: PageMeta) {
  const before = (currentPage - 1) * itemsPerPage;
  const limit = Math.max(0, Math.min(itemsPerPage, totalItems - before));
  const after = totalItems - before - limit;
  return after < before
    ? ({ direction: 'desc', offset: after, limit } as const)
    : ({ direction: 'asc', offset: before, limit } as const);
}
