import type { SheetRow } from './cell';
import type { KnownColumn } from './columns';
import type { Delimiter } from './csv/delimiter';
import type { TextEncoding } from './csv/encoding';
import { findHeader, headerAt, type SheetHeader } from './header';
import { limits } from './limits';
import { memoryStore, type RowStore } from './row-store';
import { sheetFailure } from './sheet-failure';

/** How the file was read, told by its bytes. */
export type SheetFormat =
  | { readonly kind: 'csv'; readonly encoding: TextEncoding; readonly delimiter: Delimiter }
  | { readonly kind: 'xlsx' | 'xls'; readonly sheetName: string };

/** A sheet of an open file. Reading it may fail late: each method rejects with a `SheetFailure`. */
export interface Sheet {
  readonly format: SheetFormat;
  /** The first rows that are not blank, header and titles included, for a person to pick the header from. */
  readonly top: readonly SheetRow[];
  readonly header: SheetHeader;
  /** Positions of the columns that the spreadsheet program hides, from 0. */
  readonly hiddenColumns: ReadonlySet<number>;
  /** Exact number of rows below the header that are not blank. Counts once; the first page does not wait for it. */
  total(): Promise<number>;
  /** A page of the rows below the header; `number` counts from 1, and a page beyond the end is empty. */
  page(number: number, size: number): Promise<readonly SheetRow[]>;
  /** All rows below the header in order, in batches, from the beginning at each call. */
  rows(): AsyncGenerator<readonly SheetRow[], void, void>;
  /** The same file with another row of `top` as its header. */
  withHeader(index: number): Sheet;
}

/** The rows of one sheet, before a header is looked for. */
export interface SheetContent {
  readonly format: SheetFormat;
  readonly store: RowStore;
  /** Positions of the columns that the spreadsheet program hides, from 0. */
  readonly hiddenColumns: ReadonlySet<number>;
}

/** What helps to read a file. */
export interface OpenSheetOptions {
  /** File name, whose ending must fit the bytes. Default: the file's own name, if it has one. */
  readonly name?: string;
  /** Columns by whose names the header is found. Default: none, and the header is guessed. */
  readonly known?: readonly KnownColumn[];
  /** Encoding of a text file. Default: found by its bytes. */
  readonly encoding?: TextEncoding;
}

const view = (content: SheetContent, header: SheetHeader): Sheet => {
  const { format, store, hiddenColumns } = content;
  const start = header.index + 1;
  return {
    format,
    hiddenColumns,
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
    withHeader: (index) => view(content, headerAt(store.top, index, 'chosen')),
  };
};

/** A sheet without rows below a header, of which only the first rows can be seen. */
export const emptySheet = (content: SheetContent | undefined, sheetName: string): Sheet => {
  const store = content?.store ?? memoryStore([]);
  const header = headerAt(store.top, Math.max(0, store.top.length - 1), 'guessed');
  return view({ format: content?.format ?? { kind: 'xlsx', sheetName }, store, hiddenColumns: new Set() }, header);
};

/**
 * The sheet that stored rows make, with its header found.
 * @throws SheetFailure `no-cells`, `header-only`
 */
export const viewSheet = (content: SheetContent, { known = [] }: OpenSheetOptions): Sheet => {
  const { store } = content;
  if (store.top.length === 0) throw sheetFailure('no-cells');
  const header = findHeader(store.top, known);
  if (header.index === store.top.length - 1) throw sheetFailure('header-only');
  return view(content, header);
};
