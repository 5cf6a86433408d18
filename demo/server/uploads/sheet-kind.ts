import type { Cell } from '../../../src/sheet/cell';
import type { DecimalSeparator } from '../../../src/sheet/numbers';
import type { Reading } from '../http/field-reading';

/** The columns of files of one kind, besides MAIN_SKU. Values must be JSON. */
export interface SheetKind<K extends string, V> {
  /** As in "is no column of a price file". */
  readonly name: string;
  /** The columns; a file need not have all. */
  readonly keys: readonly K[];
  /** The problem of a file that has none of them. */
  readonly noColumns: { readonly column: string; readonly reason: string };
  /** Subject of the message that the number format is ambiguous. */
  readonly numbers: string;
  /** Whether the decimal separator is detected from the column's cells. */
  isNumeric(key: K): boolean;
  read(key: K, cell: Cell, separator: DecimalSeparator): Reading<V>;
}
