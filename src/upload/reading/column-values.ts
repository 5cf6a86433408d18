import { cellText } from '../../sheet/cell';
import type { Sheet } from '../../sheet/sheet';
import type { ColumnValue } from './reading.types';

export const listedValues = 200;

/** Returns the most frequent values first. */
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
