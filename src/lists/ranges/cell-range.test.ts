import { expect, test } from 'vitest';
import {
  boundsOf,
  clampRange,
  containsCell,
  movedBy,
  sizeOf,
  wholeTable,
  withColumnsMoved,
  withRowsMoved,
} from './cell-range';

const size = { rows: 50, columns: 20 };
/** A table without empty cells. */
const full = { size, isFilled: () => true };
const at = (row: number, column: number) => ({ row, column });

test('a range has the same bounds whichever corner it began at', { tags: 'NC71' }, () => {
  const bounds = { top: 1, bottom: 3, left: 2, right: 5 };
  expect(boundsOf({ anchor: at(1, 5), focus: at(3, 2) })).toEqual(bounds);
  expect(boundsOf({ anchor: at(3, 2), focus: at(1, 5) })).toEqual(bounds);
  expect(sizeOf({ anchor: at(1, 5), focus: at(3, 2) })).toEqual({ rows: 3, columns: 4 });
  expect([at(1, 2), at(3, 5), at(0, 2), at(1, 6)].map((cell) => containsCell(bounds, cell))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['ArrowDown', false, at(6, 5)],
  ['ArrowUp', true, at(0, 5)],
  ['ArrowRight', true, at(5, 19)],
  ['ArrowLeft', false, at(5, 4)],
  ['Home', false, at(5, 0)],
  ['Home', true, at(0, 0)],
  ['End', true, at(49, 19)],
  ['PageDown', false, at(15, 5)],
  ['PageUp', false, at(0, 5)],
  ['Enter', false, undefined],
])('Shift+%s (with Ctrl: %s) extends a range', { tags: 'NC71' }, (key, isToEdge, expected) => {
  expect(movedBy({ key, isToEdge }, at(5, 5), full)).toEqual(expected);
});

test.each([
  ['the last filled cell before a gap', 0, 'ArrowRight', 2],
  ['the next filled cell after a gap', 2, 'ArrowRight', 5],
  ['the next filled cell, from an empty one', 3, 'ArrowRight', 5],
  ['the edge, where no filled cell follows', 6, 'ArrowRight', 7],
  ['the edge, from the last cell', 7, 'ArrowRight', 7],
  ['the first of the filled cells', 2, 'ArrowLeft', 0],
  ['the filled cell before a gap', 5, 'ArrowLeft', 2],
])('Ctrl and an arrow key go to %s', { tags: 'NC127' }, (_, from, key, expected) => {
  const isFilled = ({ column }: { readonly column: number }) => [0, 1, 2, 5, 6].includes(column);
  const cells = { size: { rows: 1, columns: 8 }, isFilled };
  expect(movedBy({ key, isToEdge: true }, at(0, from), cells)).toEqual(at(0, expected));
});

test('a range stays in the table', { tags: 'NC71' }, () => {
  expect(movedBy({ key: 'ArrowDown', isToEdge: false }, at(49, 0), full)).toEqual(at(49, 0));
  expect(clampRange({ anchor: at(3, 3), focus: at(60, 3) }, size)).toEqual({ anchor: at(3, 3), focus: at(49, 3) });
  expect(clampRange({ anchor: at(0, 0), focus: at(1, 1) }, { rows: 0, columns: 3 })).toBeUndefined();
  expect(wholeTable(size)).toEqual({ anchor: at(0, 0), focus: at(49, 19) });
  expect(wholeTable({ rows: 0, columns: 3 })).toBeUndefined();
});

test('a range keeps its columns when one is moved, and ends when one is added or removed', { tags: 'NC71' }, () => {
  const range = { anchor: at(1, 1), focus: at(3, 2) };
  const before = ['sku', 'group', 'price', 'description'];
  const moved = withColumnsMoved(range, before, ['sku', 'description', 'group', 'price']);
  expect(moved).toEqual({ anchor: at(1, 2), focus: at(3, 3) });
  expect(withColumnsMoved(range, before, ['sku', 'group', 'price'])).toBeUndefined();
  expect(withColumnsMoved(range, before, ['sku', 'group', 'price', 'weight'])).toBeUndefined();
});

test.each<readonly [string, number[], ReturnType<typeof withRowsMoved>]>([
  ['a record was added above', [1, 9, 2, 3, 4, 5], { anchor: at(4, 1), focus: at(2, 2) }],
  ['a record above was deleted', [2, 3, 4, 5], { anchor: at(2, 1), focus: at(0, 2) }],
  ['a record was added below', [1, 2, 3, 4, 9, 5], { anchor: at(3, 1), focus: at(1, 2) }],
  ['a record was added between', [1, 2, 9, 3, 4, 5], undefined],
  ['one of its records was deleted', [1, 2, 4, 5], undefined],
  ['its first record was deleted', [1, 3, 4, 5], undefined],
])('a range stays with its records when %s', { tags: 'NC109' }, (_, after, expected) => {
  const range = { anchor: at(3, 1), focus: at(1, 2) };
  expect(withRowsMoved(range, [1, 2, 3, 4, 5], after)).toEqual(expected);
});
