import type { Signal } from '@preact/signals-react';
import type { RefObject } from 'react';
import type { TableColumn } from '../../ui/table/table.types';
import type { List } from '../list-state';
import type { GridLayout } from './grid-cells';

export interface CellRangesProps<Row> {
  readonly frame: RefObject<HTMLElement | null>;
  readonly list: List<Row>;
  readonly columns: readonly TableColumn<Row>[];
  /** Rows selected by check boxes; `undefined` in a table without. */
  readonly selection: Signal<ReadonlyMap<string | number, Row> | undefined> | undefined;
}

/** What the listeners read when an event comes. */
export interface CellListenerState<Row> extends CellRangesProps<Row> {
  readonly rows: readonly Row[];
  readonly layout: GridLayout;
}
