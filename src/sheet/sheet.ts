import type { SheetRow } from './cell';
import type { KnownColumn } from './columns';
import type { Delimiter } from './csv/delimiter';
import type { DetectedEncoding } from './csv/encoding';
import { findHeader, headerAt, type SheetHeader } from './header';
import { limits } from './limits';
import { memoryStore, type RowStore } from './row-store';
import { sheetFailure } from './sheet-failure';

export type SheetFormat =
  | { readonly kind: 'csv'; readonly encoding: DetectedEncoding; readonly delimiter: Delimiter }
  | { readonly kind: 'xlsx' }
  /** The encoding of an .xls that does not name its code page; `undefined` for others, and where all text is ASCII. */
  | { readonly kind: 'xls'; readonly encoding: DetectedEncoding | undefined };

/** A sheet before its header is found. */
export interface SheetContent {
  readonly format: SheetFormat;
  readonly store: RowStore;
  /** Positions of the columns that the spreadsheet program hides, from 0. */
  readonly hiddenColumns: ReadonlySet<number>;
  /** Texts, of currencies or units, that the spreadsheet program shows beside numbers, such as `€`, by the position of their column. */
  readonly textsBesideNumbers?: ReadonlyMap<number, readonly string[]>;
}

/** A sheet of an open file. Each method may reject with a `SheetFailure`. */
export interface Sheet extends Pick<SheetContent, 'format' | 'hiddenColumns' | 'textsBesideNumbers'> {
  /** The first rows, among which the user can pick the header; blank rows do not count. */
  readonly firstRows: readonly SheetRow[];
  readonly header: SheetHeader;
  /** Counts the rows below the header, once; blank rows do not count. */
  total(): Promise<number>;
  /** Reads a page of rows below the header; `number` counts from 1. */
  page(number: number, size: number): Promise<readonly SheetRow[]>;
  /** Reads all rows below the header, in batches. */
  rows(): AsyncGenerator<readonly SheetRow[], void, void>;
  /** Returns the sheet with another of the first rows as its header. */
  withHeader(index: number): Sheet;
}

export interface OpenSheetOptions {
  /** File name, whose extension must fit the content. Default: the name of the File. */
  readonly name?: string;
  /** Columns that identify the header. Default: none, the header is guessed. */
  readonly known?: readonly KnownColumn[];
  /** Encoding of a text file, or of an .xls without a code page. Default: detected. */
  readonly encoding?: DetectedEncoding;
}

const createSheet = (content: SheetContent, header: SheetHeader): Sheet => {
  const { format, store, hiddenColumns, textsBesideNumbers } = content;
  const start = header.index + 1;
  return {
    format,
    hiddenColumns,
    ...(textsBesideNumbers && { textsBesideNumbers }),
    header,
    firstRows: store.firstRows,
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
    withHeader: (index) => createSheet(content, headerAt(store.firstRows, index, 'chosen')),
  };
};

/** Returns a sheet without rows below its header, for content that is empty or has one row. */
export const emptySheet = (content: SheetContent | undefined): Sheet => {
  const store = content?.store ?? memoryStore([]);
  const header = headerAt(store.firstRows, Math.max(0, store.firstRows.length - 1), 'guessed');
  return createSheet({ format: content?.format ?? { kind: 'xlsx' }, store, hiddenColumns: new Set() }, header);
};

/** Finds the header of a sheet. Throws SheetFailure `no-cells`, `header-only`. */
export const sheetWithHeader = (content: SheetContent, { known = [] }: OpenSheetOptions): Sheet => {
  const { store } = content;
  if (store.firstRows.length === 0) throw sheetFailure('no-cells');
  const header = findHeader(store.firstRows, known);
  if (header.index === store.firstRows.length - 1) throw sheetFailure('header-only');
  return createSheet(content, header);
};
