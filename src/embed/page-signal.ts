import { type ReadonlySignal, signal } from '@preact/signals-react';

/** A value that the whole page shares, two copies of this code included. */
export interface PageSignal<T> {
  readonly signal: ReadonlySignal<T>;
  set(value: T): void;
}

/** What lies on the page: plain data and listeners, because each copy of this code has signals of its own. */
interface Slot {
  value: unknown;
  readonly listeners: Set<(value: unknown) => void>;
}

const pageKey = Symbol.for('pricebook');
const mirrors = new Map<string, PageSignal<unknown>>();

/** The one object on the page that all copies of this code share; its fields belong to the file that names them. */
export function pageObject(): Record<string, unknown> {
  // SAFETY: the symbol is ours, and every copy keeps a plain object there.
  const page = globalThis as unknown as Record<symbol, Record<string, unknown> | undefined>;
  page[pageKey] ??= {};
  return page[pageKey];
}

function slotOf(name: string, initial: unknown): Slot {
  const page = pageObject();
  page.shared ??= {};
  // SAFETY: only this function writes the field.
  const slots = page.shared as Record<string, Slot>;
  slots[name] ??= { value: initial, listeners: new Set() };
  return slots[name];
}

/** The shared value of that name as a signal; `initial` where no copy has set it. Nothing happens at import. */
export function pageSignal<T>(name: string, initial: T): PageSignal<T> {
  const known = mirrors.get(name);
  // SAFETY: a name is used by one file, with one type.
  if (known) return known as PageSignal<T>;
  const slot = slotOf(name, initial);
  const mirror = signal<unknown>(slot.value);
  slot.listeners.add((value) => {
    mirror.value = value;
  });
  const made: PageSignal<unknown> = {
    signal: mirror,
    set(value) {
      slot.value = value;
      for (const listener of slot.listeners) listener(value);
    },
  };
  mirrors.set(name, made);
  // SAFETY: see above.
  return made as PageSignal<T>;
}
