import type { PriceCell } from './cell-draft-id';

/** A change of the price in a cell: `from` the earlier price, `to` the new one; '' for none. */
export interface CellChange extends PriceCell {
  readonly sku: string;
  readonly from: string;
  readonly to: string;
}

/** Prices that a user has saved at once, and can set back at once. */
export interface UndoableChange {
  readonly cells: readonly CellChange[];
  readonly user: string;
}

/** An entered price that is being saved: an undo that is requested before its end waits for it. */
export interface PendingEdit extends PriceCell {
  readonly text: string;
  readonly whenEnded: Promise<void>;
}

export type UndoDirection = 'undo' | 'redo';

/** Number of changes that can be undone. */
const maxUndoableChanges = 50;

const opposite = { undo: 'redo', redo: 'undo' } as const;

type UndoHistory = ReturnType<typeof createUndoHistory>;

const histories = new Map<string, UndoHistory>();

/** The changes of this visit to a back end. They outlive the list, which is unmounted while its user works on other records. */
export function undoHistoryOf(apiBase: string): UndoHistory {
  const history = histories.get(apiBase) ?? createUndoHistory();
  histories.set(apiBase, history);
  return history;
}

/** Changes that can be undone and redone, on any page of the list. */
export function createUndoHistory() {
  const stacks: Record<UndoDirection, readonly UndoableChange[]> = { undo: [], redo: [] };
  const push = (direction: UndoDirection, undoable: UndoableChange) => {
    stacks[direction] = [...stacks[direction], undoable].slice(-maxUndoableChanges);
  };
  let pendingEdits: readonly PendingEdit[] = [];
  const removePending = (edit: PendingEdit) => {
    pendingEdits = pendingEdits.filter((one) => one !== edit);
  };
  return {
    /** Adds an edit until its save has ended or it is taken. `whenEnded` never rejects. */
    addPending(edit: PendingEdit): void {
      pendingEdits = [...pendingEdits, edit];
      void edit.whenEnded.then(() => removePending(edit));
    },
    /** Removes the latest edit that is being saved, to be undone once it is saved. */
    takePending(): PendingEdit | undefined {
      const last = pendingEdits.at(-1);
      if (last) removePending(last);
      return last;
    },
    add(undoable: UndoableChange): void {
      push('undo', undoable);
      stacks.redo = [];
    },
    /**
     * Removes the latest change of this user, to be reverted; those of other users are dropped.
     * @param user '' once the session has ended: then nothing is dropped, because the same user may sign in again
     */
    takeLast(direction: UndoDirection, user: string): UndoableChange | undefined {
      const changesOfUser = stacks[direction].filter((undoable) => undoable.user === user);
      const last = changesOfUser.at(-1);
      if (last === undefined && user === '') return undefined;
      stacks[direction] = changesOfUser.slice(0, -1);
      return last;
    },
    /** Removes a change, to be reverted. Returns whether reverting undoes or redoes it; `undefined` if the history has lost the change. */
    take(undoable: UndoableChange): UndoDirection | undefined {
      const direction = (['undo', 'redo'] as const).find((one) => stacks[one].includes(undoable));
      if (direction) stacks[direction] = stacks[direction].filter((one) => one !== undoable);
      return direction;
    },
    /** Stores a taken change that was reverted, so that it can be reverted again. */
    recordReverted: (undoable: UndoableChange, direction: UndoDirection) => push(opposite[direction], undoable),
    /** Stores a taken change that could not be reverted. */
    putBack: (undoable: UndoableChange, direction: UndoDirection) => push(direction, undoable),
    /** Stores a taken change that the user has declined to revert as the one that is reverted last. */
    postpone(undoable: UndoableChange, direction: UndoDirection): void {
      stacks[direction] = [undoable, ...stacks[direction]].slice(-maxUndoableChanges);
    },
  };
}

/** The price that undoing or redoing a change expects in its cell, and the one it restores. */
export const revertedCell = ({ from, to }: CellChange, direction: UndoDirection) =>
  direction === 'undo' ? { expected: to, wanted: from } : { expected: from, wanted: to };

/** Whether the change is what an edit has saved. */
export const isOfEdit = ({ cells }: UndoableChange, edit: PendingEdit): boolean =>
  cells.length === 1 &&
  cells.every(({ id, key, to }) => String(id) === String(edit.id) && key === edit.key && to === edit.text);
