import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptSheets } from '../../ui/adopt-sheets';
import type { TableColumn } from '../../ui/table/table.types';
import { requestKey } from '../list-query';
import { boundsOf, type CellRange, clampRange, sizeOf, withColumnsMoved, withRowsMoved } from './cell-range';
import type { CellListenerState, CellRangesProps } from './cell-ranges.types';
import { watchChanges } from './change-events';
import { gridIn, paintRange } from './grid-cells';
import { watchCells } from './range-events';
import { type RangeSummary, summarize } from './range-summary';
import css from './ranges.css?inline';
import { rangeMessages as messages } from './ranges.messages';

/** Selects, copies and summarises rectangles of cells. Marks the cells in the DOM: none renders again. */
export function CellRanges<Row>(props: CellRangesProps<Row>) {
  useSignals();
  const { frame, list, columns, selection } = props;
  const hasCheckboxes = selection !== undefined;
  const [range] = useState(() => signal<CellRange>());
  const loaded = list.displayed.value.loaded;
  const rows = loaded?.items ?? [];
  const layout = { size: { rows: rows.length, columns: columns.length }, columnsBefore: hasCheckboxes ? 1 : 0 };
  const tableState = useRef({ ...props, rows, layout });
  useLayoutEffect(() => {
    tableState.current = { ...props, rows, layout };
  });
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const stops = [watchChanges(current, range, tableState), watchCells(current, range, tableState)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [frame, range]);
  const page = loaded && requestKey(loaded.query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other cells
  useEffect(() => {
    range.value = undefined;
  }, [range, page, hasCheckboxes]);
  const rowsBefore = useRef(rows);
  useLayoutEffect(() => {
    const before = rowsBefore.current.map(list.keyOf);
    rowsBefore.current = rows;
    const current = range.peek();
    if (current !== undefined) range.value = withRowsMoved(current, before, rows.map(list.keyOf));
  }, [range, rows, list]);
  const shownBefore = useRef(columns);
  useLayoutEffect(() => {
    const before = keysOf(shownBefore.current);
    shownBefore.current = columns;
    const current = range.peek();
    if (current !== undefined) range.value = withColumnsMoved(current, before, keysOf(columns));
  }, [range, columns]);
  useLayoutEffect(() => {
    const inPage = range.value && clampRange(range.value, layout.size);
    list.editing.selectedArea.current = inPage && { ...boundsOf(inPage), keys: keysOf(columns) };
  });
  useGridAttributes(frame, hasCheckboxes);
  usePaintedRange(frame, range.value, tableState);
  const pager = list.pagerElement.value;
  return pager && createPortal(<RangeLine range={range.value} rows={rows} columns={columns} />, pager);
}

const keysOf = <Row,>(columns: readonly TableColumn<Row>[]): readonly string[] => columns.map(({ key }) => key);

/** Says that several cells can be selected; react-data-grid says it only of rows, and removes it with their check boxes. */
function useGridAttributes(frame: RefObject<HTMLElement | null>, hasCheckboxes: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: react-data-grid changes the attribute then
  useLayoutEffect(() => {
    const grid = frame.current && gridIn(frame.current);
    const root = grid?.getRootNode();
    if (root instanceof Document || root instanceof ShadowRoot) adoptSheets(root, [css]);
    grid?.setAttribute('aria-multiselectable', 'true');
  }, [frame, hasCheckboxes]);
}

function usePaintedRange<Row>(
  frame: RefObject<HTMLElement | null>,
  range: CellRange | undefined,
  tableState: RefObject<CellListenerState<Row>>,
): void {
  useLayoutEffect(() => {
    const grid = frame.current && gridIn(frame.current);
    if (!grid || !range) return;
    const paint = () => paintRange(grid, range, tableState.current.layout);
    paint();
    // Cells are mounted while the table scrolls, and the active one changes.
    const observer = new MutationObserver(paint);
    observer.observe(grid, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
    return () => {
      observer.disconnect();
      paintRange(grid, undefined, tableState.current.layout);
    };
  }, [frame, range, tableState]);
}

interface RangeLineProps<Row> {
  readonly range: CellRange | undefined;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
}

/** The size and the numbers of the selection, in the line under the table. Announced. */
function RangeLine<Row>({ range, rows, columns }: RangeLineProps<Row>) {
  return (
    <span className="pricebook-range-line" role="status">
      {range && <RangeFacts range={range} summary={summaryOf(range, rows, columns)} />}
    </span>
  );
}

function summaryOf<Row>(range: CellRange, rows: readonly Row[], columns: readonly TableColumn<Row>[]): RangeSummary {
  const { top, bottom, left, right } = boundsOf(range);
  return summarize(rows.slice(top, bottom + 1), columns.slice(left, right + 1));
}

function RangeFacts({ range, summary }: { readonly range: CellRange; readonly summary: RangeSummary }) {
  return (
    <>
      <span>{messages.size(sizeOf(range))}</span>
      {messages.facts(summary).map(([name, value]) => (
        <span key={name}>
          {name} <b>{value}</b>
        </span>
      ))}
    </>
  );
}
