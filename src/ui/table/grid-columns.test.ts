import { expect, test } from 'vitest';
import { textKind } from './column-kinds';
import { partAt } from './column-parts';
import { columnPartsOf } from './grid-columns';
import type { TableColumn } from './table.types';

const column = (key: string, width: number): TableColumn<object> => ({
  key,
  name: key,
  width,
  kind: textKind,
  value: () => '',
});
const visible = [column('first', 150), column('a', 100), column('b', 50)];
const groups = ['One', 'Two'].map((name) => ({
  name,
  note: '',
  className: '',
  columns: [column(`${name} 1`, 80), column(`${name} 2`, 80)],
}));

test('a column group starts where the columns before it end', { tags: 'LL02' }, () => {
  const options = { visible, columnsHeading: 'Left', groups, columnWidths: new Map([['b', { width: 70 }]]) };
  const parts = columnPartsOf({ ...options, beside: undefined });
  expect(parts).toEqual([
    { name: 'Left', columnKey: 'first', offset: 0 },
    { name: 'One', columnKey: 'One 1', offset: 170 },
    { name: 'Two', columnKey: 'Two 1', offset: 330 },
  ]);
  expect([0, 169, 170, 400].map((scrolled) => partAt(parts, scrolled)?.name)).toEqual(['Left', 'One', 'One', 'Two']);
});

test('a column that is frozen with the groups takes none of the scrolled width', { tags: 'LL02' }, () => {
  const parts = columnPartsOf({ visible, columnsHeading: 'Left', groups, columnWidths: new Map(), beside: visible[1] });
  expect(parts.map(({ offset }) => offset)).toEqual([0, 50, 210]);
});
