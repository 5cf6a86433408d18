import type { PageMeta } from '../../../src/wire/lists';

/** The position of the requested page, or of the last one when it is beyond the end. */
export function pageMeta(totalItems: number, currentPage: number, itemsPerPage: number): PageMeta {
  const totalPages = Math.ceil(totalItems / itemsPerPage);
  return { currentPage: Math.max(1, Math.min(currentPage, totalPages)), itemsPerPage, totalItems, totalPages };
}

export const rowsBefore = ({ currentPage, itemsPerPage }: PageMeta): number => (currentPage - 1) * itemsPerPage;
