import type { FileColumn } from '../../machines/reading.types';
import { normalizeColumnName } from '../../sheet/columns';

/** Usual names of the column with the article's code, normalised; the most likely first. */
const keyNames = [
  /sku/,
  /^(?:item|article|artikel|product|part|stock|material|model|catalogue?)(?:code|no|nr|num|number|id|nummer)$/,
  /^(?:code|item|article|artikel|model|part|partno|reference|ref)$/,
];

/**
 * If no column is mapped to the key, maps one whose values are known keys, or one with a usual name. The user sees the
 * suggestion before it is used.
 */
export function suggestKey(
  columns: readonly FileColumn[],
  key: string,
  known: ReadonlySet<string> | undefined,
): readonly FileColumn[] {
  if (columns.some((column) => column.key === key)) return columns;
  const free = columns.filter(({ state, samples }) => state === 'unknown' && samples.length > 0);
  const byValue = known && free.find(({ samples }) => samples.some((sample) => known.has(sample)));
  const names = keyNames.map((pattern) => free.find(({ name }) => pattern.test(normalizeColumnName(name))));
  const found = byValue ?? names.find((column) => column !== undefined);
  return found === undefined
    ? columns
    : columns.map((column) => (column === found ? { ...column, key, state: 'used' } : column));
}
