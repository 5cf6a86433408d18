import type { PageMeta } from '../../../src/wire/lists';

/** The position of the requested page, or of the last one when it is beyond the end. */
export function pageMeta(totalItems: number, currentPage: number, itemsPerPage: number): PageMeta {
  const totalPages = Math.ceil(totalItems / itemsPerPage);
  return { currentPage: Math.max(1, Math.min(currentPage, totalPages)), itemsPerPage, totalItems, totalPages };
}

export const rowsBefore = ({ currentPage, itemsPerPage }: PageMeta): number => (currentPage - 1) * itemsPerPage;

/**
 * Where the page's rows are, counted from the nearer end of the list, as the database reads all rows that it skips. With `desc`
 * the rows come in reverse order.
 */
export function nearerSlice({ currentPage, itemsPerPage, totalItems }: PageMeta): {
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
} {
  const before = (currentPage - 1) * itemsPerPage;
  const limit = Math.max(0, Math.min(itemsPerPage, totalItems - before));
  const after = totalItems - before - limit;
  return after < before ? { direction: 'desc', offset: after, limit } : { direction: 'asc', offset: before, limit };
}
