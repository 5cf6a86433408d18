import { defineMessages } from '../texts/define-messages';

export const listMessages = defineMessages('list', {
  loading: 'Loading',
  queryKept: 'Your search and filters are kept.',
  noMatch: (search: string) => `Nothing matches “${search}”`,
  noMatchFilters: 'Nothing matches the filters',
  filtersOn: (labels: readonly string[], withSearch: boolean) =>
    `${labels.length === 1 ? '1 filter is' : `${labels.length} filters are`} on${withSearch ? ' as well' : ''}: ${labels.join(', ')}.`,
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  clearAll: 'Clear all',
  search: 'Search',
  status: 'Status',
  /** No `Intl.NumberFormat`: creating one takes longer than the first paint of the rows. */
  total: (count: number) => `Total ${String(count).replace(/\B(?=(\d{3})+$)/g, ',')} items`,
  pageSize: (size: number) => `${size} / page`,
  itemsPerPage: 'Items per page',
  pages: (title: string) => `Pages, ${title}`,
  filtersFailed: {
    title: 'Failed to load filters',
    message: (why: string) => `Could not load filters: ${why}`,
  },
  createNew: 'Create New',
  filter: (on: number) => (on === 0 ? 'Filter' : `Filter, ${on} on`),
  deleted: 'It was deleted.',
  download: 'Download',
  upload: 'Upload',
  manageColumns: 'manage columns',
  signInTitle: 'Sign in to see this list',
  signInText: 'It is shown to signed-in people only.',
  signIn: 'Sign In',
});
