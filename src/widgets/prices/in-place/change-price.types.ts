import type { WidgetHost } from '../../../embed/widget';
import type { Answer, PriceChangeStart } from '../../../machines/price-change.types';
import type { CellText } from '../block/block.types';
import type { PriceCell } from './cell-draft-id';
import type { UndoableChange, UndoDirection } from './undo-history';
import type { UnsavedPrices } from './unsaved-prices';

/** The texts of a question. */
export interface PriceQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
}

export interface PriceChangeContext {
  readonly host: WidgetHost;
  readonly unsaved: UnsavedPrices;
  readonly ask: (question: PriceQuestion) => Promise<Answer>;
  /** Undoes or redoes a change which updatePrice cannot revert without moving other prices. The caller has taken it from the history. Never rejects. */
  readonly revertBlock: (undoable: UndoableChange, direction: UndoDirection) => Promise<void>;
}

export interface PriceChange extends PriceCell {
  readonly sku: string;
  readonly text: string;
  /** How the change begins: on the shown record, or on the stored one, which is found first. */
  readonly start: PriceChangeStart;
  /** The change that this change reverts. */
  readonly reverts?: { readonly undoable: UndoableChange; readonly direction: UndoDirection };
}

export interface SetBackOptions {
  /** Whether the price still has the value that the change gave it. */
  readonly stillHasNewPrice: boolean;
  readonly review: (cell: CellText) => void;
}
