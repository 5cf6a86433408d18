import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ColumnKind } from './column-kinds';

export interface TableColumn<Row> {
  readonly key: string;
  readonly name: string;
  /** Accessible name, where the header text is too short. */
  readonly label?: string;
  readonly kind: ColumnKind;
  readonly width: number;
  /** Initial width in a narrow table. @default width */
  readonly narrowWidth?: number;
  /** Whether a wide table freezes the column beside the first one while a group of columns is in view. */
  readonly isFrozenBesideGroups?: boolean;
  readonly value: (row: Row) => unknown;
  readonly editor?: CellEditor<Row>;
  /** Opens a row from its cell in a narrow table. */
  readonly open?: (row: Row) => void;
}

/** Edits the cells of a column in place, by typing, Enter, F2 or a double-click. */
export interface CellEditor<Row> {
  readonly canEdit: (row: Row) => boolean;
  /** Called when the user tries to edit a cell that `canEdit` excludes. */
  readonly onRefused: (row: Row) => void;
  /** The input; `close` ends the editing and may return the focus to the cell. */
  readonly render: (row: Row, close: (focusCell: boolean) => void) => ReactNode;
}

/** Columns under one heading, always visible after the optional columns. */
export interface TableColumnGroup<Row> {
  readonly name: string;
  readonly note: string;
  /** A class for the group's cells, such as a tint. */
  readonly className: string;
  readonly columns: readonly TableColumn<Row>[];
}

export interface RowAction<Row> {
  readonly name: string;
  readonly icon?: LucideIcon | undefined;
  readonly tone: 'quiet' | 'danger';
  /** Whether the page has added the action: then it is shown in a menu. */
  readonly isFromPage?: boolean;
  /** Accessible name, including the row's title. */
  readonly labelOf: (row: Row) => string;
  readonly onPick: (row: Row) => void;
  /** Name and icon for rows where picking the action undoes it. */
  readonly undoOf?: (row: Row) => { readonly name: string; readonly icon: LucideIcon } | undefined;
}
