import type { LoadedEditing, PriceEditing } from './price-editing.types';

/** Runs with the code that edits prices: at once, or when it has loaded. */
export function whenLoaded(loaded: LoadedEditing, run: (editing: PriceEditing) => void): void {
  const unsubscribe = loaded.subscribe((editing) => {
    if (editing === undefined) return;
    run(editing);
    // `subscribe` calls back before it has returned.
    queueMicrotask(() => unsubscribe());
  });
}
