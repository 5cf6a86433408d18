import type { RowProblems } from './row-problems';

/** A row of an uploaded file. */
export interface UploadedRow<V> {
  /** Row number as a spreadsheet program shows it. */
  readonly number: number;
  readonly sku: string;
  /** As they are kept, one for each of the file's columns. */
  readonly values: readonly V[];
}

/** What an uploaded file says, checked as far as that goes without the database. */
export interface UploadedRows<K extends string, V> {
  /** Name of the file, as it was sent. */
  readonly fileName: string;
  /** Name of the Main SKU column, as the file has it. */
  readonly skuColumn: string;
  /** Its other columns, in order; what has no column stays as it is. */
  readonly columns: readonly { readonly key: K; readonly name: string }[];
  readonly problems: RowProblems;
  /** The rows, some at a time. */
  batches(): Iterable<readonly UploadedRow<V>[]>;
}

/** A read file without its rows, which are handed out as they are read. */
export type ReadSheet<K extends string> = Pick<UploadedRows<K, unknown>, 'skuColumn' | 'columns' | 'problems'>;
