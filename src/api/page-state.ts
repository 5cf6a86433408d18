const pageKey = Symbol.for('pricebook');

/**
 * What the whole page shares under one name, made by `create` when first asked for. Two copies of the script on one page
 * get the same value, so it is plain data with listener sets, and its name carries the version of its shape (`sessions@1`).
 */
export function pageState<T>(name: string, create: () => T): T {
  // SAFETY: the symbol is ours; whatever copy came first put a map under it.
  const holder = globalThis as { [pageKey]?: Map<string, unknown> };
  holder[pageKey] ??= new Map();
  const slots = holder[pageKey];
  if (!slots.has(name)) slots.set(name, create());
  // SAFETY: a name stands for one shape in every copy of the script: a new shape gets a new version in its name.
  return slots.get(name) as T;
}
