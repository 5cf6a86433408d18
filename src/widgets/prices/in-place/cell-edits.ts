import type { RecordToFind } from '../../../api/resources/records';
import { notifyError } from '../../../embed/page/notify-error';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import { chunkLoader } from '../../../ui/feedback/load-chunk';
import type { PriceRecord } from '../../../wire/price';
import type { PriceKey } from '../../../wire/price-levels';
import type { BlockRequest, CellText } from '../block/block.types';
import { canEditInPlace, isLastPrice } from '../editable-prices';
import { toInputText } from '../input-text';
import type { CellDraft } from './cell-drafts';
import { draftMessages } from './cell-drafts.messages';
import { createCellSaver, isChunkNetworkFailure } from './cell-saver';
import type { PriceChangeContext } from './change-price.types';
import { type PriceEntry, readPriceEntry } from './price-entry';
import { revertAsBlock } from './revert-as-block';
import type { ShownRecord } from './shown-record';
import type { CellChange, UndoableChange, UndoDirection } from './undo-history';

interface CellEditsOptions extends Omit<PriceChangeContext, 'revertBlock'> {
  readonly list: List<PriceRecord>;
  readonly openForm: (record: RecordToFind) => void;
  readonly openBlock: (request: BlockRequest) => void;
}

export type CellEdits = ReturnType<typeof createCellEdits>;

/** Saves the texts that are typed into price cells, or keeps them as drafts. */
export function createCellEdits({ host, list, unsaved, ask, openForm, openBlock }: CellEditsOptions) {
  const { drafts } = unsaved;
  const revertBlock = (undoable: UndoableChange, direction: UndoDirection) =>
    revertAsBlock({ host, unsaved }, undoable, direction);
  const saver = createCellSaver({ host, unsaved, ask, revertBlock });
  const openFormOf = ({ id, sku }: Pick<CellDraft, 'id' | 'sku'>) => openForm({ id, title: sku });

  /** Opens the cell's editor; the form for a record that is not on this page. */
  function openEditor(draft: CellDraft): void {
    const grid = list.editing.grid.current;
    const rows = list.displayed.peek().loaded?.items ?? [];
    const row = rows.findIndex(({ ID }) => String(ID) === String(draft.id));
    if (grid === null) host.navigate('prices');
    else if (row === -1) openFormOf(draft);
    else grid.edit(row, draft.key);
  }

  /**
   * Removes a price: the last one of its currency by itself, any other as a change of several cells, which moves no other price. A draft of
   * the cell stays until that is saved.
   */
  function clear(record: PriceRecord, key: PriceKey): void {
    // A price that is being saved is in the shown record alone.
    const newest = unsaved.newest(record);
    if (record[key] === '') drafts.remove({ id: record.ID, key });
    else if (isLastPrice(newest[key] === record[key] ? newest : record, key)) saver.change(record, key, '');
    else openBlock({ kind: 'clear', area: { top: 0, bottom: 0, left: 0, right: 0, keys: [key] }, rows: [record] });
  }

  /** Saves a price; where saving would move other prices, shows it first, as a change of several cells, which moves none. */
  function change(record: PriceRecord, key: PriceKey, text: string): void {
    // `record` has the prices that are being saved, as the cells show them.
    if (canEditInPlace(record, key)) saver.change(record, key, text);
    else {
      // The text stays in its cell until the change is confirmed.
      drafts.add({ id: record.ID, key, sku: record.MAIN_SKU, from: record[key], text });
      openBlock({ kind: 'type', cells: [{ record, key, text }] });
    }
  }

  function keepInvalidAsDraft(typed: CellDraft, problem: string): void {
    drafts.add(typed);
    loadEditRefusals().then(
      ({ notifyTextNotSaved }) => notifyTextNotSaved(host, { typed, problem, openEditor: () => openEditor(typed) }),
      (cause: unknown) => saver.notifyNotLoaded(typed, cause),
    );
  }

  /** Decides what becomes of the text of a closed editor: saves a changed price, and keeps an invalid text as a draft. */
  function applyEntry(record: PriceRecord, key: PriceKey, entry: PriceEntry): void {
    const cell = { id: record.ID, key, sku: record.MAIN_SKU, from: record[key] };
    if (entry.kind === 'unchanged') drafts.remove(cell);
    else if (entry.kind === 'emptied') clear(record, key);
    else if (entry.kind === 'changed') change(record, key, entry.text);
    else keepInvalidAsDraft({ ...cell, text: entry.text }, entry.problem);
  }

  return {
    openEditor,
    /** Opens the form from an open editor; what was typed stays in the cell. */
    openForm({ record, close }: { readonly record: PriceRecord; readonly close: (focusCell: boolean) => void }): void {
      close(false);
      openFormOf({ id: record.ID, sku: record.MAIN_SKU });
    },
    applyEntry,
    clear,
    revert: saver.revert,
    /** Sets a price back to an earlier one; around empty levels the change is shown first. */
    setBack: (cell: CellChange, stillHasNewPrice: boolean): Promise<void> =>
      saver.setBack(cell, { stillHasNewPrice, review: (text) => openBlock({ kind: 'set-back', cells: [text] }) }),
    /** Saves drafts; those whose saving would move other prices are shown first, all in one review. */
    saveDrafts(draftsToSave: readonly CellDraft[]): void {
      const { toReview, toSave } = sortDrafts(draftsToSave, { list, unsaved });
      for (const draft of toSave) saver.saveDraft(draft);
      if (toReview.length > 0) openBlock({ kind: 'type', cells: toReview });
    },
    /** As `applyEntry`, for a text that was pasted, or typed into an editor that was closed before this code had loaded. */
    applyText(typedOn: PriceRecord, key: PriceKey, text: string): void {
      const record = withPendingPrices(typedOn, { list, unsaved });
      applyEntry(record, key, readPriceEntry(text, toInputText(record[key])));
    },
    notifyNotEditable: (key: PriceKey): void => loadAndNotifyNotEditable(host, key),
  };
}

/** The record with its prices that are being saved, which may have been entered after `record` was shown. */
function withPendingPrices(record: PriceRecord, { list, unsaved }: Pick<CellEditsOptions, 'list' | 'unsaved'>) {
  const rows: readonly ShownRecord[] = unsaved.withUnsaved(list.loaded.peek())?.items ?? [];
  const row = rows.find(({ ID }) => String(ID) === String(record.ID));
  return row?.stored ? row : record;
}

/** Sorts drafts into those that can be saved by themselves, and those that are shown first. */
function sortDrafts(drafts: readonly CellDraft[], { list, unsaved }: Pick<CellEditsOptions, 'list' | 'unsaved'>) {
  const toReview: CellText[] = [];
  const toSave: CellDraft[] = [];
  for (const draft of drafts) {
    const row = list.loaded.peek()?.items.find(({ ID }) => String(ID) === String(draft.id));
    const record = row && unsaved.newest(row);
    if (!record?.MAIN_SKU || canEditInPlace(record, draft.key)) toSave.push(draft);
    else toReview.push({ record, key: draft.key, text: draft.text });
  }
  return { toReview, toSave };
}

/** Says why a cell cannot be edited. */
function loadAndNotifyNotEditable(host: WidgetHost, key: PriceKey): void {
  loadEditRefusals().then(
    ({ notifyNotEditable }) => notifyNotEditable(host, key),
    (cause: unknown) =>
      notifyError(host, 'edit', cause, {
        message: () => draftMessages.notLoaded.refusal(isChunkNetworkFailure(cause)),
      }),
  );
}

const loadEditRefusals = chunkLoader('price change', async () => {
  const { notifyNotEditable, notifyTextNotSaved } = await import('./edit-notices');
  return { notifyNotEditable, notifyTextNotSaved };
});
