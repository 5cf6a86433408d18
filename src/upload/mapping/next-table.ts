import type { FileColumn } from '../../machines/reading.types';
import { columnLetters } from '../reading/file-columns';

/** Returns the next table to the right; for the last table, the first one; `undefined` if there is only one. */
export function nextTable(columns: readonly FileColumn[]) {
  const used = columns.filter(({ state }) => state === 'used');
  const [first] = used;
  if (first === undefined) return undefined;
  const tables = sameName(columns, first).length;
  const table = sameName(columns, first).indexOf(first);
  const next = new Map<number, string>();
  for (const column of used) {
    const same = sameName(columns, column);
    const found = same[(table + 1) % tables];
    if (same.length !== tables || same[table] !== column || found === undefined || found === column) return undefined;
    next.set(found.index, column.key ?? '');
  }
  const indexes = [...next.keys()];
  return {
    columns: columns.map(({ index }) => next.get(index) ?? null),
    from: columnLetters(Math.min(...indexes)),
    to: columnLetters(Math.max(...indexes)),
  };
}

const sameName = (columns: readonly FileColumn[], { index, name }: FileColumn): readonly FileColumn[] =>
  columns.filter((column) => (name === '' ? column.index === index : column.name === name));
