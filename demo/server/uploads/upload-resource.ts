import type { Database } from '../db/database';
import type { CountedList } from '../db/schema';
import type { RowProblems } from './row-problems';
import type { UploadedRows } from './uploaded-rows';

export interface StoredRecord {
  readonly id: number;
  readonly version: number;
  readonly main_sku: string;
}

/** A record that differs from the file, as it is on the wire: the stored record and the changed one. */
export interface UploadPair {
  readonly existingData: object;
  readonly newData: object;
}

/** Reads and writes records for uploads. `K` is the key of a value `V`, `R` a record's content, `S` a stored record. */
export interface UploadResource<K extends string, V, R, S extends R & StoredRecord> {
  readonly list: CountedList;
  /** For messages: `the price of CL-1 was deleted`. */
  readonly noun: string;
  /** The content of a new record without values. */
  readonly blank: R;
  /** Returns the record with some values replaced. */
  withValues(record: R, values: ReadonlyMap<K, V>): R;
  same(one: R, other: R): boolean;
  pair(stored: S, next: R): UploadPair;
  /** The problems of the file that need the database, such as unknown SKUs. */
  findProblems(trx: Database, file: UploadedRows<K, V>): Promise<RowProblems>;
  bySku(trx: Database, skus: readonly string[]): Promise<ReadonlyMap<string, S>>;
  /** The records of these IDs, by ID, locked until the transaction ends. */
  locked(trx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, S>>;
  add(trx: Database, records: readonly (R & { readonly main_sku: string })[]): Promise<void>;
  /** Replaces the content of records and increments their versions. */
  replace(trx: Database, records: readonly (R & { readonly id: number; readonly main_sku: string })[]): Promise<void>;
}
