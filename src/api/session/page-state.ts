const pageKey = Symbol.for('pricebook');

/**
 * Returns the value that all copies of the script on this page share under `name`, created on first use. It is plain data
 * with listener sets, and its name carries the version of its shape (`sessions@1`).
 */
export function pageState<T>(name: string, create: () => T): T {
  // SAFETY: only copies of this script use the symbol, each for such a map.
  const holder = globalThis as { [pageKey]?: Map<string, unknown> };
  holder[pageKey] ??= new Map();
  const slots = holder[pageKey];
  if (!slots.has(name)) slots.set(name, create());
  // SAFETY: the version in the name identifies the shape in every copy of the script.
  return slots.get(name) as T;
}
