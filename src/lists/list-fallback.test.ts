import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { controlledList } from '../../tests/support/machines/controlled-list';
import { ListFallback } from './list-fallback';

async function emptyListWith(filters: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const { list, at } = controlledList({ filters });
  list.start();
  at(0).respond({ items: [], meta: { currentPage: 1, itemsPerPage: 20, totalItems: 0, totalPages: 0 } });
  await new Promise(setImmediate);
  return renderToStaticMarkup(createElement(ListFallback<string>, { list, empty: 'No prices yet' }));
}

test('An empty list ignores a filter without values', async () => {
  expect(await emptyListWith({ GROUP_NAME: [] })).toContain('No prices yet');
});

test('An empty list names no filter without values', async () => {
  const shown = await emptyListWith({ GROUP_NAME: [], UNIT: ['m'] });
  expect(shown).toContain('Nothing matches the filters');
  expect(shown).toContain('1 filter is on: Unit.');
});
