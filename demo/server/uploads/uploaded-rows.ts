import type { RowProblems } from './row-problems';

export interface UploadedRow<V> {
  /** Row number as a spreadsheet program shows it. */
  readonly number: number;
  readonly sku: string;
  /** Stored forms of the values, one per column of the file. */
  readonly values: readonly V[];
}

/** The rows of an uploaded file, validated without the database. */
export interface UploadedRows<K extends string, V> {
  readonly fileName: string;
  /** The encoding in which the file's text was read, unless it is UTF-8 or a workbook says it. */
  readonly encoding: string | undefined;
  readonly skuColumn: string;
  /** The other columns in order; stored values without a column are not changed. */
  readonly columns: readonly { readonly key: K; readonly name: string }[];
  readonly problems: RowProblems;
  batches(): Iterable<readonly UploadedRow<V>[]>;
}

/** A file without its rows, which a Worker posts as JSON texts. */
export type ReadSheet<K extends string> = Pick<
  UploadedRows<K, unknown>,
  'encoding' | 'skuColumn' | 'columns' | 'problems'
>;
