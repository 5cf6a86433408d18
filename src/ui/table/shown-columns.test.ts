import { expect, test } from 'vitest';
import { textKind } from './column-kinds';
import { movedBesideFirst } from './grid-columns';
import { firstColumnWidth } from './shown-columns';
import type { TableColumn } from './table.types';

const column = (key: string): TableColumn<object> => ({ key, name: key, width: 88, kind: textKind, value: () => '' });

test('a narrow table shows whole columns beside the first one', { tags: 'LL03' }, () => {
  const prices = Array.from({ length: 20 }, () => 88);
  expect([390, 360, 320].map((width) => firstColumnWidth(prices, width - 44))).toEqual([170, 140, 100]);
  expect(firstColumnWidth([88, 130, 88], 346), 'a wider column').toBe(128);
  expect(firstColumnWidth([300], 346), 'no room beside the least width').toBe(346);
});

test('a frozen column moves beside the first, wherever it was', { tags: 'LL02' }, () => {
  const [first, second, third] = [column('first'), column('second'), column('third')];
  const keys = (beside: TableColumn<object>) => movedBesideFirst([first, second, third], beside).map(({ key }) => key);
  expect(keys(third)).toEqual(['first', 'third', 'second']);
  expect(keys(second)).toEqual(['first', 'second', 'third']);
});
