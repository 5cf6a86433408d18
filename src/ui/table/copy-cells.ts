import type { ClipboardEvent } from 'react';
import type { TableColumn } from './table.types';

/** The text of a cell as it is shown; '' where there is no value. */
function cellText<Row>({ kind, value }: TableColumn<Row>, row: Row): string {
  const { text, look } = kind.format(value(row));
  return look === 'none' ? '' : text;
}

/** Rows as tab-separated text, a line each. */
export function tabSeparated<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): string {
  const oneLine = (text: string) => text.replace(/[\t\r\n]+/g, ' ');
  return rows.map((row) => columns.map((column) => oneLine(cellText(column, row))).join('\t')).join('\n');
}

/** What is copied: the chosen rows, else the cell of a row and a column. */
interface CopySource<Row> {
  readonly row: Row;
  readonly key: string;
  readonly chosen: ReadonlyMap<unknown, Row> | undefined;
}

/** Puts cells on the clipboard, unless the person has selected text on the page. */
export function copyCells<Row>(
  event: ClipboardEvent,
  columns: readonly TableColumn<Row>[],
  { row, key, chosen }: CopySource<Row>,
): void {
  const isMany = chosen !== undefined && chosen.size > 0;
  const copied = isMany ? columns : columns.filter((column) => column.key === key);
  if (copied.length === 0 || document.getSelection()?.isCollapsed === false) return;
  event.clipboardData.setData('text/plain', tabSeparated(isMany ? [...chosen.values()] : [row], copied));
  event.preventDefault();
}
