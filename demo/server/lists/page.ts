/** Where a page stands in its list, as the wire has it. */
export interface PageMeta {
  readonly currentPage: number;
  readonly itemsPerPage: number;
  readonly totalItems: number;
  readonly totalPages: number;
}

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly meta: PageMeta;
}

/** The page that is shown when `currentPage` is asked for: beyond the end it is the last one. */
export function pageMeta(totalItems: number, currentPage: number, itemsPerPage: number): PageMeta {
  const totalPages = Math.ceil(totalItems / itemsPerPage);
  return { currentPage: Math.max(1, Math.min(currentPage, totalPages)), itemsPerPage, totalItems, totalPages };
}

/** The number of rows before the page. */
export const rowsBefore = ({ currentPage, itemsPerPage }: PageMeta): number => (currentPage - 1) * itemsPerPage;
