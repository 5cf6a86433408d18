import { signal } from '@preact/signals-react';
import { addPendingSave } from '../../../api/session/pending-saves';
import type { List } from '../../../lists/list-state';
import type { PriceRecord } from '../../../wire/price';
import { type CellDraft, createCellDrafts } from './cell-drafts';
import { createSaveQueues } from './save-queues';
import { createSavedRecords } from './saved-records';
import { refreshShownLists, registerShownList } from './shown-lists';
import type { ShownRecord } from './shown-record';
import { undoHistoryOf } from './undo-history';
import { createUndoSteps } from './undo-steps';

/** A price whose save is pending. */
type PendingPrice = CellDraft;

/** `reload-list`: the list shows an older record than the stored one. */
export type ListAfterSave = 'reload-list' | 'keep-list';

type ShownPage = List<PriceRecord>['loaded']['value'];

export type UnsavedPrices = ReturnType<typeof createUnsavedPrices>;

/**
 * The prices that were entered in cells, until their saves have ended and the list was loaded again, and the drafts. The saves
 * of a record run one after the other.
 */
export function createUnsavedPrices(list: List<PriceRecord>, apiBase: string) {
  const drafts = createCellDrafts(apiBase);
  const undoHistory = undoHistoryOf(apiBase);
  const pendingPrices = signal<readonly PendingPrice[]>([]);
  const queues = createSaveQueues({ apiBase });
  const rowsWithUnsaved = (rows: readonly PriceRecord[]) => rowsWith(rows, pendingPrices.value, drafts.all.value);
  const withUnsaved = (page: ShownPage): ShownPage => {
    const items = rowsWithUnsaved(page?.items ?? []);
    return page && items !== page.items ? { ...page, items } : page;
  };
  /** Loads the list again, and ignores a failure, which the list shows. */
  const reload = () => list.reload().catch(() => undefined);
  const refresh = () => {
    drafts.restore();
    void reload();
  };

  const savedRecords = createSavedRecords(list);
  const undoSteps = createUndoSteps();

  /**
   * Shows the price and runs its save after those of the same record. `run` never rejects; it returns what to do with the list.
   * The price becomes a draft if the page goes or the session expires meanwhile, or if `run` adds it to the drafts. A draft that
   * the cell had before is hidden meanwhile, and remains unless `run` removes it. `start` runs the save.
   */
  async function save(
    price: PendingPrice,
    run: () => Promise<ListAfterSave>,
    start = (saveNow: () => Promise<ListAfterSave>) => queues.runAfterSaves(price.id, saveNow),
  ): Promise<void> {
    drafts.hide(price);
    pendingPrices.value = [...pendingPrices.peek(), price];
    // There is nothing to keep of a price that is removed.
    let isKeptOnExit = price.text !== '';
    const stopAutosave = drafts.storeOnExit(price, () => (isKeptOnExit ? price : undefined));
    const afterSave = await start(async () => {
      // Waits for the list: after an upload its rows may still have the old prices, which saving all levels of a record would restore.
      await list.untilSettled();
      return run();
    });
    isKeptOnExit = false;
    stopAutosave();
    // Either the hidden draft is shown again, or `run` has added one, or none is left to store.
    if (!drafts.showAgain(price) && drafts.find(price) === undefined) drafts.remove(price);
    refreshShownLists(apiBase, refresh);
    if (afterSave === 'reload-list') await reload();
    pendingPrices.value = pendingPrices.peek().filter((one) => one !== price);
  }

  return {
    ...savedRecords,
    ...queues,
    ...undoSteps,
    /** The newest known state of a record, with its prices that are being saved. */
    newestWithPending(record: ShownRecord): PriceRecord {
      const { stored: _stored, ...newest } = withPending(savedRecords.newest(record), pendingPrices.peek());
      return newest;
    },
    /** Registers the list while it is shown; returns a function that ends this. */
    registerShown: () => registerShownList(apiBase, refresh),
    /** Refreshes the list that is shown by now, if it is another one. */
    refreshShown: () => refreshShownLists(apiBase, refresh),
    /** After a save: loads the list again, or the one that is shown by now. */
    reload(): void {
      void reload();
      refreshShownLists(apiBase, refresh);
    },
    withUnsaved,
    rowsWithUnsaved,
    drafts,
    /** The changes that can be undone. */
    undoHistory,
    save,
    /** Saves a price that the user has entered, after the keys for undo and redo that were pressed before; later ones can undo it. */
    saveEdit(price: PendingPrice, run: () => Promise<ListAfterSave>): Promise<void> {
      return save(price, run, (saveNow) => {
        const saving = undoSteps.runAfterUndoSteps(() => queues.runAfterSaves(price.id, saveNow));
        addPendingSave({ apiBase }, saving);
        undoHistory.addPending({ ...price, whenEnded: saving.then(() => undefined) });
        return saving;
      });
    },
  };
}

const rowsWith = (
  rows: readonly PriceRecord[],
  pending: readonly PendingPrice[],
  drafted: readonly CellDraft[],
): readonly ShownRecord[] =>
  pending.length + drafted.length > 0 ? rows.map((row) => withDrafts(withPending(row, pending), drafted)) : rows;

function withPending(row: PriceRecord, pending: readonly PendingPrice[]): ShownRecord {
  const pricesOfRow = pending.filter(({ id }) => String(id) === String(row.ID));
  if (pricesOfRow.length === 0) return row;
  return { ...row, ...Object.fromEntries(pricesOfRow.map(({ key, text }) => [key, text])), stored: row };
}

function withDrafts(row: ShownRecord, drafts: readonly CellDraft[]): ShownRecord {
  const draftsOfRow = drafts.filter(({ id }) => String(id) === String(row.ID));
  return draftsOfRow.length === 0
    ? row
    : { ...row, drafts: Object.fromEntries(draftsOfRow.map(({ key, text }) => [key, text])) };
}
