import { type CSSProperties, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type ColumnOrColumnGroup,
  type ColumnWidths,
  DataGrid,
  type DataGridHandle,
  type DataGridProps,
  type PositionChangeArgs,
  type SetActivePositionOptions,
} from 'react-data-grid';
import { scaled } from '../scaled';
import { selectColumn } from './select-column';
import type { TableColumn } from './table.types';
import { handleCellKeys, isTyping } from './table-events';

export interface GridHandle {
  /** Makes the header of a column the tab stop of the table. */
  readonly startAt: (columnKey: string) => void;
  /** Opens the editor of a cell; `rowIndex` is from 0. */
  readonly edit: (rowIndex: number, columnKey: string) => void;
  /** Moves the focus to a cell. */
  readonly moveTo: (rowIndex: number, columnKey: string) => void;
  /** Scrolls a cell into view. */
  readonly scrollTo: (rowIndex: number, columnKey: string) => void;
}

export interface RowSelection<Row> {
  /** The columns whose values label a row's checkbox. */
  readonly columns: readonly TableColumn<Row>[];
  readonly has: (row: Row) => boolean;
  /** Receives the selected ones of the table's rows. */
  readonly onChange: (selected: readonly Row[]) => void;
}

type NativeProps =
  | 'aria-label'
  | 'direction'
  | 'headerRowHeight'
  | 'columnWidths'
  | 'onColumnResize'
  | 'sortColumns'
  | 'onSortColumnsChange'
  | 'renderers';

export interface GridProps<Row> extends Pick<DataGridProps<Row>, NativeProps> {
  readonly columns: readonly ColumnOrColumnGroup<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** `undefined` in a table without selection. */
  readonly selection: RowSelection<Row> | undefined;
  readonly handle: Ref<GridHandle>;
  /** Height of a row in px, where there is a mouse. @default 36 */
  readonly rowHeight?: number | undefined;
  /** Called when the user tries to edit a cell, by Enter, F2 or a double-click, or by typing, which replaces its value. */
  readonly onEdit: (row: Row, columnKey: string, isReplacing: boolean) => void;
}

/** react-data-grid, with checkboxes in front of selectable rows. Only `lazy-grid.tsx` imports this file. */
export function Grid<Row>({
  selection,
  columns,
  rows,
  keyOf,
  handle,
  rowHeight = 36,
  headerRowHeight,
  onEdit,
  ...props
}: GridProps<Row>) {
  const labelColumns = selection?.columns;
  const allColumns = useMemo(
    () => (labelColumns ? [selectColumn(labelColumns), ...columns] : columns),
    [labelColumns, columns],
  );
  const tabStop = useTabStop({ columns: allColumns, rows, keyOf, handle });
  return (
    <DataGrid
      {...props}
      {...tabStop}
      className="pricebook-grid"
      style={frozenWidths(allColumns, props.columnWidths)}
      columns={allColumns}
      rows={rows}
      rowHeight={scaled(matchMedia('(pointer: coarse)').matches ? 44 : rowHeight)}
      {...(headerRowHeight != null && { headerRowHeight: scaled(headerRowHeight) })}
      onColumnWidthsChange={ignore}
      onCellDoubleClick={({ row, column }) => onEdit(row, column.key, false)}
      onCellKeyDown={(cell, event) => {
        handleCellKeys(cell, event, selection !== undefined);
        const { row, column, rowIdx } = cell;
        if (cell.mode === 'ACTIVE') {
          const isReplacing = isTyping(event);
          if ((isReplacing || /^(Enter|F2)$/.test(event.key)) && row && column) onEdit(row, column.key, isReplacing);
        } else if (event.key === 'Enter') {
          event.preventGridDefault();
          // In the last row the focus stays in the cell.
          cell.onClose(false, true);
          tabStop.ref.current?.setActivePosition(
            { idx: cell.column.idx, rowIdx: Math.max(0, rowIdx + (event.shiftKey ? -1 : 1)) },
            { shouldFocus: true },
          );
        }
      }}
      {...(selection && {
        // Rows are keyed by position, as in tables without selection, so that a row keeps its cells and the focus.
        rowKeyGetter: (row: Row) => rows.indexOf(row),
        selectedRows: new Set(rows.flatMap((row, index) => (selection.has(row) ? [index] : []))),
        onSelectedRowsChange: (keys: ReadonlySet<number>) =>
          selection.onChange(rows.filter((_, index) => keys.has(index))),
      })}
    />
  );
}

/** The grid requires a handler of controlled widths; `onColumnResize` already stores them. */
function ignore(): void {}

/** Custom properties for `table.css`: the total width of the columns that are frozen at each side. */
function frozenWidths<Row>(columns: readonly ColumnOrColumnGroup<Row>[], widths: ColumnWidths | null | undefined) {
  let [start, end] = [0, 0];
  for (const column of columns) {
    if ('children' in column || !column.frozen) continue;
    const width = widths?.get(column.key)?.width ?? Number(column.width);
    if (column.frozen === 'end') end += width;
    else start += width;
  }
  const properties = { '--_frozen-start': `${start}px`, '--_frozen-end': `${end}px` };
  // SAFETY: the type does not allow custom properties, which React sets like any other.
  return properties as CSSProperties;
}

type TabStopOptions<Row> = Pick<GridProps<Row>, 'columns' | 'rows' | 'keyOf' | 'handle'>;

/** The tab stop of the table stays in its column and with its record when others are added or removed before it. */
function useTabStop<Row>({ columns, rows, keyOf, handle }: TabStopOptions<Row>) {
  const grid = useRef<DataGridHandle>(null);
  const active = useRef<PositionChangeArgs<Row>>(undefined);
  const move = (key: string, rowIdx: number, options?: SetActivePositionOptions) =>
    grid.current?.setActivePosition({ idx: keysOf(columns).indexOf(key), rowIdx }, options);
  useImperativeHandle(handle, () => ({
    startAt(key) {
      const isEditing = grid.current?.element?.querySelector('.rdg-editor-container') != null;
      if (!isEditing) move(key, headerRow);
    },
    edit: (rowIndex, key) => move(key, rowIndex, { enableEditor: true }),
    moveTo: (rowIndex, key) => move(key, rowIndex, { shouldFocus: true }),
    scrollTo: (rowIdx, key) => grid.current?.scrollToCell({ idx: keysOf(columns).indexOf(key), rowIdx }),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the columns change
  useLayoutEffect(() => {
    const { column, rowIdx = headerRow } = active.current ?? {};
    if (column === undefined) return;
    if (keysOf(columns).indexOf(column.key) !== column.idx) move(column.key, rowIdx);
  }, [columns]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the rows change
  useLayoutEffect(() => {
    const { column, row, rowIdx = headerRow } = active.current ?? {};
    if (column === undefined) return;
    const index = row === undefined ? -1 : rows.findIndex((other) => keyOf(other) === keyOf(row));
    active.current = { column, rowIdx, row: rows[rowIdx] };
    const shouldFocus = grid.current?.element?.matches(':focus-within') === true;
    if (index >= 0 && index !== rowIdx)
      grid.current?.setActivePosition({ idx: column.idx, rowIdx: index }, { shouldFocus });
  }, [rows]);
  return {
    ref: grid,
    onActivePositionChange(position: PositionChangeArgs<Row>) {
      active.current = position;
    },
  };
}

/** react-data-grid's index of the row of headers; the rows begin at 0. */
const headerRow = -1;

const keysOf = <Row,>(columns: readonly ColumnOrColumnGroup<Row>[]): readonly string[] =>
  columns.flatMap((column) => ('children' in column ? keysOf(column.children) : [column.key]));
