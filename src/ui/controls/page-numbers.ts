/** A gap in the page numbers. */
export const gap = '…';

/**
 * The page numbers to offer: first, last and the neighbours of the current one, with gaps between. Always at most
 * seven entries, so that the pager stays still at 10,000 pages.
 */
export function pageNumbers(current: number, total: number): readonly (number | typeof gap)[] {
  if (total <= 7) return range(1, total);
  if (current <= 4) return [...range(1, 5), gap, total];
  if (current >= total - 3) return [1, gap, ...range(total - 4, total)];
  return [1, gap, ...range(current - 1, current + 1), gap, total];
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
