import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { controlledList } from '../../tests/support/machines/controlled-list';
import { PrintedPage } from './printed-page';

test('the printed search and filters are those of the printed rows', { tags: 'GC26' }, async () => {
  const { list, at } = controlledList({ filters: { UNIT: ['m'] } });
  const stop = list.start();
  at(0).respond({ items: ['MESH'], meta: { currentPage: 1, itemsPerPage: 20, totalItems: 1, totalPages: 1 } });
  await list.untilSettled();
  list.submitSearch('roll');
  list.state.filters.value = undefined;
  const printed = renderToStaticMarkup(createElement(PrintedPage<string>, { list, columns: [], groups: [] }));
  stop();
  expect(printed).toContain('Unit: m');
  expect(printed).not.toContain('roll');
});
