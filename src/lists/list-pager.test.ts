import { signal } from '@preact/signals-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listHost } from '../../tests/support/app/list-host';
import { ApiError } from '../api/transport/errors';
import { FailedPanel } from '../ui/feedback/failed-panel';
import { ListPager } from './list-pager';

const page = {
  items: [],
  meta: { currentPage: 1, itemsPerPage: 50, totalItems: 128, totalPages: 3 },
  query: { search: '', page: 1, pageSize: 50, filters: {}, columns: [] },
};

const pagerWith = (error: Error | undefined, loaded?: typeof page) => {
  const { list } = listHost('http://127.0.0.1', { ID: 1 });
  const displayed = signal({ loaded, error });
  return renderToStaticMarkup(createElement(ListPager<{ ID: number }>, { list: { ...list, displayed } }));
};

test('The pager shows a skeleton during the first load, not after failure', { tags: 'KC04' }, () => {
  expect(pagerWith(undefined)).toContain('skeleton');
  expect(pagerWith(new Error('No.'))).not.toContain('skeleton');
});

test('After a failure the pager shows no total of an earlier list', { tags: 'NC42' }, () => {
  expect(pagerWith(undefined, page)).toContain('Total 128 items');
  expect(pagerWith(new Error('No.'), page)).not.toContain('Total');
});

test('The panel of a failed load offers a retry, except after 403', { tags: 'KC04' }, () => {
  const panel = (status: number) =>
    renderToStaticMarkup(
      FailedPanel({ error: new ApiError('refused', 'No.', { status }), onRetry: () => undefined, children: 'Kept.' }),
    );
  expect(panel(500)).toContain('Try again');
  expect(panel(403)).toContain('No.');
  expect(panel(403)).not.toContain('Try again');
});
