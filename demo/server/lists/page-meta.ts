import type { PageMeta } from '../../../src/wire/lists';

/** The requested page of a list, starting with 1. */
export interface PageRequest {
  readonly currentPage: number;
  readonly itemsPerPage: number;
}

/** SKUs from one to before another, or to the end. */
export interface SkuRange {
  readonly from: string;
  readonly to: string | undefined;
}

/** Where the rows of a page are, counted from one end of the list. */
export interface Slice {
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
  /** The SKUs among which the rows are, in order. @default all */
  readonly ranges?: readonly SkuRange[];
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
