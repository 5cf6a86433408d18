import { notifyError } from '../../../embed/page/notify-error';
import type { ToastMessage } from '../../../embed/toasts/toast.types';
import { ChunkError, chunkLoader } from '../../../ui/feedback/load-chunk';
import type { PriceRecord } from '../../../wire/price';
import type { PriceKey } from '../../../wire/price-levels';
import type { CellDraft } from './cell-drafts';
import { draftMessages } from './cell-drafts.messages';
import type { PriceChangeContext, SetBackOptions } from './change-price.types';
import type { CellChange, UndoableChange, UndoDirection } from './undo-history';
import type { ListAfterSave } from './unsaved-prices';
import { withShownText } from './with-shown-text';

const { notLoaded } = draftMessages;

/** Saves prices of single cells. The code that does it is loaded with the first price; if loading fails, the price becomes a draft. */
export function createCellSaver(context: PriceChangeContext) {
  const { host, unsaved } = context;
  const { drafts } = unsaved;

  /** Returns a function that calls `run`, and keeps the price as a draft if the code for that does not load. */
  const keepingDraftIfNotLoaded = (draft: CellDraft, run: () => Promise<ListAfterSave>) => async () => {
    try {
      return await run();
    } catch (cause) {
      drafts.add(draft);
      const retry = () => {
        if (drafts.find(draft)?.text === draft.text) saveDraft(draft);
      };
      notifyNotLoaded(draft, cause, { label: notLoaded.retry, onPick: retry });
      return 'keep-list';
    }
  };

  /** Saves a text that was kept as a draft: of an earlier visit, or because its code did not load. */
  function saveDraft(draft: CellDraft): void {
    const run = async () => (await loadChangePrice()).saveCellDraft(context, draft);
    void unsaved.save(draft, keepingDraftIfNotLoaded(draft, run));
  }

  function notifyNotLoaded(draft: CellDraft, cause: unknown, action?: ToastMessage['action']): void {
    const message = () => notLoaded.price(isChunkNetworkFailure(cause));
    const title = draft.text === '' ? draftMessages.cell(draft) : draftMessages.cellAndText(withShownText(draft));
    notifyError(host, 'save', cause, { title, message, ...(action && { action }) });
  }

  return {
    saveDraft,
    notifyNotLoaded,
    change(record: PriceRecord, key: PriceKey, text: string): void {
      const typed = { id: record.ID, key, sku: record.MAIN_SKU, from: record[key], text };
      const run = async () => (await loadChangePrice()).changePrice(context, record, key, text);
      void unsaved.saveEdit(typed, keepingDraftIfNotLoaded(typed, run));
    },
    /** Sets a price back: see `setBackPrice`. Resolves when it is saved, refused or being reviewed. */
    setBack(cell: CellChange, options: SetBackOptions): Promise<void> {
      const { from, to: text, ...namedCell } = cell;
      const typed = { ...namedCell, from, text };
      const run = async () => (await loadChangePrice()).setBackPrice(context, cell, options);
      return unsaved.save(typed, keepingDraftIfNotLoaded(typed, run));
    },
    /** Undoes or redoes a change of one cell. The caller has taken it from `unsaved.undoHistory`. Resolves when the save has ended. */
    revert(undoable: UndoableChange, direction: UndoDirection): Promise<void> {
      return loadChangePrice().then(
        ({ revertPrice }) => revertPrice(context, undoable, direction),
        (cause: unknown) => {
          unsaved.undoHistory.putBack(undoable, direction);
          notifyError(host, 'save', cause);
        },
      );
    },
  };
}

export const isChunkNetworkFailure = (cause: unknown): boolean =>
  cause instanceof ChunkError && cause.kind === 'network';

const loadChangePrice = chunkLoader('price change', async () => {
  const { changePrice, revertPrice, saveCellDraft, setBackPrice } = await import('./change-price');
  return { changePrice, revertPrice, saveCellDraft, setBackPrice };
});
