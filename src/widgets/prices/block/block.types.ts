import type { CellArea } from '../../../ui/table/cell-editing';
import type { PriceRecord } from '../../../wire/price';
import type { PriceKey } from '../../../wire/price-levels';
import type { ShownRecord } from '../in-place/shown-record';
import type { UndoableChange, UndoDirection } from '../in-place/undo-history';

/**
 * A change of several cells that the user has asked for; `rows` are those of the page. `type`: prices were typed; `set-back`: an
 * earlier price of the history; `revert`: undo or redo.
 */
export type BlockRequest =
  | {
      readonly kind: 'paste';
      readonly texts: readonly (readonly string[])[];
      readonly area: CellArea;
      readonly rows: readonly ShownRecord[];
    }
  | { readonly kind: 'fill' | 'clear'; readonly area: CellArea; readonly rows: readonly ShownRecord[] }
  | { readonly kind: 'type' | 'set-back'; readonly cells: readonly CellText[] }
  | { readonly kind: 'revert'; readonly undoable: UndoableChange; readonly direction: UndoDirection };

/** A text for a cell. */
export interface CellText {
  readonly record: PriceRecord;
  readonly key: PriceKey;
  readonly text: string;
}

/** New prices of one record as the user has seen it; '' removes a price. */
export interface RecordChange {
  readonly record: PriceRecord;
  readonly prices: ReadonlyMap<PriceKey, string>;
}

/** A cell that does not take its text. */
export interface RefusedCell {
  readonly sku: string;
  /** `undefined`: about the whole row. */
  readonly key: PriceKey | undefined;
  readonly text: string;
  readonly reason: string;
}

/** A record that was not saved, as far as is known; `change.record` is the newest known one. */
export interface BlockFailure {
  readonly change: RecordChange;
  readonly reason: string;
  /** The user stopped before it. */
  readonly isStopped?: boolean;
  /** No answer says whether it was saved. */
  readonly isUnknown?: boolean;
  /** Further requests would fail too. */
  readonly isFinal?: boolean;
}

/** What was not saved of changes whose review is gone: only prices become drafts, not what was to be emptied. */
export interface LeftUnsaved {
  readonly hasPrices: boolean;
  readonly hasEmptied: boolean;
}

/** Records that were not saved: their number, and texts that name them by reason. */
export interface FailedRecords {
  readonly total: number;
  readonly texts: readonly string[];
}
