import { expect, test } from 'vitest';
import { createUndoHistory, type UndoableChange } from './undo-history';

const changeTo = (to: string, user = 'ann'): UndoableChange => ({
  cells: [{ id: 1, key: 'SP_AUD_01', sku: 'A-1', from: '1', to }],
  user,
});

test('changes are undone and redone in order, and a new one ends redoing', { tags: 'NC77' }, () => {
  const undoHistory = createUndoHistory();
  const [first, second] = [changeTo('2'), changeTo('3')];
  undoHistory.add(first);
  undoHistory.add(second);
  expect(undoHistory.takeLast('undo', 'ann')).toBe(second);
  undoHistory.recordReverted(second, 'undo');
  expect(undoHistory.takeLast('redo', 'ann')).toBe(second);
  undoHistory.recordReverted(second, 'redo');
  expect(undoHistory.takeLast('undo', 'ann')).toBe(second);
  undoHistory.recordReverted(second, 'undo');
  undoHistory.add(changeTo('4'));
  expect(undoHistory.takeLast('redo', 'ann')).toBeUndefined();
});

test('a change is taken once, and one that failed can be taken again', { tags: 'NC77' }, () => {
  const undoHistory = createUndoHistory();
  const only = changeTo('2');
  undoHistory.add(only);
  expect(undoHistory.take(only)).toBe('undo');
  expect(undoHistory.take(only)).toBeUndefined();
  undoHistory.putBack(only, 'undo');
  expect(undoHistory.takeLast('undo', 'ann')).toBe(only);
});

test('the last 50 changes of the present user are kept', { tags: 'NC77' }, () => {
  const undoHistory = createUndoHistory();
  for (let count = 0; count < 60; count++) undoHistory.add(changeTo(String(count)));
  let taken = 0;
  while (undoHistory.takeLast('undo', 'ann')) taken++;
  expect(taken).toBe(50);
  undoHistory.add(changeTo('2'));
  expect(undoHistory.takeLast('undo', 'ben')).toBeUndefined();
});
