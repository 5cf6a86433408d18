import { signal } from '@preact/signals-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterButton } from './list-buttons';

test('The filter button shows how many filters are on', { tags: 'NC44' }, () => {
  const buttonWith = (filters: Readonly<Record<string, readonly string[]>>) => {
    const query = signal({ search: '', page: 1, pageSize: 50, filters, columns: [] });
    return renderToStaticMarkup(createElement(FilterButton, { list: { query }, onClick: () => undefined }));
  };
  expect(buttonWith({})).toContain('aria-label="Filter"');
  const filtered = buttonWith({ STATUS: ['Active'], CITY: ['Hobart', 'Perth'], UNIT: [] });
  expect(filtered).toContain('aria-label="Filter, 2 on"');
  expect(filtered).toMatch(/>2<\/span>/);
});
