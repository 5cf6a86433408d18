import { expect, test } from 'vitest';
import { createPriceSteps, type PriceStep } from './price-steps';

const step = (to: string, user = 'ann'): PriceStep => ({
  cells: [{ id: 1, key: 'SP_AUD_01', sku: 'A-1', from: '1', to }],
  user,
});

test('steps are undone and redone in order, and a new one ends redoing', { tags: 'NC77' }, () => {
  const steps = createPriceSteps();
  const [first, second] = [step('2'), step('3')];
  steps.add(first);
  steps.add(second);
  expect(steps.takeLast('undo', 'ann')).toBe(second);
  steps.recordReverted(second, 'undo');
  expect(steps.takeLast('redo', 'ann')).toBe(second);
  steps.recordReverted(second, 'redo');
  expect(steps.takeLast('undo', 'ann')).toBe(second);
  steps.recordReverted(second, 'undo');
  steps.add(step('4'));
  expect(steps.takeLast('redo', 'ann')).toBeUndefined();
});

test('a step is taken once, and one that failed can be taken again', { tags: 'NC77' }, () => {
  const steps = createPriceSteps();
  const only = step('2');
  steps.add(only);
  expect(steps.take(only)).toBe('undo');
  expect(steps.take(only)).toBeUndefined();
  steps.putBack(only, 'undo');
  expect(steps.takeLast('undo', 'ann')).toBe(only);
});

test('the last 50 steps of the present user are kept', { tags: 'NC77' }, () => {
  const steps = createPriceSteps();
  for (let count = 0; count < 60; count++) steps.add(step(String(count)));
  let taken = 0;
  while (steps.takeLast('undo', 'ann')) taken++;
  expect(taken).toBe(50);
  steps.add(step('2'));
  expect(steps.takeLast('undo', 'ben')).toBeUndefined();
});
