import { type CodedMessage, codedMessage } from '../../../src/wire/error-texts';
import { chunksOf } from '../db/chunks';
import type { Database } from '../db/database';
import { HttpError } from '../http/http-error';
import type { ConfirmedPair } from './confirm-body';
import {
  pairOf,
  pairOfUpload,
  pairsOnWire,
  type StoredRecord,
  type UploadPair,
  type UploadResource,
} from './upload-resource';

const MAX_LISTED = 5;

export interface ConfirmOutcome {
  readonly changed: number;
  /** Pairs without an effect, because they were saved before. */
  readonly unchanged: number;
}

/** A pair with the current record. */
interface Compared<K extends string, V, S> {
  readonly pair: ConfirmedPair<K, V>;
  readonly stored: S;
  readonly next: S;
}

/**
 * Writes confirmed changes, but for those that were saved before. Throws HttpError 409 with the current pairs when a record was
 * changed or deleted since it was shown.
 */
export async function confirmPairs<K extends string, V, R, S extends R & StoredRecord>(
  trx: Database,
  pairs: readonly ConfirmedPair<K, V>[],
  resource: UploadResource<K, V, R, S>,
): Promise<ConfirmOutcome> {
  const stored = await lockStored(trx, pairs, resource);
  const compared = pairs.flatMap((pair): Compared<K, V, S> | [] => {
    const record = stored.get(pair.id);
    return record === undefined ? [] : { pair, stored: record, next: resource.withValues(record, pair.next) };
  });
  const unsaved = compared.filter(({ stored: now, next }) => !resource.isSame(now, next));
  const stale = unsaved.filter(
    ({ pair, stored: now }) => now.version !== pair.version || now.main_sku !== pair.mainSku,
  );
  const deleted = pairs.filter(({ id }) => !stored.has(id)).map(({ mainSku }) => mainSku);
  if (stale.length + deleted.length > 0) {
    const fresh = unsaved.flatMap((one) => freshPair(one, resource));
    const data = { needsConfirmation: true, ...pairsOnWire(fresh) };
    throw new HttpError(409, conflictText(stale.length, deleted, resource.noun), { data });
  }
  const changed = unsaved.map(({ next }) => next);
  for (const records of chunksOf(changed)) await resource.replace(trx, records);
  return { changed: unsaved.length, unchanged: pairs.length - unsaved.length };
}

/** Locks the records of pairs and returns them by ID. Always in the same order, to avoid deadlocks. */
async function lockStored<S>(
  trx: Database,
  pairs: readonly { readonly id: number }[],
  resource: { lockById(trx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, S>> },
): Promise<ReadonlyMap<number, S>> {
  const stored = new Map<number, S>();
  for (const ids of chunksOf(pairs.map(({ id }) => id).sort((a, b) => a - b))) {
    for (const [id, record] of await resource.lockById(trx, ids)) stored.set(id, record);
  }
  return stored;
}

function conflictText(changed: number, deletedSkus: readonly string[], noun: string): CodedMessage {
  const deleted = deletedSkus.length;
  const skus = deletedSkus.slice(0, MAX_LISTED).join(', ');
  const records = { noun, skus, deleted, more: Math.max(0, deleted - MAX_LISTED) };
  if (deleted === 0) return codedMessage('records-changed', { changed });
  return changed === 0
    ? codedMessage('records-deleted', records)
    : codedMessage('records-changed-and-deleted', { changed, ...records });
}

/** The pair again, from the current record: only the values that the user has seen change are changed. */
function freshPair<K extends string, V, R, S extends R & StoredRecord>(
  { pair, stored }: Compared<K, V, S>,
  resource: UploadResource<K, V, R, S>,
): UploadPair | [] {
  const changes = [...pair.next].filter(([key, value]) => !isSameValue(value, pair.shown.get(key)));
  const next = resource.withValues(stored, new Map(changes));
  return resource.isSame(stored, next) ? [] : pairOfUpload(pairOf(resource, stored, next), pair.uploadId);
}

/** Values are texts, numbers, booleans or lists of texts. */
const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
