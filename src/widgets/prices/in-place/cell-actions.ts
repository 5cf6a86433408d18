import { userKey } from '../../../api/session/session-record';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import { isCommaUnclear } from '../../../texts/comma-meaning';
import { inputNumber } from '../../../texts/notation';
import type { CellActions, CellArea } from '../../../ui/table/cell-editing';
import type { PriceRecord } from '../../../wire/price';
import { type PriceKey, priceKeys } from '../../../wire/price-levels';
import type { BlockRequest } from '../block/block.types';
import { canEditInPlace } from '../editable-prices';
import type { CellEdits } from './cell-edits';
import { readPasted } from './pasted-text';
import type { ShownRecord } from './shown-record';
import { isOfEdit, type PendingEdit, type UndoDirection } from './undo-history';
import type { UnsavedPrices } from './unsaved-prices';

interface CellActionsOptions {
  readonly host: WidgetHost;
  /** Its rows have what is not saved yet. */
  readonly list: List<PriceRecord>;
  readonly edits: CellEdits;
  readonly unsaved: UnsavedPrices;
  /** `onEnd`: called when the request is done, or its dialog closed. */
  readonly openBlock: (request: BlockRequest, onEnd?: () => void) => void;
}

/** What the keys of a spreadsheet do to price cells. One cell is saved at once; several are shown before they are saved. */
export function createCellActions({ host, list, edits, unsaved, openBlock }: CellActionsOptions): CellActions {
  /** The rows of the page on which an area is, with what is not saved. */
  function rowsOf({ rows }: CellArea): readonly ShownRecord[] {
    // SAFETY: the areas of this list are on pages of it.
    const pageRows = (rows as readonly PriceRecord[] | undefined) ?? list.loaded.peek()?.items ?? [];
    return unsaved.rowsWithUnsaved(pageRows);
  }

  /** The only cell of an area, if it has a price. */
  function singleCellOf(area: CellArea) {
    const { top, bottom, left, right, keys } = area;
    const record = rowsOf(area)[top];
    const key = priceKeys.find((one) => one === keys[left]);
    return top === bottom && left === right && record && key ? { record, key } : undefined;
  }
  function undoOrRedo(direction: UndoDirection): void {
    // Taken now: what is entered after the key is not meant by it.
    const edit = direction === 'undo' ? unsaved.undoHistory.takePending() : undefined;
    unsaved.runUndoStep(() => undoOrRedoNext(direction, edit));
  }
  async function undoOrRedoNext(direction: UndoDirection, edit: PendingEdit | undefined): Promise<void> {
    const { undoHistory } = unsaved;
    // What is to be undone or redone may still be on its way.
    await (direction === 'undo' ? edit?.whenEnded : unsaved.whenAllSettled());
    const undoable = undoHistory.takeLast(direction, userKey(host.session.peek()));
    if (undoable === undefined) return;
    // An edit that was not saved leaves nothing to undo; the change before it was not meant.
    if (edit && !isOfEdit(undoable, edit)) return undoHistory.putBack(undoable, direction);
    if (undoable.cells.length === 1) await edits.revert(undoable, direction);
    else await new Promise<void>((resolve) => openBlock({ kind: 'revert', undoable, direction }, resolve));
  }
  /** Opens a change of several cells after the keys for undo and redo that were pressed before: it is about the prices that they leave. */
  function openBlockOf(area: CellArea, requestOf: (rows: readonly ShownRecord[]) => BlockRequest): void {
    const rows = rowsOf(area);
    void unsaved.runAfterUndoSteps(async () => openBlock(requestOf(rows.map(unsaved.newestWithPending))));
  }
  /** Enters a text into a cell as typing does, where that moves no other price. Returns whether it did. */
  function enterText(record: ShownRecord, key: PriceKey, text: string): boolean {
    if (text === '' || !canEditInPlace(unsaved.newest(record), key)) return false;
    edits.applyText(record, key, inputNumber(text));
    return true;
  }
  return {
    paste(texts, area) {
      const cell = singleCellOf(area);
      const text = texts.length === 1 && texts[0]?.length === 1 ? texts[0][0] : undefined;
      if (cell && text !== undefined) {
        const price = readPasted(text, cell.key);
        if (price === '') return edits.clear(cell.record, cell.key);
        if (!isCommaUnclear(price) && enterText(cell.record, cell.key, price)) return;
      }
      openBlockOf(area, (rows) => ({ kind: 'paste', texts, area, rows }));
    },
    fillDown(area) {
      const cell = singleCellOf(area);
      const above = cell && rowsOf(area)[area.top - 1];
      if (cell && above && enterText(cell.record, cell.key, above[cell.key])) return;
      openBlockOf(area, (rows) => ({ kind: 'fill', area, rows }));
    },
    clear(area) {
      const cell = singleCellOf(area);
      if (cell) edits.clear(cell.record, cell.key);
      else openBlockOf(area, (rows) => ({ kind: 'clear', area, rows }));
    },
    undo: () => undoOrRedo('undo'),
    redo: () => undoOrRedo('redo'),
  };
}
