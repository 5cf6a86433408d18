import type { SheetRow } from './cell';
import type { KnownColumn } from './columns';
import type { Delimiter } from './csv/delimiter';
import type { TextEncoding } from './csv/encoding';
import type { SheetHeader } from './header';

/** How the file was read, told by its bytes. */
export type SheetFormat =
  | { readonly kind: 'csv'; readonly encoding: TextEncoding; readonly delimiter: Delimiter }
  | { readonly kind: 'xlsx' | 'xls'; readonly sheetName: string };

/** The first sheet of an open file. Reading it may fail late: each method rejects with a `SheetFailure`. */
export interface Sheet {
  readonly format: SheetFormat;
  /** The first rows that are not blank, header and titles included, for a person to pick the header from. */
  readonly top: readonly SheetRow[];
  readonly header: SheetHeader;
  /** Exact number of rows below the header that are not blank. Counts once; the first page does not wait for it. */
  total(): Promise<number>;
  /** A page of the rows below the header; `number` counts from 1, and a page beyond the end is empty. */
  page(number: number, size: number): Promise<readonly SheetRow[]>;
  /** All rows below the header in order, in batches, from the beginning at each call. */
  rows(): AsyncGenerator<readonly SheetRow[], void, void>;
  /** The same file with another row of `top` as its header. */
  withHeader(index: number): Sheet;
}

/** What helps to read a file. */
export interface OpenSheetOptions {
  /** File name, whose ending must fit the bytes. Default: the file's own name, if it has one. */
  readonly name?: string;
  /** Columns by whose names the header is found. Default: none, and the header is guessed. */
  readonly known?: readonly KnownColumn[];
}
