import type { Signal } from '@preact/signals-react';
import type { ReactNode, RefObject } from 'react';
import type { PriceKey } from '../../../wire/price-levels';
import type { CellEdits } from './cell-edits';
import type { ShownRecord } from './shown-record';
import type { UnsavedPrices } from './unsaved-prices';

/** An open editor of a price cell. */
export interface OpenCell {
  readonly record: ShownRecord;
  readonly priceKey: PriceKey;
  /** The text of the input; `undefined` until something is typed. */
  readonly typed: RefObject<string | undefined>;
  /** What was selected in the input that stood here until the code for editing had loaded: start and end. */
  readonly selection: RefObject<readonly [number | null, number | null] | undefined>;
  /** Whether the arrow keys move the caret: not where typing has opened the editor, which replaces the price, until F2 or a click in the text. */
  readonly hasCaret: RefObject<boolean>;
  readonly close: (focusCell: boolean) => void;
}

/** The code that edits the prices of a list. */
export interface PriceEditing {
  readonly edits: CellEdits;
  readonly unsaved: UnsavedPrices;
  readonly renderEditor: (cell: OpenCell) => ReactNode;
}

/** The editing code; `undefined` until it has loaded, which is after the first rows. */
export type LoadedEditing = Signal<PriceEditing | undefined>;
