import * as v from 'valibot';
import { listSchemaOf, type Page } from '../../wire/lists';
import { isRecord, toCount, toText, type WireRecord } from '../../wire/values';
import type { Client } from '../transport/client';
import type { ApiError } from '../transport/errors';
import { fetchPricesSeparately } from './prices';
import { products } from './products';
import type { PageQuery } from './records';

/** A stored record, and the same record as the file changes it. */
export interface UploadPair {
  readonly existingData: WireRecord;
  readonly newData: WireRecord;
}

/** Largest number of changed records that back ends take in one upload. */
export const recordsPerUpload = 10_000;

export interface RowProblem {
  /** Row number as a spreadsheet program shows it; `undefined` when it is not about one row. */
  readonly row: number | undefined;
  readonly column: string;
  readonly reason: string;
}

export interface SheetUploaded {
  readonly message: string;
  readonly created: number | undefined;
  readonly unchanged: number | undefined;
  readonly pairs: readonly UploadPair[];
}

const recordSchema = v.custom<WireRecord>(isRecord, 'has to be a record');
const pairsSchema = listSchemaOf(v.object({ existingData: recordSchema, newData: recordSchema }));
const countSchema = v.pipe(v.unknown(), v.transform(toCount));
export const uploadSchema = v.pipe(
  v.nullish(v.looseObject({}), {}),
  // Some back ends put the whole envelope into `data`.
  v.transform((data) => (isRecord(data.data) && !('duplicateData' in data) ? data.data : data)),
  v.object({
    created: v.optional(countSchema),
    unchanged: v.optional(countSchema),
    needsConfirmation: v.optional(v.unknown()),
    // The schema makes an empty list of null.
    duplicateData: v.optional(pairsSchema, null),
  }),
  v.check(
    ({ needsConfirmation, duplicateData }) => String(needsConfirmation) !== 'true' || duplicateData.length > 0,
    'it asks to confirm changes, and has none',
  ),
);

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
  /** The same for each attempt to send one file. */
  readonly idempotencyKey?: string;
}

export interface SheetUploadCalls {
  /** Sends a file. New rows are saved at once; rows that differ from stored ones are returned for confirmation. */
  send(client: Client, file: File, options: UploadOptions): Promise<SheetUploaded>;
  /** Saves the confirmed changes and returns the message to show. Rejects with status 409 when one is stale. */
  confirm(client: Client, confirmed: readonly UploadPair[]): Promise<string>;
  /** Reads the stored records with these main SKUs, at most `keysPerRead` of them. */
  fetchStored(client: Client, skus: readonly string[]): Promise<readonly WireRecord[]>;
}

/** Records that are read by one request. */
export const keysPerRead = 100;

type FetchPage = (client: Client, query: PageQuery) => Promise<Page<{ readonly source: WireRecord }>>;

interface UploadPaths {
  readonly send: string;
  readonly confirm: string;
}

function sheetUpload(paths: UploadPaths, fetchPage: FetchPage): SheetUploadCalls {
  return {
    async fetchStored(client, skus) {
      const query = { page: 1, pageSize: keysPerRead, search: '', filters: { MAIN_SKU: skus } };
      return (await fetchPage(client, query)).items.map(({ source }) => source);
    },
    async send(client, file, options) {
      const response = await client.sendForm('post', paths.send, {
        schema: uploadSchema,
        fields: { file },
        ...options,
      });
      const { created, unchanged, duplicateData } = response.data;
      return { message: response.message, created, unchanged, pairs: duplicateData };
    },
    async confirm(client, confirmed) {
      const body = { confirmedDuplicates: confirmed };
      return (await client.write('post', paths.confirm, { schema: v.unknown(), body })).message;
    },
  };
}

export const priceUpload = sheetUpload(
  { send: 'api/price/uploadPrice', confirm: 'api/price/confirmChanges' },
  fetchPricesSeparately,
);

export const productUpload = sheetUpload(
  { send: 'api/product/uploadProduct', confirm: 'api/product/confirmChanges' },
  products.readAllFields,
);

/** Returns the pairs in a 409 of `confirm`, which have the current records. */
export function freshDuplicates(error: ApiError): readonly UploadPair[] {
  const fresh = v.safeParse(v.object({ duplicateData: pairsSchema }), error.data);
  return error.status === 409 && fresh.success ? fresh.output.duplicateData : [];
}

export function uploadProblems(error: ApiError): readonly RowProblem[] {
  const problems = isRecord(error.data) && Array.isArray(error.data.problems) ? error.data.problems : [];
  return problems.filter(isRecord).map(({ row, column, reason }) => ({
    row: Number(toText(row)) || undefined,
    column: toText(column),
    reason: toText(reason),
  }));
}
