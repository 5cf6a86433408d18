import { expect, test } from 'vitest';
import { formatPrice } from '../../wire/price-format';
import { columnKindOf } from './column-kinds';
import { createNumberWidths } from './number-widths';
import type { TableColumn } from './table.types';

interface Row {
  readonly text: string;
}

const columnOfText: TableColumn<Row> = {
  key: 'price',
  name: 'Price',
  width: 88,
  kind: columnKindOf({ kind: 'number' }),
  value: ({ text }) => text,
};
const columns = [columnOfText];

test('column widths remain the same from page to page', { tags: 'LL01' }, () => {
  const widthsOf = createNumberWidths<Row>();
  const first = widthsOf(columns, [{ text: '1234567.5' }]);
  expect(first.get('price')).toBe(20 + 9 * '1234567.5'.length);
  expect(widthsOf(columns, [{ text: '1.5' }])).toBe(first);
  expect(widthsOf(columns, [{ text: '1234568.5' }])).toBe(first);
});

test('a column grows for a number that would be truncated', { tags: 'LL01' }, () => {
  const widthsOf = createNumberWidths<Row>();
  const none = widthsOf(columns, [{ text: '12.50' }]);
  expect(none.size).toBe(0);
  expect(widthsOf(columns, [{ text: '1234567890.5' }]).get('price')).toBe(20 + 9 * '1234567890.5'.length);
});

test.each(['12345', '123456'])('a column grows for %s, which is shown with 2 decimals', { tags: 'LL01' }, (text) => {
  const shown = `${Number(text).toLocaleString('en')}.00`;
  const price: TableColumn<Row> = {
    ...columnOfText,
    kind: { align: 'end', format: (value) => ({ text: formatPrice(String(value)) ?? '' }) },
  };
  expect(createNumberWidths<Row>()([price], [{ text }]).get('price')).toBe(20 + 9 * shown.length);
});
