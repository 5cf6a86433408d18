import type { Signal } from '@preact/signals-react';
import type { RefObject } from 'react';
import { isInEditor } from '../../ui/table/table-events';
import { boundsOf, type CellPosition, type CellRange, clampRange, isSamePosition } from './cell-range';
import type { CellListenerState } from './cell-ranges.types';
import { toClipboardText } from './clipboard-text';
import { followDrag } from './drag-range';
import { activeCellIn, cellOf, cellPositionOf, gridIn } from './grid-cells';
import { effectOfKey } from './range-keys';

/**
 * Selects cells by mouse and keyboard. Listens in the capture phase, because react-data-grid would handle the same
 * keys and clicks in its own way. Returns a function that stops this.
 */
export function watchCells<Row>(
  frame: HTMLElement,
  range: Signal<CellRange | undefined>,
  tableState: RefObject<CellListenerState<Row>>,
): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  const currentGrid = () => gridIn(frame);
  const positionOf = (cell: Element) => cellPositionOf(cell, tableState.current.layout);
  const isEditing = () => currentGrid()?.querySelector('.rdg-editor-container') != null;
  let stopDrag = () => {};

  /** One cell is not a range. */
  function select(anchor: CellPosition, focus: CellPosition): void {
    range.value = isSamePosition(anchor, focus) ? undefined : { anchor, focus };
  }
  function scrollTo({ row, column }: CellPosition): void {
    const { list, columns } = tableState.current;
    list.editing.grid.current?.scrollTo(row, columns[column]?.key ?? '');
  }
  function handleKey(event: KeyboardEvent): void {
    const cell = cellOf(event.target);
    const active = cell && !isInEditor(event.target) ? positionOf(cell) : undefined;
    if (cell === null || active === undefined) return;
    const { layout, selection, columns, list } = tableState.current;
    const effect = effectOfKey(
      { ...pressOf(event), key: keyForLeftToRight(event.key, cell) },
      {
        active,
        range: range.peek(),
        cells: { size: layout.size, isFilled: isFilledIn(tableState.current) },
        hasCheckboxes: selection !== undefined,
      },
    );
    if (effect === undefined) return;
    if (effect.kind === 'select') {
      if (effect.range) select(effect.range.anchor, effect.range.focus);
      if (effect.scrollTo) scrollTo(effect.scrollTo);
    } else range.value = undefined;
    if (effect.kind === 'move') list.editing.grid.current?.moveTo(effect.to.row, columns[effect.to.column]?.key ?? '');
    if (effect.kind === 'pass') return;
    event.preventDefault();
    event.stopPropagation();
  }
  function handlePress(event: MouseEvent): void {
    stopDrag();
    const cell = cellOf(event.target);
    const to = cell && isPlain(event.target) ? positionOf(cell) : undefined;
    if (event.button !== 0 || to === undefined || isEditing()) return;
    const current = currentGrid();
    const activeCell = current && activeCellIn(current);
    const anchor = range.peek()?.anchor ?? (activeCell ? positionOf(activeCell) : undefined);
    if (event.shiftKey && activeCell && anchor) {
      select(anchor, to);
      activeCell.focus({ preventScroll: true });
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    range.value = undefined;
    if (matchMedia('(pointer: coarse)').matches) {
      // Few people try a double tap on a phone.
      if (activeCell && activeCell === cell) cell.addEventListener('click', doubleClick, { once: true });
      return;
    }
    stopDrag = followDrag({
      frame,
      from: to,
      layout: () => tableState.current.layout,
      onMove: (last) => select(to, last),
    });
  }
  frame.addEventListener('keydown', handleKey, options);
  frame.addEventListener('mousedown', handlePress, options);
  frame.addEventListener('copy', (event) => void copyCells(event, range.peek(), tableState.current), options);
  // An image or a link would be dragged instead.
  frame.addEventListener('dragstart', (event) => cellOf(event.target) && event.preventDefault(), options);
  return () => {
    stopDrag();
    abort.abort();
  };
}

/** Makes a second tap, however slow, the double click that opens the editor. */
const doubleClick = ({ currentTarget }: Event) =>
  currentTarget?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));

const pressOf = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) => ({ ctrlKey, metaKey, shiftKey, altKey });

/** Whether a cell shows more than the sign for an empty one. */
const isFilledIn =
  <Row>({ rows, columns }: CellListenerState<Row>) =>
  ({ row, column }: CellPosition): boolean => {
    const [record, tableColumn] = [rows[row], columns[column]];
    return record !== undefined && tableColumn?.kind.format(tableColumn.value(record)).look !== 'none';
  };

/** Whether a click belongs to the cell, not to a control in it. */
const isPlain = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, label, [role=checkbox]') === null;

/** The key with the same effect in a table whose text runs from left to right. */
function keyForLeftToRight(key: string, cell: Element): string {
  if (getComputedStyle(cell).direction === 'ltr') return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}

/**
 * Copies the range; else the rows that are selected by check boxes, with all their columns; else one cell. Not while text is
 * selected on the page or in an editor. Returns whether cells were copied.
 */
export function copyCells<Row>(
  event: ClipboardEvent,
  range: CellRange | undefined,
  { rows, columns, selection, layout }: Pick<CellListenerState<Row>, 'rows' | 'columns' | 'selection' | 'layout'>,
): boolean {
  const checkedRows = selection?.peek();
  const cell = cellOf(event.target);
  // By its text: a selection in a shadow root counts as collapsed.
  if (cell === null || isInEditor(event.target) || String(document.getSelection() ?? '') !== '') return false;
  const active = cellPositionOf(cell, layout);
  const inPage = range && clampRange(range, layout.size);
  const copiesCheckedRows = inPage === undefined && checkedRows !== undefined && checkedRows.size > 0;
  const source = inPage ?? (active && { anchor: active, focus: active });
  const { top, bottom, left, right } = source ? boundsOf(source) : { top: 0, bottom: -1, left: 0, right: -1 };
  const copiedRows = copiesCheckedRows ? [...checkedRows.values()] : rows.slice(top, bottom + 1);
  const copiedColumns = copiesCheckedRows ? columns : columns.slice(left, right + 1);
  if (copiedRows.length === 0 || copiedColumns.length === 0) return false;
  const texts = copiedRows.map((row) =>
    copiedColumns.map(({ kind, value }) => {
      const { text, look } = kind.format(value(row));
      return look === 'none' ? '' : text;
    }),
  );
  event.clipboardData?.setData('text/plain', toClipboardText(texts));
  event.preventDefault();
  return true;
}
