import type { SheetRow } from './cell';
import { limits } from './limits';
import { sheetFailure } from './sheet-failure';

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

const batchRows = 512;

/** Rows that are all in memory, for files that can only be read whole. */
export const memoryStore = (rows: readonly SheetRow[]): RowStore => {
  if (rows.length > limits.rows + limits.headerRows) throw sheetFailure('too-many-rows');
  return {
    top: rows.slice(0, 64),
    count: async () => rows.length,
    read: async (from, to) => rows.slice(from, to),
    async *batches() {
      for (let from = 0; from < rows.length; from += batchRows) yield rows.slice(from, from + batchRows);
    },
  };
};
