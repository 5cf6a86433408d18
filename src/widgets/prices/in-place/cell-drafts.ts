import { type ReadonlySignal, signal } from '@preact/signals-react';
import * as v from 'valibot';
import { keepDraftsOnClose } from '../../../api/drafts/closed-window';
import { currentUserKey } from '../../../api/drafts/draft-key';
import { autosaveDraft, saveDraft } from '../../../api/drafts/save-draft';
import { deleteDraft, loadDrafts } from '../../../api/drafts/stored-drafts';
import { apiOrigin } from '../../../api/session/api-origin';
import { takeOverDrafts } from '../../../api/session/draft-storage';
import { userGeneration } from '../../../api/session/session';
import { priceKeys } from '../../../wire/price-levels';
import { idSchema } from '../../../wire/values';
import { cellDraftForm, cellDraftId, type PriceCell } from './cell-draft-id';

/** A text that was typed into a price cell and not saved. */
export interface CellDraft extends PriceCell {
  readonly sku: string;
  readonly text: string;
  /** The price that the cell showed while it was typed. */
  readonly from: string;
}

/** `isOffered`: the draft is of an earlier visit, or of a save that failed, and the list names it above its rows. */
export interface ShownDraft extends CellDraft {
  readonly isOffered: boolean;
}

export interface CellDrafts {
  readonly all: ReadonlySignal<readonly ShownDraft[]>;
  readonly find: (cell: PriceCell) => CellDraft | undefined;
  /** `isOffered` defaults to that of the cell's previous draft. */
  readonly add: (draft: CellDraft, isOffered?: boolean) => void;
  readonly remove: (cell: PriceCell) => void;
  /** Hides a stored draft until it is added, removed or shown again. */
  readonly hide: (cell: PriceCell) => void;
  /** Shows the hidden draft of a cell. Returns false if there is none, or none with the given text. */
  readonly showAgain: (cell: PriceCell, text?: string) => boolean;
  /** Shows the current user's stored drafts, also those of windows that were closed; those that were not shown before are offered. */
  readonly restore: () => void;
  /** Stores the result of `draftOf` when the page goes or the session expires, until the returned function is called. */
  readonly storeOnExit: (cell: PriceCell, draftOf: () => CellDraft | undefined) => () => void;
  /** Calls back when the page goes, until the returned function is called. Drafts that are added then outlive the window too. */
  readonly onPageHide: (listener: () => void) => () => void;
}

const cellDraftSchema: v.GenericSchema<unknown, CellDraft> = v.object({
  id: idSchema,
  key: v.picklist(priceKeys),
  sku: v.string(),
  text: v.string(),
  from: v.string(),
});

/** The drafts of one list. They are in session storage, by user and cell, as the drafts of forms are, and outlive their window. */
export function createCellDrafts(apiBase: string): CellDrafts {
  const all = signal<readonly ShownDraft[]>([]);
  const hidden = new Map<string, ShownDraft>();
  /** Cells whose drafts are in memory alone: without a known user, or where storage is blocked or full. */
  const unstored = new Set<string>();
  const user = userGeneration(apiBase);
  /** Whether the user who typed is still signed in: a save may end after another user has signed in. */
  const isSameUser = () => userGeneration(apiBase) === user;
  const form = { apiBase, form: cellDraftForm };
  const cellId = ({ id, key }: PriceCell) => `${id} ${key}`;
  const draftIdOf = (cell: PriceCell) => cellDraftId(apiBase, cell);
  const find = (cell: PriceCell) => all.peek().find((draft) => isSameCell(draft, cell));
  const draftsWithout = (cell: PriceCell) => all.peek().filter((draft) => !isSameCell(draft, cell));
  const removeShown = (cell: PriceCell) => {
    if (find(cell) !== undefined) all.value = draftsWithout(cell);
  };
  const add: CellDrafts['add'] = (draft, isOffered) => {
    const previous = find(draft) ?? hidden.get(cellId(draft));
    const isStored = isSameUser() && saveDraft(draftIdOf(draft), draft);
    if (isStored) unstored.delete(cellId(draft));
    else unstored.add(cellId(draft));
    hidden.delete(cellId(draft));
    all.value = [...draftsWithout(draft), { ...draft, isOffered: isOffered ?? previous?.isOffered ?? false }];
  };
  return {
    all,
    find,
    add,
    remove(cell) {
      if (isSameUser()) deleteDraft(draftIdOf(cell));
      hidden.delete(cellId(cell));
      removeShown(cell);
    },
    hide(cell) {
      const draft = find(cell);
      if (draft !== undefined) hidden.set(cellId(cell), draft);
      removeShown(cell);
    },
    showAgain(cell, text) {
      const draft = hidden.get(cellId(cell));
      const isShown = draft !== undefined && draft.text === (text ?? draft.text);
      if (isShown) add(draft);
      return isShown;
    },
    restore() {
      takeOverDrafts(apiOrigin(apiBase), currentUserKey(apiBase));
      keepDraftsOnClose(form);
      const stored = loadDrafts(form, cellDraftSchema).flatMap(({ values }) =>
        // The price of a hidden draft is being saved.
        hidden.has(cellId(values)) ? [] : { ...values, isOffered: find(values)?.isOffered ?? true },
      );
      all.value = [...stored, ...all.peek().filter((draft) => unstored.has(cellId(draft)))];
    },
    storeOnExit(cell, draftOf) {
      const stop = autosaveDraft(draftIdOf(cell), draftOf);
      keepDraftsOnClose(form);
      return stop;
    },
    onPageHide(listener) {
      const page = typeof window === 'undefined' ? undefined : window;
      page?.addEventListener('pagehide', listener);
      keepDraftsOnClose(form);
      return () => page?.removeEventListener('pagehide', listener);
    },
  };
}

const isSameCell = (one: PriceCell, other: PriceCell): boolean =>
  one.key === other.key && String(one.id) === String(other.id);
