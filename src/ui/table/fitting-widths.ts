import type { TableColumn } from './table.types';

/** Widths, in px by key, of columns of numbers whose longest value needs more than the usual: a number is never cut. */
export function fittingWidths<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): Map<string, number> {
  const fits = new Map<string, number>();
  for (const { key, kind, width, value } of columns) {
    if (kind.align !== 'end') continue;
    let longest = 0;
    for (const row of rows) {
      const raw = value(row);
      if (String(raw ?? '').length > 6) longest = Math.max(longest, kind.format(raw).text.length);
    }
    const needed = 20 + 9 * longest;
    if (longest > 8 && needed > width) fits.set(key, needed);
  }
  return fits;
}
