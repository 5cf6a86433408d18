import { expect, it } from 'vitest';
import { nearerSlice, pageMeta } from './page-meta';

it.each([
  [1, { direction: 'asc', offset: 0, limit: 20 }],
  [2, { direction: 'asc', offset: 20, limit: 20 }],
  [3, { direction: 'desc', offset: 25, limit: 20 }],
  [4, { direction: 'desc', offset: 5, limit: 20 }],
  [5, { direction: 'desc', offset: 0, limit: 5 }],
  [99, { direction: 'desc', offset: 0, limit: 5 }],
] as const)('Page %i of 85 rows is read from the nearer end', { tags: 'LB01' }, (page, slice) => {
  expect(nearerSlice(pageMeta(85, { currentPage: page, itemsPerPage: 20 }))).toEqual(slice);
});

it('An empty list has an empty slice', () => {
  expect(nearerSlice(pageMeta(0, { currentPage: 1, itemsPerPage: 20 }))).toEqual({
    direction: 'asc',
    offset: 0,
    limit: 0,
  });
});
