import { expect, test } from 'vitest';
import { kindOf } from './column-kinds';
import { keepNumberWidths } from './number-widths';
import type { TableColumn } from './table.types';

interface Row {
  readonly text: string;
}

const columns: readonly TableColumn<Row>[] = [
  { key: 'price', name: 'Price', width: 88, kind: kindOf({ kind: 'number' }), value: ({ text }) => text },
];

test('column widths remain the same from page to page', { tags: 'LL01' }, () => {
  const widthsOf = keepNumberWidths<Row>();
  const first = widthsOf(columns, [{ text: '1234567.5' }]);
  expect(first.get('price')).toBe(20 + 9 * '1234567.5'.length);
  expect(widthsOf(columns, [{ text: '1.5' }])).toBe(first);
  expect(widthsOf(columns, [{ text: '1234568.5' }])).toBe(first);
});

test('a column grows for a number that would be truncated', { tags: 'LL01' }, () => {
  const widthsOf = keepNumberWidths<Row>();
  const none = widthsOf(columns, [{ text: '12.50' }]);
  expect(none.size).toBe(0);
  expect(widthsOf(columns, [{ text: '1234567890.5' }]).get('price')).toBe(20 + 9 * '1234567890.5'.length);
});
