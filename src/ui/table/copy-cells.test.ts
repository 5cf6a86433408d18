import { expect, test } from 'vitest';
import { text } from './column-kinds';
import { tabSeparated } from './copy-cells';
import type { TableColumn } from './table.types';

const column = (key: 'a' | 'b'): TableColumn<{ readonly a: string; readonly b: string }> => ({
  key,
  name: key,
  width: 80,
  kind: text,
  value: (row) => row[key],
});

test('rows are copied as lines of tab-separated text', { tags: 'LL08' }, () => {
  const rows = [
    { a: 'A-1', b: '' },
    { a: 'A\t2', b: '12.50' },
  ];
  expect(tabSeparated(rows, [column('a'), column('b')])).toBe('A-1\t\nA 2\t12.50');
});
