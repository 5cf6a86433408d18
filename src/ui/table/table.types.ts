import type { Icon } from '../icons';
import type { ColumnKind } from './column-kinds';

/** One column of a table. */
export interface TableColumn<Row> {
  readonly key: string;
  /** Header text. */
  readonly name: string;
  /** The name for screen readers, where the header's own is too short to stand alone. */
  readonly label?: string;
  readonly kind: ColumnKind;
  /** In px, until the person drags it. */
  readonly width: number;
  readonly value: (row: Row) => unknown;
}

/** Columns under one heading. They always show, after the columns that can be chosen. */
export interface TableColumnGroup<Row> {
  readonly name: string;
  readonly note: string;
  /** A class for the group's cells, such as a tint. */
  readonly className: string;
  readonly columns: readonly TableColumn<Row>[];
}

/** Something to do with one row, in the last column. */
export interface RowAction<Row> {
  readonly name: string;
  readonly icon: Icon;
  readonly tone: 'quiet' | 'danger';
  /** Names the row too, for screen readers. */
  readonly labelOf: (row: Row) => string;
  readonly onPick: (row: Row) => void;
}
