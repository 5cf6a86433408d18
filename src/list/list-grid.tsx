import type { Signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { DataGrid, SelectColumn } from 'react-data-grid';
import { ColumnParts } from '../ui/table/column-parts';
import { copyCells } from '../ui/table/copy-cells';
import { gridColumns, partsOf } from '../ui/table/grid-columns';
import { keepNumberWidths } from '../ui/table/number-widths';
import { ReloadBar } from '../ui/table/reload-bar';
import { SkeletonRows } from '../ui/table/skeleton-rows';
import type { RowAction, TableColumn, TableColumnGroup } from '../ui/table/table.types';
import { handleCellKeys, handleTableKeys, showFullText } from '../ui/table/table-events';
import { useDirection } from '../ui/use-direction';
import { useIsNarrow } from '../ui/use-is-narrow';
import { listMessages as messages } from './list.messages';
import { ListFallback } from './list-fallback';
import { ListPrintTable } from './list-print-table';
import type { List } from './list-state';

/** Selected rows by key, on any page; `undefined` until the first selection. */
export type Selection<Row> = Signal<ReadonlyMap<string | number, Row> | undefined>;

interface ListGridProps<Row> {
  readonly list: List<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly groups?: readonly TableColumnGroup<Row>[];
  readonly actions?: readonly RowAction<Row>[];
  /** Shown in place of the rows of an empty list. */
  readonly empty: ReactNode;
  readonly selection?: Selection<Row> | undefined;
}

const noRows: readonly never[] = [];
const firstRows = { noRowsFallback: <SkeletonRows /> };
const noRenderers = {};

/** The table of a list. Renders again only when rows or columns change. */
export function ListGrid<Row extends object>(props: ListGridProps<Row>) {
  useSignals();
  const { list, columns, groups = noRows, actions = noRows, empty, selection } = props;
  const { restName } = list;
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(frame);
  const direction = useDirection(frame);
  const shown = list.columns.value;
  const items = list.loaded.value?.items;
  const newest = list.error.value === undefined && items !== undefined ? items : noRows;
  const held = useRef(newest);
  // Rows do not change under an open editor.
  if (!list.isEditing.value) held.current = newest;
  const rows = held.current;
  const widths = list.widths.value;
  const chosen = selection?.value;

  const visible = useMemo(
    () => shown.flatMap((key) => columns.filter((column) => column.key === key)),
    [shown, columns],
  );
  const isSelectable = selection !== undefined;
  const drawn = useMemo(() => {
    const made = gridColumns(visible, groups, actions, isNarrow, restName);
    return isSelectable ? [SelectColumn, ...made] : made;
  }, [visible, groups, actions, isNarrow, restName, isSelectable]);
  const [measure] = useState(() => keepNumberWidths<Row>());
  const all = useMemo(() => [...visible, ...groups.flatMap((group) => group.columns)], [visible, groups]);
  const measured = useMemo(() => measure(all, rows), [measure, all, rows]);
  const columnWidths = useMemo(() => {
    const set = [...measured, ...Object.entries(widths)];
    return new Map(set.map(([key, width]) => [key, { type: 'resized', width } as const]));
  }, [measured, widths]);

  return (
    <div
      className={`pricebook-grid-frame ${groups.length > 0 ? 'is-grouped' : ''}`}
      ref={frame}
      part="table"
      onKeyDownCapture={handleTableKeys}
      onPointerOver={showFullText}
      role="presentation"
    >
      <ListBar list={list} />
      {restName !== undefined && (
        <ColumnParts
          frame={frame}
          parts={partsOf(visible, restName, groups, columnWidths)}
          chosen={list.part.value}
          isReady={items !== undefined}
          onChoose={list.choosePart}
        />
      )}
      <DataGrid
        className="pricebook-grid"
        aria-label={list.title}
        direction={direction}
        columns={drawn}
        rows={rows}
        rowHeight={rowHeight()}
        headerRowHeight={groups.length > 0 ? 30 : 32}
        columnWidths={columnWidths}
        onColumnWidthsChange={ignore}
        onColumnResize={({ key }, width) => list.resizeColumns({ ...widths, [key]: Math.round(width) })}
        onCellCopy={({ row, column }, event) => copyCells(event, all, { row, key: column.key, chosen })}
        onCellKeyDown={handleCellKeys}
        renderers={items === undefined ? firstRows : noRenderers}
        {...(selection && {
          rowKeyGetter: list.keyOf,
          selectedRows: new Set(chosen?.keys()),
          onSelectedRowsChange: (keys) => {
            const known = new Map([...(selection.peek() ?? []), ...rows.map((row) => [list.keyOf(row), row] as const)]);
            selection.value = new Map([...known].filter(([key]) => keys.has(key)));
          },
        })}
      />
      <ListFallback list={list} empty={empty} />
      <ListPrintTable list={list} columns={visible} groups={groups} />
    </div>
  );
}

/** A component of its own, so that a reload does not render the grid again. */
function ListBar<Row>({ list }: { readonly list: List<Row> }) {
  useSignals();
  return <ReloadBar isLoading={list.loading.value === 'again'} label={messages.loading} />;
}

/** `onColumnResize` reports the widths, also after resizing by keyboard. */
function ignore(): void {}

function rowHeight(): number {
  return matchMedia('(pointer: coarse)').matches ? 44 : 36;
}
