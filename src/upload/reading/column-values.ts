import { cellText } from '../../sheet/cell';
import type { Sheet } from '../../sheet/sheet';
import type { ColumnValue } from './reading.types';

/** Values of a column that are listed at most. */
export const listedValues = 200;

/** The values of a column of the file, the most frequent first. */
export async function columnValues(sheet: Sheet, column: number): Promise<readonly ColumnValue[]> {
  const counts = new Map<string, number>();
  for await (const rows of sheet.rows()) {
    for (const { cells } of rows) {
      const value = cellText(cells[column] ?? '').trim();
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([value, rows]) => ({ value, rows }))
    .sort((a, b) => b.rows - a.rows)
    .slice(0, listedValues);
}
