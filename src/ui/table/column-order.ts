/**
 * The visible columns: the requested ones that exist, without duplicates, the first column first. All columns when nothing is requested
 * or none of the requested ones exists; only the first one for an empty request.
 */
export function visibleColumns(all: readonly string[], requested: readonly string[] | undefined): readonly string[] {
  if (requested === undefined) return all;
  const known = requested.filter((key, index) => all.includes(key) && requested.indexOf(key) === index);
  if (requested.length > 0 && known.length === 0) return all;
  const first = all.slice(0, 1);
  return [...first, ...known.filter((key) => !first.includes(key))];
}

/** All columns in the chooser's order: the visible ones in order, each hidden one after its predecessor in the default order. */
export function choiceOrder(all: readonly string[], visible: readonly string[]): readonly string[] {
  const order = [...visible];
  for (const [index, key] of all.entries()) {
    if (order.includes(key)) continue;
    const before = all[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

/** The order with a column moved to another's position; the first column cannot move. */
export function moveColumn(order: readonly string[], key: string, to: number): readonly string[] {
  const from = order.indexOf(key);
  const target = Math.min(Math.max(to, 1), order.length - 1);
  if (from < 1 || from === target) return order;
  const rest = order.filter((other) => other !== key);
  return [...rest.slice(0, target), key, ...rest.slice(target)];
}
