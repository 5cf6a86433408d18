import { type Signal, signal } from '@preact/signals-react';
import { createRef, type RefObject } from 'react';
import type { GridHandle } from './grid';

/** A rectangle of cells: rows by index from 0, columns by index in `keys`, all inclusive. */
export interface CellArea {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** The keys of all columns of the table. */
  readonly keys: readonly string[];
  /** The rows of the page on which the area is; absent for the page that is shown. */
  readonly rows?: readonly unknown[];
}

/** What the keys of a spreadsheet do to cells. */
export interface CellActions {
  /** `texts`: from the clipboard, row by row; they begin at the first cell of the area, or fill it. */
  readonly paste: (texts: readonly (readonly string[])[], area: CellArea) => void;
  readonly fillDown: (area: CellArea) => void;
  readonly clear: (area: CellArea) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Editing the cells of one table. */
export interface CellEditing {
  /** Whether a cell's editor is open. */
  readonly isOpen: Signal<boolean>;
  /** The table, which opens editors; `null` until its code is loaded. */
  readonly grid: RefObject<GridHandle | null>;
  /** Whether the editor that opens next was opened by typing, which replaces the value. */
  readonly isReplacing: RefObject<boolean>;
  /** `undefined` in a table whose cells cannot be changed, and until the code that changes them has loaded. */
  readonly actions: Signal<CellActions | undefined>;
  /** The selected cells; `undefined` unless there are several. */
  readonly selectedArea: RefObject<CellArea | undefined>;
}

export const createCellEditing = (): CellEditing => ({
  isOpen: signal(false),
  grid: createRef(),
  isReplacing: { current: false },
  actions: signal<CellActions>(),
  selectedArea: { current: undefined },
});
