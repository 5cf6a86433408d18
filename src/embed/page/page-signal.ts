import { type ReadonlySignal, signal } from '@preact/signals-react';
import { pageState } from '../../api/session/page-state';

/** A value that the whole page shares, two copies of this code included. */
export interface PageSignal<T> {
  readonly signal: ReadonlySignal<T>;
  set(value: T): void;
}

/** Stored on the page as plain data and listeners, because each copy of this code has its own signals. */
interface Slot<T> {
  value: T;
  readonly listeners: Set<(value: T) => void>;
}

/**
 * Returns a function that creates the signal on its first call, because a server has no page. The key includes the version
 * of its shape (`toasts@1`).
 */
export function pageSignal<T>(name: string, initial: T): () => PageSignal<T> {
  let mirrored: PageSignal<T> | undefined;
  return () => {
    mirrored ??= mirror(pageState<Slot<T>>(name, () => ({ value: initial, listeners: new Set() })));
    return mirrored;
  };
}

function mirror<T>(slot: Slot<T>): PageSignal<T> {
  const own = signal(slot.value);
  slot.listeners.add((value) => {
    own.value = value;
  });
  return {
    signal: own,
    set(value) {
      slot.value = value;
      for (const listener of slot.listeners) listener(value);
    },
  };
}
