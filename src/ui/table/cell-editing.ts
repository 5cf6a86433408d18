import { type Signal, signal } from '@preact/signals-react';
import { createRef, type RefObject } from 'react';
import type { GridHandle } from './grid';

/** Editing the cells of one table. */
export interface CellEditing {
  /** Whether a cell's editor is open. */
  readonly isOpen: Signal<boolean>;
  /** The table, which opens editors; `null` until its code is loaded. */
  readonly grid: RefObject<GridHandle | null>;
}

export const createCellEditing = (): CellEditing => ({ isOpen: signal(false), grid: createRef() });
