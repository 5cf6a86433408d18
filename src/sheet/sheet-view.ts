import { findHeader, headerAt, type SheetHeader } from './header';
import { limits } from './limits';
import type { RowStore } from './row-store';
import type { OpenSheetOptions, Sheet, SheetFormat } from './sheet';
import { sheetFailure } from './sheet-failure';

const view = (format: SheetFormat, store: RowStore, header: SheetHeader): Sheet => {
  const start = header.index + 1;
  return {
    format,
    header,
    top: store.top,
    async total() {
      const rows = (await store.count()) - start;
      if (rows > limits.rows) throw sheetFailure('too-many-rows');
      return rows;
    },
    page(number, size) {
      const from = start + (number - 1) * size;
      return store.read(from, from + size);
    },
    async *rows() {
      let skip = start;
      let seen = 0;
      for await (const batch of store.batches()) {
        const below = skip > 0 ? batch.slice(skip) : batch;
        skip -= batch.length - below.length;
        seen += below.length;
        if (seen > limits.rows) throw sheetFailure('too-many-rows');
        if (below.length > 0) yield below;
      }
    },
    withHeader: (index) => view(format, store, headerAt(store.top, index, 'chosen')),
  };
};

/**
 * The sheet that stored rows make, with its header found.
 * @throws SheetFailure `no-cells`, `header-only`
 */
export const viewSheet = (format: SheetFormat, store: RowStore, { known = [] }: OpenSheetOptions): Sheet => {
  if (store.top.length === 0) throw sheetFailure('no-cells');
  const header = findHeader(store.top, known);
  if (header.index === store.top.length - 1) throw sheetFailure('header-only');
  return view(format, store, header);
};
