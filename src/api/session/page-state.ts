const pageKey = Symbol.for('pricebook');

/** The value that all copies of the script share under `name`, which carries its shape's version (`sessions@1`). */
export function pageState<T>(name: string, create: () => T): T {
  // SAFETY: only copies of this script use the symbol, each for such a map.
  const holder = globalThis as { [pageKey]?: Map<string, unknown> };
  const slots = holder[pageKey] ?? new Map<string, unknown>();
  holder[pageKey] = slots;
  if (!slots.has(name)) slots.set(name, create());
  // SAFETY: the version in the name identifies the shape in every copy of the script.
  return slots.get(name) as T;
}
