import type { ClipboardEvent } from 'react';
import type { TableColumn } from './table.types';
import { isInEditor } from './table-events';

function cellText<Row>({ kind, value }: TableColumn<Row>, row: Row): string {
  const { text, look } = kind.format(value(row));
  return look === 'none' ? '' : text;
}

export function tabSeparated<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): string {
  const oneLine = (text: string) => text.replace(/[\t\r\n]+/g, ' ');
  return rows.map((row) => columns.map((column) => oneLine(cellText(column, row))).join('\t')).join('\n');
}

/** The cells to copy: those of the selected rows, else one cell. */
interface CopySource<Row> {
  readonly row: Row;
  readonly key: string;
  readonly selected: ReadonlyMap<unknown, Row> | undefined;
}

/** Copies cells to the clipboard, unless text is selected on the page or in an editor. */
export function copyCells<Row>(
  event: ClipboardEvent,
  columns: readonly TableColumn<Row>[],
  { row, key, selected }: CopySource<Row>,
): void {
  const isMany = selected !== undefined && selected.size > 0;
  const copied = isMany ? columns : columns.filter((column) => column.key === key);
  // By its text: a selection in a shadow root counts as collapsed.
  const isTextSelected = isInEditor(event.target) || String(document.getSelection() ?? '') !== '';
  if (copied.length === 0 || isTextSelected) return;
  event.clipboardData.setData('text/plain', tabSeparated(isMany ? [...selected.values()] : [row], copied));
  event.preventDefault();
}
