import type { SheetRow } from './cell';
import { limits } from './limits';
import type { RowStore } from './row-store';
import { sheetFailure } from './sheet-failure';

const batchRows = 512;

/** Rows that are all in memory, for files that can only be read whole. */
export const wholeStore = (rows: readonly SheetRow[]): RowStore => {
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
