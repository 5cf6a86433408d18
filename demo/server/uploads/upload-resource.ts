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
  /** Names one record in messages. */
  readonly noun: string;
  /** The content of a new record without values. */
  readonly blank: R;
  /** Returns the record with some values replaced. */
  withValues<T extends R>(record: T, values: ReadonlyMap<K, V>): T;
  isSame(one: R, other: R): boolean;
  /** Returns the record as it is on the wire. */
  toWire(record: S): object;
  /** The problems of the file that need the database, such as unknown SKUs. */
  findProblems(trx: Database, file: UploadedRows<K, V>): Promise<RowProblems>;
  findBySku(trx: Database, skus: readonly string[]): Promise<ReadonlyMap<string, S>>;
  /** Locks the records of these IDs until the transaction ends, and returns them by ID. */
  lockById(trx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, S>>;
  add(trx: Database, records: readonly (R & { readonly main_sku: string })[]): Promise<void>;
  /** Replaces the content of records and increments their versions. */
  replace(trx: Database, records: readonly S[]): Promise<void>;
}

/** Pairs as they are on the wire: see `confirmBody`. */
export const pairsOnWire = (pairs: readonly UploadPair[]) => ({ duplicateData: pairs });

/** The pair as one of this upload, which the client sends back with it. */
export const pairOfUpload = (pair: UploadPair, UPLOAD_ID: number | undefined): UploadPair =>
  UPLOAD_ID === undefined ? pair : { ...pair, existingData: { ...pair.existingData, UPLOAD_ID } };

/** The pair of a stored record and the changed one. */
export const pairOf = <S>(resource: { toWire(record: S): object }, stored: S, next: S): UploadPair => ({
  existingData: resource.toWire(stored),
  newData: resource.toWire(next),
});
