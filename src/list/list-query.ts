import type { Filters } from '../ui/table/filters';

/** Page sizes that a list offers. */
export const pageSizes = [10, 20, 50] as const;

/** Page size of a list when nothing else was said. */
export const defaultPageSize = 20;

/** What a list asks its back end for. */
export interface ListQuery {
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly filters: Filters;
  /** The status that the rows have; absent where the list is of all. */
  readonly status?: string;
  /** Keys of the visible columns, in order. */
  readonly columns: readonly string[];
}

/** Where a page stands in its list. */
export interface ListMeta {
  readonly currentPage: number;
  readonly itemsPerPage: number;
  readonly totalItems: number;
  readonly totalPages: number;
}

/** One page of a list, as the back end answered. */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly meta: ListMeta;
}

/** Whether two queries ask for the same rows, page by page; if not, the page starts at 1 again. */
export function selectsSameRows(a: ListQuery, b: ListQuery): boolean {
  return requestKey({ ...a, page: 1 }) === requestKey({ ...b, page: 1 });
}

/** What a page's request depends on, as text: equal texts need no new request. */
export function requestKey({ search, page, pageSize, filters, status }: ListQuery): string {
  return JSON.stringify([search, page, pageSize, filters, status]);
}

/** Whether the rows of one query do for another, which shows no column that they were not asked for with. */
export function canReuseRows(next: ListQuery, asked: ListQuery): boolean {
  return requestKey(next) === requestKey(asked) && next.columns.every((key) => asked.columns.includes(key));
}
