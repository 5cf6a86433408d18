import { expect, test } from 'vitest';
import { effectOfKey } from './range-keys';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const at = (row: number, column: number) => ({ row, column });
const cells = { size: { rows: 10, columns: 5 }, isFilled: () => true };
const range = { anchor: at(2, 1), focus: at(4, 2) };

const effect = (key: string, modifiers: Partial<typeof none>, state: Partial<Parameters<typeof effectOfKey>[1]> = {}) =>
  effectOfKey(
    { ...none, ...modifiers, key },
    { active: at(2, 1), range: undefined, cells, hasCheckboxes: false, ...state },
  );

test('Shift+Space selects rows, Ctrl+Space columns, both together all', { tags: 'NC127' }, () => {
  const select = (selected: typeof range) => ({ kind: 'select', range: selected });
  expect(effect(' ', { shiftKey: true })).toEqual(select({ anchor: at(2, 0), focus: at(2, 4) }));
  expect(effect(' ', { shiftKey: true }, { range })).toEqual(select({ anchor: at(2, 0), focus: at(4, 4) }));
  expect(effect(' ', { ctrlKey: true })).toEqual(select({ anchor: at(0, 1), focus: at(9, 1) }));
  expect(effect(' ', { ctrlKey: true }, { range })).toEqual(select({ anchor: at(0, 1), focus: at(9, 2) }));
  expect(effect(' ', { ctrlKey: true, shiftKey: true })).toEqual(select({ anchor: at(0, 0), focus: at(9, 4) }));
});

test('Shift+Space is left to the check boxes of a table, and Cmd+Space to the system', { tags: 'NC127' }, () => {
  expect(effect(' ', { shiftKey: true }, { hasCheckboxes: true })).toEqual({ kind: 'pass' });
  expect(effect(' ', { metaKey: true })).toBeUndefined();
});

test('Ctrl with arrows, Home and End moves; with Shift it extends', { tags: 'NC127' }, () => {
  expect(effect('ArrowDown', { ctrlKey: true }, { range })).toEqual({ kind: 'move', to: at(9, 1) });
  expect(effect('Home', { metaKey: true })).toEqual({ kind: 'move', to: at(0, 0) });
  expect(effect('End', { ctrlKey: true })).toEqual({ kind: 'move', to: at(9, 4) });
  expect(effect('ArrowDown', { ctrlKey: true, shiftKey: true }, { range })).toEqual({
    kind: 'select',
    range: { anchor: at(2, 1), focus: at(9, 2) },
    scrollTo: at(9, 2),
  });
  expect(effect('PageDown', { ctrlKey: true })).toBeUndefined();
  expect(effect('ArrowDown', { altKey: true })).toBeUndefined();
});

test('a selection of whole rows or columns leaves the others in view', { tags: 'NC127' }, () => {
  const rows = { anchor: at(2, 0), focus: at(2, 4) };
  expect(effect('ArrowDown', { shiftKey: true }, { range: rows })).toMatchObject({ scrollTo: at(3, 1) });
  const columns = { anchor: at(0, 1), focus: at(9, 1) };
  expect(effect('ArrowRight', { shiftKey: true }, { range: columns })).toMatchObject({ scrollTo: at(2, 2) });
});

test('other keys end a selection, except modifiers and shortcuts', { tags: 'NC71' }, () => {
  expect(effect('ArrowDown', {}, { range })).toEqual({ kind: 'pass' });
  expect(effect('Escape', {}, { range })).toEqual({ kind: 'deselect' });
  expect(effect('Shift', {}, { range })).toBeUndefined();
  expect(effect('c', { ctrlKey: true }, { range })).toBeUndefined();
});
