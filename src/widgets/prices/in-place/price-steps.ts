import type { PriceCell } from './cell-drafts';

/** A price that was saved in a cell: `from` the earlier price, `to` the new one; '' for none. */
export interface StepCell extends PriceCell {
  readonly sku: string;
  readonly from: string;
  readonly to: string;
}

/** Prices that were saved at once, by this user. */
export interface PriceStep {
  readonly cells: readonly StepCell[];
  readonly user: string;
}

export type StepDirection = 'undo' | 'redo';

/** As many as spreadsheets keep, at least. */
const limit = 50;

const opposite = { undo: 'redo', redo: 'undo' } as const;

/** The changes of this visit that can be undone and redone, on any page of the list. */
export function createPriceSteps() {
  const stacks: Record<StepDirection, readonly PriceStep[]> = { undo: [], redo: [] };
  const push = (direction: StepDirection, step: PriceStep) => {
    stacks[direction] = [...stacks[direction], step].slice(-limit);
  };
  return {
    add(step: PriceStep): void {
      push('undo', step);
      stacks.redo = [];
    },
    /** Removes the latest step of this user, to be reverted; those of other users are dropped. */
    takeLast(direction: StepDirection, user: string): PriceStep | undefined {
      const own = stacks[direction].filter((step) => step.user === user);
      const last = own.at(-1);
      stacks[direction] = own.slice(0, -1);
      return last;
    },
    /** Removes a step, to be reverted. Returns whether that undoes or redoes it; `undefined` if it is not there any more. */
    take(step: PriceStep): StepDirection | undefined {
      const direction = (['undo', 'redo'] as const).find((one) => stacks[one].includes(step));
      if (direction) stacks[direction] = stacks[direction].filter((one) => one !== step);
      return direction;
    },
    /** A step that was taken has been reverted: it can be reverted again. */
    recordReverted: (step: PriceStep, direction: StepDirection) => push(opposite[direction], step),
    /** A step that was taken could not be reverted. */
    putBack: (step: PriceStep, direction: StepDirection) => push(direction, step),
  };
}

/** A price that a step replaces, and its replacement. */
export const revertedCell = ({ from, to }: StepCell, direction: StepDirection) =>
  direction === 'undo' ? { expected: to, wanted: from } : { expected: from, wanted: to };
