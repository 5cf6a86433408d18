import type { Signal } from '@preact/signals-react';
import type { RefObject } from 'react';
import type { CellArea } from '../../ui/table/cell-editing';
import { isInEditor } from '../../ui/table/table-events';
import { boundsOf, type CellRange, clampRange } from './cell-range';
import type { CellListenerState } from './cell-ranges.types';
import { changeOfKey } from './change-keys';
import { parseClipboardText } from './clipboard-text';
import { cellOf, cellPositionOf } from './grid-cells';

/**
 * Passes the keys that change cells, and pasting, to the list's `CellActions`, with the selected cells or the active one. Call it
 * before `watchCells`: these keys neither move nor end the selection. Returns a function that stops this.
 */
export function watchChanges<Row>(
  frame: HTMLElement,
  range: Signal<CellRange | undefined>,
  tableState: RefObject<CellListenerState<Row>>,
): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  /** `undefined` in an open editor, whose keys change its text alone. */
  const actionsFor = ({ target }: Event) =>
    isInEditor(target) ? undefined : tableState.current.list.editing.actions.current;

  function areaOf({ target }: Event): CellArea | undefined {
    const { columns, layout } = tableState.current;
    const cell = cellOf(target);
    const active = cell ? cellPositionOf(cell, layout) : undefined;
    const selected = active && (range.peek() ?? { anchor: active, focus: active });
    const inPage = selected && clampRange(selected, layout.size);
    return inPage && { ...boundsOf(inPage), keys: columns.map(({ key }) => key) };
  }
  function handleKey(event: KeyboardEvent): void {
    const actions = actionsFor(event);
    const change = changeOfKey(event);
    if (!actions || !change) return;
    if (change === 'undo' || change === 'redo') actions[change]();
    else {
      const area = areaOf(event);
      if (!area) return;
      actions[change](area);
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function handlePaste(event: ClipboardEvent): void {
    const area = areaOf(event);
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const actions = actionsFor(event);
    if (!actions || !area || text === '') return;
    event.preventDefault();
    actions.paste(parseClipboardText(text), area);
  }
  frame.addEventListener('keydown', handleKey, options);
  frame.addEventListener('paste', handlePaste, options);
  return () => abort.abort();
}
