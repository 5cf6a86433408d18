import type { Database } from '../db/database';
import type { CountedList } from '../db/schema';
import type { RowProblems } from './row-problems';
import type { UploadedRows } from './uploaded-rows';

/** What an upload needs to know of a stored record. */
export interface StoredRecord {
  readonly id: number;
  readonly version: number;
  readonly main_sku: string;
}

/** A record that differs from the file, as the wire has it: what is stored, and the same record as it would become. */
export interface UploadPair {
  readonly existingData: object;
  readonly newData: object;
}

/**
 * Records that files can be uploaded to, and how they are read and written: `K` names a value `V` on the wire, `R` is a
 * record's content, `S` a stored record.
 */
export interface UploadResource<K extends string, V, R, S extends R & StoredRecord> {
  readonly list: CountedList;
  /** What a deleted record has lost: `A lost the price that was to change`. */
  readonly lost: string;
  /** What a new record is before the file's values come to it. */
  readonly blank: R;
  /** The record with some values replaced. */
  withValues(record: R, values: ReadonlyMap<K, V>): R;
  same(one: R, other: R): boolean;
  pair(stored: S, next: R): UploadPair;
  /** What is wrong with the file that only the database knows. */
  findProblems(trx: Database, file: UploadedRows<K, V>): Promise<RowProblems>;
  /** The records of these SKUs, by SKU. */
  bySku(trx: Database, skus: readonly string[]): Promise<ReadonlyMap<string, S>>;
  /** The records of these IDs, by ID; nobody else can change them until the transaction ends. */
  locked(trx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, S>>;
  /** Adds records. */
  add(trx: Database, records: readonly (R & { readonly main_sku: string })[]): Promise<void>;
  /** Replaces the content of records and raises their versions. */
  replace(trx: Database, records: readonly (R & { readonly id: number; readonly main_sku: string })[]): Promise<void>;
}
