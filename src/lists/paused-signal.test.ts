import { computed, signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { pausedWhile } from './paused-signal';

test('a paused signal keeps its value, and follows its source again afterwards', () => {
  const [isPaused, count] = [signal(false), signal(1)];
  const doubled = pausedWhile(
    isPaused,
    computed(() => count.value * 2),
  );
  count.value = 2;
  isPaused.value = true;
  // The value at the pause, although it was not read before.
  expect(doubled.value).toBe(4);
  count.value = 3;
  expect(doubled.value).toBe(4);
  isPaused.value = false;
  expect(doubled.value).toBe(6);
});
