import type { ReadonlySignal } from '@preact/signals-react';

/** Runs once with the value of a signal: at once, or when it is set. */
export function whenSet<T>(source: ReadonlySignal<T | undefined>, run: (value: T) => void): void {
  let isDone = false;
  const unsubscribe = source.subscribe((value) => {
    if (value === undefined || isDone) return;
    isDone = true;
    run(value);
    // `subscribe` calls back before it has returned.
    queueMicrotask(() => unsubscribe());
  });
}
