import type { SheetRow } from './cell';

/** The rows of a sheet that are not blank, header included, by position from 0. */
export interface RowStore {
  /** The first rows: all there are, or more than any header search needs. */
  readonly top: readonly SheetRow[];
  /** How many there are. */
  count(): Promise<number>;
  /** Rows from one position up to, and without, another. */
  read(from: number, to: number): Promise<readonly SheetRow[]>;
  /** All of them in order. */
  batches(): AsyncGenerator<readonly SheetRow[], void, void>;
}
