import { effect, type ReadonlySignal, signal } from '@preact/signals-react';

/** Returns a signal that follows `source`, except while `isPaused`. Its subscription lives as long as these two signals. */
export function pausedWhile<T>(isPaused: ReadonlySignal<boolean>, source: ReadonlySignal<T>): ReadonlySignal<T> {
  const followed = signal(source.peek());
  effect(() => {
    if (!isPaused.value) followed.value = source.value;
  });
  return followed;
}
