import type { SheetRow } from './cell';
import { limits } from './limits';
import { sheetFailure } from './sheet-failure';

/** The rows of a sheet, header included, by position from 0; blank rows do not count. */
export interface RowStore {
  /** Enough rows to search for the header, or all rows of a shorter sheet. */
  readonly firstRows: readonly SheetRow[];
  count(): Promise<number>;
  /** `to` is exclusive. */
  read(from: number, to: number): Promise<readonly SheetRow[]>;
  batches(): AsyncGenerator<readonly SheetRow[], void, void>;
}

const batchRows = 512;

/** For files that can only be read whole. */
export const memoryStore = (rows: readonly SheetRow[]): RowStore => {
  if (rows.length > limits.rows + limits.headerRows) throw sheetFailure('too-many-rows');
  return {
    firstRows: rows.slice(0, 64),
    count: async () => rows.length,
    read: async (from, to) => rows.slice(from, to),
    async *batches() {
      for (let from = 0; from < rows.length; from += batchRows) yield rows.slice(from, from + batchRows);
    },
  };
};
