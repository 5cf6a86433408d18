import type { Cell, SheetRow } from '../../../src/sheet/cell';
import { type KnownColumn, matchColumns, type SheetColumn } from '../../../src/sheet/columns';
import type { Sheet } from '../../../src/sheet/sheet';
import { createProblemList, type RowProblems } from './row-problems';
import type { SheetKind } from './sheet-kind';

const SKU = 'MAIN_SKU';

export function knownColumns({ keys }: { readonly keys: readonly string[] }): readonly KnownColumn[] {
  return [SKU, ...keys].map((key) => ({ key }));
}

export interface ValueColumn<K extends string> {
  readonly key: K;
  readonly name: string;
  readonly index: number;
}

export interface FileColumns<K extends string> {
  readonly sku: { readonly name: string; readonly index: number };
  readonly values: readonly ValueColumn<K>[];
}

/** Finds the columns by their names, or returns the problems of the header. */
export function findColumns<K extends string>(
  { header, firstRows }: Sheet,
  kind: SheetKind<K, unknown>,
): FileColumns<K> | RowProblems {
  const problems = createProblemList();
  const addProblem = (column: string, reason: string) => problems.add({ row: header.number, column, reason });
  const columns = matchColumns(header.names, knownColumns(kind));
  const sku = columns.find((column) => keyOf(column) === SKU);
  // First, as without it the others are rarely the reason.
  if (sku === undefined) addProblem(SKU, 'is missing: the header needs a column of that name');
  const below = firstRows.slice(header.index + 1);
  for (const { index, name, match } of columns) {
    if (match.kind === 'duplicate') addProblem(name, 'is in the header twice');
    if (match.kind === 'unknown') addProblem(name, `is no column of ${kind.name}: name it after one, or remove it`);
    if (match.kind === 'unnamed' && below.some((row) => isFilled(row, index))) {
      addProblem(`column ${index + 1}`, 'has cells, but no name in the header');
    }
  }
  const values = kind.keys.flatMap((key) => {
    const column = columns.find((candidate) => keyOf(candidate) === key);
    return column === undefined ? [] : { key, name: column.name, index: column.index };
  });
  if (values.length === 0) addProblem(kind.noColumns.column, kind.noColumns.reason);
  const found = problems.done();
  return sku === undefined || found.total > 0 ? found : { sku, values };
}

const keyOf = ({ match }: SheetColumn): string | undefined => ('key' in match ? match.key : undefined);

function isFilled({ cells }: SheetRow, index: number): boolean {
  const cell: Cell = cells[index] ?? '';
  return typeof cell !== 'string' || cell.trim() !== '';
}
