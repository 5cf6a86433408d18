import type { RecordToFind } from '../../../api/resources/records';
import { notifyError } from '../../../embed/page/notify-error';
import type { ToastMessage } from '../../../embed/toasts/toast.types';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import type { Answer } from '../../../machines/price-change.types';
import { ChunkError, chunkLoader } from '../../../ui/feedback/load-chunk';
import type { PriceRecord } from '../../../wire/price';
import type { PriceKey } from '../../../wire/price-levels';
import { toInputText } from '../editable-prices';
import type { CellDraft } from './cell-drafts';
import { cellAndText, cellName, draftMessages } from './cell-drafts.messages';
import type { PriceQuestion } from './change-price.types';
import { type PriceEntry, priceEntry } from './price-entry';
import type { AfterSave, UnsavedPrices } from './unsaved-prices';

const { notLoaded } = draftMessages;

interface CellEditsOptions {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly unsaved: UnsavedPrices;
  readonly ask: (question: PriceQuestion) => Promise<Answer>;
  readonly openForm: (record: RecordToFind) => void;
}

export type CellEdits = ReturnType<typeof createCellEdits>;

/** What becomes of the texts that are typed into price cells. The code that saves is loaded with the first one. */
export function createCellEdits({ host, list, unsaved, ask, openForm }: CellEditsOptions) {
  const { drafts } = unsaved;
  const context = { host, unsaved, ask };
  const formOf =
    ({ id, sku }: Pick<CellDraft, 'id' | 'sku'>) =>
    () =>
      openForm({ id, title: sku });

  /** Returns a function that runs code of a chunk; if that does not load, the price becomes a draft. */
  const keepDraftOnFailure = (draft: CellDraft, run: () => Promise<AfterSave>) => async () => {
    try {
      return await run();
    } catch (cause) {
      drafts.add(draft);
      const retry = () => {
        if (drafts.find(draft)?.text === draft.text) submitDraft(draft);
      };
      notifyNotLoaded(draft, cause, { label: notLoaded.retry, onPick: retry });
      return 'keep-list';
    }
  };

  function submitDraft(draft: CellDraft): void {
    const run = async () => (await loadChangePrice()).saveCellDraft(context, draft);
    void unsaved.save(draft, keepDraftOnFailure(draft, run));
  }

  function notifyNotLoaded(draft: CellDraft, cause: unknown, action?: ToastMessage['action']): void {
    const message = () => notLoaded.price(isNetworkFailure(cause));
    const title = draft.text === '' ? cellName(draft) : cellAndText(draft);
    notifyError(host, 'save', cause, { title, message, ...(action && { action }) });
  }

  /** Opens the cell's editor; the form for a record that is not on this page. */
  function edit(draft: CellDraft): void {
    const grid = list.editing.grid.current;
    const rows = list.displayed.peek().loaded?.items ?? [];
    const row = rows.findIndex(({ ID }) => String(ID) === String(draft.id));
    if (grid === null) host.navigate('prices');
    else if (row === -1) formOf(draft)();
    else grid.edit(row, draft.key);
  }

  /** The one decision about a closed editor: saves a changed price, and keeps an invalid text as a draft. */
  function leave(record: PriceRecord, key: PriceKey, entry: PriceEntry): void {
    const cell = { id: record.ID, key, sku: record.MAIN_SKU, from: record[key] };
    if (entry.kind === 'unchanged') {
      drafts.remove(cell);
      return;
    }
    const typed = { ...cell, text: entry.text };
    if (entry.kind === 'changed') {
      const run = async () => (await loadChangePrice()).changePrice(context, record, key, entry.text);
      void unsaved.save(typed, keepDraftOnFailure(typed, run));
      return;
    }
    if (entry.text === '') drafts.remove(cell);
    else drafts.add(typed);
    loadRefuseEdit().then(
      ({ refuseText }) =>
        refuseText(host, { typed, problem: entry.problem, edit: () => edit(typed), openForm: formOf(typed) }),
      (cause: unknown) => notifyNotLoaded(typed, cause),
    );
  }

  return {
    edit,
    leave,
    /** Leaves an editor that was closed before this code had loaded. */
    leaveText: (record: PriceRecord, key: PriceKey, text: string) =>
      leave(record, key, priceEntry(text, toInputText(record[key]))),
    /** Saves a draft of an earlier visit. */
    save: submitDraft,
    /** Says why a cell cannot be edited. */
    refuse(record: PriceRecord, key: PriceKey): void {
      const openRecord = formOf({ id: record.ID, sku: record.MAIN_SKU });
      loadRefuseEdit().then(
        ({ refuseEdit }) => refuseEdit(host, record, key, openRecord),
        (cause: unknown) =>
          notifyError(host, 'edit', cause, { message: () => notLoaded.refusal(isNetworkFailure(cause)) }),
      );
    },
  };
}

const isNetworkFailure = (cause: unknown): boolean => cause instanceof ChunkError && cause.kind === 'network';

const loadChangePrice = chunkLoader('price change', async () => {
  const { changePrice, saveCellDraft } = await import('./change-price');
  return { changePrice, saveCellDraft };
});
const loadRefuseEdit = chunkLoader('price change', async () => {
  const { refuseEdit, refuseText } = await import('./refuse-edit');
  return { refuseEdit, refuseText };
});
