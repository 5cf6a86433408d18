import { type Page, pageSchemaOf } from '../../wire/lists';
import {
  priceChangeSchema,
  priceChangesSchema,
  priceUploadSchema,
  type RecordedPriceChange,
  type RecordedUpload,
  type TakeBackPreview,
  takeBackPreviewSchema,
  takenBackSchema,
} from '../../wire/price-history';
import type { PriceKey } from '../../wire/price-levels';
import type { Id } from '../../wire/values';
import type { Client } from '../transport/client';

const changesSchema = pageSchemaOf(priceChangeSchema);
const uploadsSchema = pageSchemaOf(priceUploadSchema);

interface HistoryQuery {
  readonly sku: string;
  /** @default all levels */
  readonly level: PriceKey | undefined;
}

export async function fetchPriceHistory(
  client: Client,
  { sku, level }: HistoryQuery,
  page: number,
): Promise<Page<RecordedPriceChange>> {
  const body = { MAIN_SKU: sku, KEY: level, currentPage: page, itemsPerPage: 50 };
  return (await client.read('post', 'api/price/getPriceHistory', { schema: changesSchema, body })).data;
}

interface ChangesQuery {
  /** The newest ones first; `undefined` for all. */
  readonly since: Date | undefined;
  /** `next` of the part before. */
  readonly before: Id | undefined;
}

/** A part of the changes of all SKUs. With a signal it is read for a download, which does not abort the reads of a list. */
export async function fetchPriceChanges(client: Client, { since, before }: ChangesQuery, signal?: AbortSignal) {
  const query = {
    ...(since && { SINCE: since.toISOString() }),
    ...(before !== undefined && { BEFORE: String(before) }),
    itemsPerPage: signal ? '100' : '50',
  };
  const forDownload = signal && { signal, purpose: 'download of changes' };
  const options = { schema: priceChangesSchema, query, ...forDownload };
  return (await client.read('get', 'api/price/getPriceChanges', options)).data;
}

export async function fetchPriceUploads(client: Client, page: number): Promise<Page<RecordedUpload>> {
  const query = { currentPage: String(page), itemsPerPage: '20' };
  return (await client.read('get', 'api/price/getPriceUploads', { schema: uploadsSchema, query })).data;
}

export async function previewTakeBack(client: Client, id: Id): Promise<TakeBackPreview> {
  const query = { ID: String(id) };
  return (await client.read('get', 'api/price/previewTakeBack', { schema: takeBackPreviewSchema, query })).data;
}

interface TakenBack {
  readonly message: string;
  /** Number of records that were set back or deleted; `undefined` when not reported. */
  readonly changed: number | undefined;
}

/** Takes an upload back. Rejects with status 409 when the number of records changed since is not `changedSince`. */
export async function takeBackUpload(client: Client, id: Id, changedSince: number): Promise<TakenBack> {
  const body = { ID: id, CHANGED_SINCE: changedSince };
  const { message, data } = await client.write('post', 'api/price/takeBackUpload', { schema: takenBackSchema, body });
  return { message, changed: data };
}
