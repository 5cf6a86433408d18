import type { FileColumn } from '../../machines/reading.types';
import { columnLetters } from '../reading/file-columns';

/**
 * Finds tables that stand side by side in one sheet: columns with the same names, once for each table. Returns the table after the
 * mapped one; for the last table, the first one; `undefined` if there is only one.
 */
export function nextTable(columns: readonly FileColumn[]) {
  const used = columns.filter(({ state }) => state === 'used');
  const [first] = used;
  if (first === undefined) return undefined;
  const tableCount = columnsWithNameOf(columns, first).length;
  const currentTable = columnsWithNameOf(columns, first).indexOf(first);
  const keyByIndex = new Map<number, string>();
  for (const column of used) {
    const columnOfEachTable = columnsWithNameOf(columns, column);
    const nextColumn = columnOfEachTable[(currentTable + 1) % tableCount];
    const isInEachTable = columnOfEachTable.length === tableCount && columnOfEachTable[currentTable] === column;
    if (!isInEachTable || nextColumn === undefined || nextColumn === column) return undefined;
    keyByIndex.set(nextColumn.index, column.key ?? '');
  }
  const indexes = [...keyByIndex.keys()];
  return {
    columns: columns.map(({ index }) => keyByIndex.get(index) ?? null),
    from: columnLetters(Math.min(...indexes)),
    to: columnLetters(Math.max(...indexes)),
  };
}

const columnsWithNameOf = (columns: readonly FileColumn[], { index, name }: FileColumn): readonly FileColumn[] =>
  columns.filter((column) => (name === '' ? column.index === index : column.name === name));
