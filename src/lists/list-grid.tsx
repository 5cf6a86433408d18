import type { Signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useRef, useState } from 'react';
import { lazyPart } from '../ui/feedback/lazy-part';
import { ColumnParts } from '../ui/table/column-parts';
import { isGridLoaded, LazyGrid } from '../ui/table/lazy-grid';
import { ReloadBar, SkeletonRows } from '../ui/table/loading-rows';
import type { RowAction, TableColumn, TableColumnGroup } from '../ui/table/table.types';
import { handleTableKeys, refuseIfNotEditable, showFullText } from '../ui/table/table-events';
import { useDirection } from '../ui/use-layout';
import { AfterFirstRows, useFirstPaint } from './after-first-rows';
import { listMessages as messages } from './list.messages';
import { ListFallback } from './list-fallback';
import { ListPrintTable } from './list-print-table';
import type { List } from './list-state';
import type { CellRangesProps } from './ranges/cell-ranges.types';
import { useListColumns } from './use-list-columns';

/** Selected rows by key, on any page; `undefined` until the first selection. */
export type SelectedRows<Row> = Signal<ReadonlyMap<string | number, Row> | undefined>;

interface ListGridProps<Row> {
  readonly list: List<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly groups?: readonly TableColumnGroup<Row>[];
  readonly actions?: readonly RowAction<Row>[];
  /** Shown in place of the rows of an empty list. */
  readonly empty: ReactNode;
  readonly selection?: SelectedRows<Row> | undefined;
}

const none: readonly never[] = [];
const noRenderers = {};

/** If its code cannot be loaded, the failure is reported, and the table works without it. */
const lazyCellRanges = <Row,>() =>
  lazyPart<CellRangesProps<Row>>('cell selection', async () => (await import('./ranges/cell-ranges')).CellRanges, {
    failed: () => null,
  });

/** The table of a list. Renders again only when rows or columns change. */
export function ListGrid<Row extends object>(props: ListGridProps<Row>) {
  useSignals();
  const { list, groups = none, empty, selection } = props;
  const { columnsHeading, isCompact } = list;
  const { grid, isReplacing } = list.editing;
  const frame = useRef<HTMLDivElement>(null);
  const direction = useDirection(frame);
  const { loaded, error } = list.displayed.value;
  const rows = error === undefined && loaded !== undefined ? loaded.items : none;
  const widths = list.widths.value;
  const selected = selection?.value;
  const [CellRanges] = useState(lazyCellRanges<Row>);
  useFirstPaint(list);

  const { visible, parts, allColumns, dataColumns, columnWidths, skeleton, isMeasured } = useListColumns({
    ...props,
    frame,
    rows,
  });

  return (
    <div
      className={`pricebook-grid-frame ${groups.length > 0 ? 'is-grouped' : ''}`}
      ref={frame}
      part="table"
      onKeyDownCapture={handleTableKeys}
      onPointerOver={showFullText}
      role="presentation"
    >
      <ReloadBar isLoading={() => list.loading.value === 'reload'} label={messages.loading} />
      {columnsHeading !== undefined && (
        <ColumnParts
          frame={frame}
          grid={grid}
          parts={parts}
          chosen={list.columnGroup.value ?? undefined}
          isReady={list.columnGroup.value !== null && isMeasured && isGridLoaded()}
          onChoose={list.chooseColumnGroup}
        />
      )}
      <LazyGrid
        handle={grid}
        rowHeight={isCompact ? 30 : 36}
        aria-label={list.title()}
        direction={direction}
        columns={dataColumns}
        rows={rows}
        keyOf={list.keyOf}
        headerRowHeight={groups.length > 0 ? 30 : 32}
        columnWidths={columnWidths}
        onColumnResize={({ key }, width) => list.resizeColumns({ ...widths, [key]: Math.round(width) })}
        onEdit={(row, key, isTyped) => {
          // The editor that opens next begins with what was typed.
          isReplacing.current = isTyped;
          refuseIfNotEditable(allColumns, row, key);
        }}
        renderers={loaded === undefined ? { noRowsFallback: <SkeletonRows {...skeleton} /> } : noRenderers}
        selection={
          selection && {
            columns: visible,
            has: (row) => selected?.has(list.keyOf(row)) === true,
            onChange(chosen) {
              const here = new Set(rows.map(list.keyOf));
              const elsewhere = [...(selected ?? [])].filter(([key]) => !here.has(key));
              selection.value = new Map([...elsewhere, ...chosen.map((row) => [list.keyOf(row), row] as const)]);
            },
          }
        }
      />
      <AfterFirstRows list={list}>
        <CellRanges {...{ frame, list, selection }} columns={allColumns} />
      </AfterFirstRows>
      <ListFallback list={list} empty={empty} />
      <ListPrintTable list={list} columns={visible} groups={groups} />
    </div>
  );
}
