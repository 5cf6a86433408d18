import { type ReadonlySignal, signal } from '@preact/signals-react';
import * as v from 'valibot';
import { autosaveDraft, type DraftId, deleteDraft, loadDrafts, saveDraft } from '../../../api/drafts/drafts';
import { type PriceKey, priceKeys } from '../../../wire/price-levels';
import { type Id, idSchema } from '../../../wire/values';

export interface PriceCell {
  readonly id: Id;
  readonly key: PriceKey;
}

/** A text that was typed into a price cell and not saved. */
export interface CellDraft extends PriceCell {
  readonly sku: string;
  readonly text: string;
  /** The price that the cell showed while it was typed. */
  readonly from: string;
}

/** `isRestored`: stored before this list was opened. */
export interface ShownDraft extends CellDraft {
  readonly isRestored: boolean;
}

export interface CellDrafts {
  readonly all: ReadonlySignal<readonly ShownDraft[]>;
  readonly has: (cell: PriceCell) => boolean;
  readonly add: (draft: CellDraft) => void;
  readonly remove: (cell: PriceCell) => void;
  /** Shows the current user's stored drafts. */
  readonly restore: () => void;
  /** Stores the result of `draftOf` when the page goes or the session expires, until the returned function is called. */
  readonly autosave: (cell: PriceCell, draftOf: () => CellDraft | undefined) => () => void;
}

const form = 'price cells';

const schema: v.GenericSchema<unknown, CellDraft> = v.object({
  id: idSchema,
  key: v.picklist(priceKeys),
  sku: v.string(),
  text: v.string(),
  from: v.string(),
});

/** The drafts of one list. They are in session storage, by user and cell, as the drafts of forms are. */
export function createCellDrafts(apiBase: string): CellDrafts {
  const all = signal<readonly ShownDraft[]>([]);
  const idOf = ({ id, key }: PriceCell): DraftId => ({ apiBase, form, record: `${id} ${key}` });
  const without = (cell: PriceCell) => all.peek().filter((draft) => !isSameCell(draft, cell));
  return {
    all,
    has: (cell) => all.peek().some((draft) => isSameCell(draft, cell)),
    add(draft) {
      saveDraft(idOf(draft), draft);
      all.value = [...without(draft), { ...draft, isRestored: false }];
    },
    remove(cell) {
      deleteDraft(idOf(cell));
      const others = without(cell);
      if (others.length < all.peek().length) all.value = others;
    },
    restore() {
      all.value = loadDrafts({ apiBase, form }, schema).map(({ values }) => ({ ...values, isRestored: true }));
    },
    autosave: (cell, draftOf) => autosaveDraft(idOf(cell), draftOf),
  };
}

const isSameCell = (one: PriceCell, other: PriceCell): boolean =>
  one.key === other.key && String(one.id) === String(other.id);
