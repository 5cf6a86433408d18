import type { CheckedFile } from '../../machines/reading.types';
import type { ColumnValue } from '../../machines/reading-offers.types';
import { cellText, type SheetRow } from '../../sheet/cell';
import type { Sheet } from '../../sheet/sheet';
import { currencyOfCode } from './currency-words';

export const maxListedValues = 200;
/** A column with at most this many values is offered value by value. */
const maxOfferedValues = 20;

export async function mostFrequentValues(sheet: Sheet, column: number): Promise<readonly ColumnValue[]> {
  const counts = new Map<string, number>();
  for await (const rows of sheet.rows()) for (const row of rows) increment(counts, valueAt(row, column));
  return byFrequency(counts).slice(0, maxListedValues);
}

/** Counts the values of columns while the rows are read; drops a column with many values. */
export function createValueCounts(columns: readonly number[]) {
  const countsByColumn = new Map(
    columns.map((column) => [column, { all: new Map<string, number>(), included: new Map<string, number>() }]),
  );
  const blanksByColumn = new Map<number, Map<string | undefined, number>>();
  return {
    add(row: SheetRow): void {
      for (const [column, { all }] of countsByColumn) {
        increment(all, valueAt(row, column));
        if (all.size > maxOfferedValues) countsByColumn.delete(column);
      }
    },
    /** Counts a row once more that is not excluded. */
    addIncluded(row: SheetRow): void {
      for (const [column, { included }] of countsByColumn) increment(included, valueAt(row, column));
    },
    /** The values in rows that are not excluded; `undefined` for a column with many values. */
    includedIn: (column: number): ReadonlyMap<string, number> | undefined => countsByColumn.get(column)?.included,
    /** Counts the cells of a row that have no currency, under the one that the name of its cost's column has, if it has one. */
    addBlanks(row: SheetRow, named: string | undefined): void {
      for (const column of countsByColumn.keys()) {
        if (currencyOfCode(valueAt(row, column), '') !== undefined) continue;
        const blanks = blanksByColumn.get(column) ?? new Map<string | undefined, number>();
        blanksByColumn.set(column, blanks);
        increment(blanks, named);
      }
    },
    blanksIn: (column: number): ReadonlyMap<string | undefined, number> => blanksByColumn.get(column) ?? new Map(),
    /** Omits columns with only one value, or with a different value in each row. */
    result: (rows: number): CheckedFile['columnValues'] =>
      [...countsByColumn].flatMap(([column, { all }]) =>
        all.size > 1 && all.size < rows ? [{ column, values: byFrequency(all) }] : [],
      ),
  };
}

export function increment<K>(counts: Map<K, number>, key: K): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

const valueAt = ({ cells }: SheetRow, column: number): string => cellText(cells[column] ?? '').trim();

const byFrequency = (counts: ReadonlyMap<string, number>): readonly ColumnValue[] =>
  [...counts].map(([value, rows]) => ({ value, rows })).sort((a, b) => b.rows - a.rows);
