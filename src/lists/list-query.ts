import type { Filters } from '../ui/table/filters';

export interface ListQuery {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
  readonly filters: Filters;
  /** Absent in a list without a status. */
  readonly status?: string;
  readonly columns: readonly string[];
}

/** Position of a page in its list. */
export interface ListMeta {
  readonly currentPage: number;
  readonly itemsPerPage: number;
  readonly totalItems: number;
  readonly totalPages: number;
}

/** A page as the back end returned it. */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly meta: ListMeta;
}

/** Whether two queries select the same rows, apart from the page; otherwise the page is reset to 1. */
export function selectsSameRows(a: ListQuery, b: ListQuery): boolean {
  return requestKey({ ...a, page: 1 }) === requestKey({ ...b, page: 1 });
}

/** Identifies the rows that a query selects, whatever its columns. */
export function requestKey({ search, page, pageSize, filters, status }: ListQuery): string {
  return JSON.stringify([search, page, pageSize, filters, status]);
}

/** Whether the rows loaded for `loaded` can be shown for `next`: the same rows, and all its columns. */
export function canReuseRows(next: ListQuery, loaded: ListQuery): boolean {
  return requestKey(next) === requestKey(loaded) && next.columns.every((key) => loaded.columns.includes(key));
}
