import type { Cell } from '../../../src/sheet/cell';
import type { DecimalSign } from '../../../src/sheet/numbers';

/** What a cell, or a value that was sent, is taken for. */
export type Reading<V> =
  | { readonly kind: 'value'; readonly value: V }
  /** `reason` completes a sentence that begins with the name of the column. */
  | { readonly kind: 'wrong'; readonly reason: string };

/** What files of one kind have, besides the Main SKU that names a row's record. A value has to outlive JSON. */
export interface SheetKind<K extends string, V> {
  /** As in "is no column of a price file". */
  readonly name: string;
  /** The columns; a file need not have all. */
  readonly keys: readonly K[];
  /** What is said of a file that has none of them. */
  readonly noColumns: { readonly column: string; readonly reason: string };
  /** What its numbers are called where they cannot be told. */
  readonly numbers: string;
  /** Whether the column shows how the file writes numbers. */
  isNumeric(key: K): boolean;
  read(key: K, cell: Cell, sign: DecimalSign): Reading<V>;
}
