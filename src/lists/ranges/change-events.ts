import type { Signal } from '@preact/signals-react';
import type { RefObject } from 'react';
import type { CellActions, CellArea, CellEditing } from '../../ui/table/cell-editing';
import { isInEditor } from '../../ui/table/table-events';
import { whenSet } from '../when-set';
import { boundsOf, type CellRange, clampRange } from './cell-range';
import type { CellListenerState } from './cell-ranges.types';
import { changeOfKey } from './change-keys';
import { parseClipboardText } from './clipboard-text';
import { cellOf, cellPositionOf } from './grid-cells';
import { copyCells } from './range-events';

/**
 * Passes the keys that change cells, cutting and pasting, to the list's `CellActions`, with the selected cells or the active one; before the
 * code of these has loaded they wait for it. Call it before `watchCells`: these keys neither move nor end the selection. Returns a function that stops this.
 */
export function watchChanges<Row>(
  frame: HTMLElement,
  range: Signal<CellRange | undefined>,
  tableState: RefObject<CellListenerState<Row>>,
): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  /** `undefined` in an open editor, whose keys change its text alone, and in a table whose cells cannot be changed. */
  function editingFor({ target }: Event): CellEditing | undefined {
    const { list, columns } = tableState.current;
    const isEditable = columns.some(({ editor }) => editor !== undefined);
    return isEditable && !isInEditor(target) ? list.editing : undefined;
  }
  function areaOf({ target }: Event): CellArea | undefined {
    const { columns, layout } = tableState.current;
    const cell = cellOf(target);
    const active = cell ? cellPositionOf(cell, layout) : undefined;
    const selected = active && (range.peek() ?? { anchor: active, focus: active });
    const inPage = selected && clampRange(selected, layout.size);
    return inPage && { ...boundsOf(inPage), keys: columns.map(({ key }) => key) };
  }
  /** Runs once the code that changes cells is there. */
  const whenLoaded = ({ actions }: CellEditing, run: (loaded: CellActions) => void) =>
    whenSet(actions, (loaded) => {
      if (!abort.signal.aborted) run(loaded);
    });
  /** Changes the cells of an area once the code for it is there: those of the same records, also when the page has others by then. */
  function change(editing: CellEditing, area: CellArea, run: (actions: CellActions, area: CellArea) => void): void {
    const { rows } = tableState.current;
    const keysNow = () => tableState.current.rows.map((row) => tableState.current.list.keyOf(row));
    const keys = keysNow().slice(area.top, area.bottom + 1);
    whenLoaded(editing, (loaded) => {
      const [first] = keys;
      const shown = keysNow();
      const top = first === undefined ? -1 : shown.indexOf(first);
      const isShown = keys.every((key, index) => key === shown[top + index]);
      run(loaded, isShown ? { ...area, top, bottom: top + keys.length - 1 } : { ...area, rows });
    });
  }
  function handleKey(event: KeyboardEvent): void {
    const editing = editingFor(event);
    const action = changeOfKey(event);
    if (!editing || !action) return;
    if (action === 'undo' || action === 'redo') whenLoaded(editing, (actions) => actions[action]());
    else {
      const area = areaOf(event);
      if (!area) return;
      change(editing, area, (actions, current) => actions[action](current));
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function handlePaste(event: ClipboardEvent): void {
    const area = areaOf(event);
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const editing = editingFor(event);
    if (!editing || !area || text === '') return;
    event.preventDefault();
    change(editing, area, (actions, current) => actions.paste(parseClipboardText(text), current));
  }
  function handleCut(event: ClipboardEvent): void {
    const area = areaOf(event);
    const editing = editingFor(event);
    // Checked rows are not cut: only selected cells, which `clear` empties.
    const cells = { ...tableState.current, selection: undefined };
    if (!editing || !area || !copyCells(event, range.peek(), cells)) return;
    change(editing, area, (actions, current) => actions.clear(current));
  }
  frame.addEventListener('keydown', handleKey, options);
  frame.addEventListener('cut', handleCut, options);
  frame.addEventListener('paste', handlePaste, options);
  return () => abort.abort();
}
