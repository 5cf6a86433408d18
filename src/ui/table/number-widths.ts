import { useMemo, useState } from 'react';
import type { ColumnWidths } from 'react-data-grid';
import { scaled } from '../scaled';
import type { TableColumn } from './table.types';

type Widths = ReadonlyMap<string, number>;

/** Formatting each short value would be slow; one of 5 digits gets a comma and 2 decimals. */
const maybeLong = /^\d{5}|.{7}/;

/** Widths, in px by key, of number columns whose longest value exceeds the default width, so that it is not truncated. */
function numberWidths<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): Widths {
  const fits = new Map<string, number>();
  for (const { key, kind, width, value } of columns) {
    if (kind.align !== 'end') continue;
    let longest = 0;
    for (const row of rows) {
      const raw = value(row);
      if (maybeLong.test(String(raw ?? ''))) longest = Math.max(longest, kind.format(raw).text.length);
    }
    const needed = 20 + 9 * longest;
    if (longest > 8 && needed > width) fits.set(key, scaled(needed));
  }
  return fits;
}

/** Returns a function that measures each page and keeps the widest, so that columns do not jump from page to page. */
export function createNumberWidths<Row>(): (columns: readonly TableColumn<Row>[], rows: readonly Row[]) => Widths {
  let widest: Widths = new Map();
  return (columns, rows) => {
    const wider = [...numberWidths(columns, rows)].filter(([key, width]) => width > (widest.get(key) ?? 0));
    if (wider.length > 0) widest = new Map([...widest, ...wider]);
    return widest;
  };
}

/** Widths of all columns for the grid: those set by the user, else what the numbers need. */
export function useColumnWidths<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  userWidths: Readonly<Record<string, number>>,
): ColumnWidths {
  const [measure] = useState(() => createNumberWidths<Row>());
  const measured = useMemo(() => measure(columns, rows), [measure, columns, rows]);
  return useMemo(() => {
    const widths = [...measured, ...Object.entries(userWidths)];
    return new Map(widths.map(([key, width]) => [key, { type: 'resized', width } as const]));
  }, [measured, userWidths]);
}
