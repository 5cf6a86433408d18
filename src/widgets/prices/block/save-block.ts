import type { SheetUploadCalls } from '../../../api/resources/sheet-upload';
import { addPendingSave } from '../../../api/session/pending-saves';
import { quietHost } from '../../../embed/page/own-client';
import type { WidgetHost } from '../../../embed/widget';
import { sendChanges } from '../../../upload/session/send-changes';
import { openReadingInWorker } from '../../../upload/worker/remote-reading';
import { priceKeys } from '../../../wire/price-levels';
import { splitReturnedPairs } from '../bulk/returned-pairs';
import type { CellChange } from '../in-place/undo-history';
import type { UnsavedPrices } from '../in-place/unsaved-prices';
import { priceUploadKind } from '../price-upload-kind';
import { blockMessages as messages } from './block.messages';
import type { BlockFailure, RecordChange } from './block.types';
import { pairOf, remainingChangeOf } from './block-pairs';
import { isSavableByUpdatePrice, withPrices } from './plan-block';
import { saveInPlace } from './save-in-place';

export interface BlockContext {
  readonly host: WidgetHost;
  readonly unsaved: UnsavedPrices;
}

export interface BlockRun {
  /** Name of the upload, where updatePrice cannot save the changes. */
  readonly name: string;
  /** The calls of that upload: the same ones for each attempt, so that a repeat has the same idempotency keys. */
  readonly calls: SheetUploadCalls;
  /** Aborted when the user stops it; the record that is being saved is the last one. An upload is not stopped. */
  readonly signal: AbortSignal;
  /** Receives the number of records that have been tried. */
  readonly onProgress: (done: number) => void;
  /** Receives each record that was tried and not saved, as soon as that is known: the page may go before the end. */
  readonly onFailure?: (failure: BlockFailure) => void;
  /** Receives each record that was saved, as soon as that is known. */
  readonly onSaved?: (change: RecordChange) => void;
}

export interface BlockResult {
  readonly saved: readonly CellChange[];
  readonly failures: readonly BlockFailure[];
}

/**
 * Saves changes record by record, each against its version; a price that someone else has changed since it was shown is not
 * overwritten. If one of the records has a gap, an unset level before a price, all are sent as one upload, and the history has one
 * entry. Never rejects.
 */
export async function saveBlock(
  context: BlockContext,
  changes: readonly RecordChange[],
  run: BlockRun,
): Promise<BlockResult> {
  const { host, unsaved } = context;
  if (changes.length === 0) return { saved: [], failures: [] };
  run.onProgress(0);
  const { saved, failures } = changes.every(isSavableByUpdatePrice)
    ? await saveEach(context, changes, run)
    : await sendAsUpload(context, changes, run);
  run.onProgress(changes.length);
  // Where nothing got through, the list would fail too, and lose its rows; it is loaded again when the browser is online.
  // What was saved says more than the browser's flag, which is wrong behind some VPNs; without a response only the flag says something.
  const isOffline = globalThis.navigator?.onLine === false;
  const isUnreachable =
    saved.length === 0 &&
    failures.every(({ isFinal, isUnknown, isStopped }) => isFinal || isStopped || (isUnknown && isOffline));
  if (host.session.peek() !== undefined && !isUnreachable) unsaved.reload();
  return { saved: saved.flatMap(cellsOf), failures };
}

interface SaveOutcome {
  readonly saved: readonly RecordChange[];
  readonly failures: readonly BlockFailure[];
}

async function saveEach(
  { host, unsaved }: BlockContext,
  changes: readonly RecordChange[],
  { signal, onProgress, onFailure, onSaved }: BlockRun,
): Promise<SaveOutcome> {
  const hostWithoutToasts = quietHost(host);
  const saved: RecordChange[] = [];
  const failures: BlockFailure[] = [];
  const fail = (failure: BlockFailure) => {
    failures.push(failure);
    onFailure?.(failure);
  };
  /** Why further requests would fail too. */
  let finalReason: string | undefined;
  for (const [index, change] of changes.entries()) {
    if (finalReason !== undefined) fail({ change, reason: finalReason, isFinal: true });
    else if (signal.aborted) failures.push({ change, reason: messages.reasons.stopped, isStopped: true });
    else {
      const failure = await saveInPlace(hostWithoutToasts, unsaved, change);
      // What is kept is right at each moment, since the page may go before the end.
      if (failure) fail(failure);
      else {
        saved.push(change);
        onSaved?.(change);
      }
      if (failure?.isFinal) finalReason = failure.reason;
    }
    onProgress(index + 1);
  }
  return { saved, failures };
}

async function sendAsUpload(
  { host, unsaved }: BlockContext,
  changes: readonly RecordChange[],
  { name, calls, onFailure, onSaved }: BlockRun,
): Promise<SaveOutcome> {
  if (!host.emit('pricebook-before-upload', { fileName: name, rows: changes.length })) {
    const prevented = changes.map((change) => ({ change, reason: messages.reasons.prevented }));
    for (const failure of prevented) onFailure?.(failure);
    return { saved: [], failures: prevented };
  }
  // The upload has the prices that are being saved as the earlier ones, and is compared with what is stored.
  await unsaved.whenAllSettled();
  // The Worker only writes the file: it has no file to read.
  const reading = openReadingInWorker(new File([], 'prices.csv'), () => {});
  const pairs = changes.map(pairOf);
  const changedPriceKeys = new Set(changes.flatMap(({ prices }) => [...prices.keys()]));
  const columns = [priceUploadKind.shape.keyColumn.key, ...priceKeys.filter((key) => changedPriceKeys.has(key))];
  const { writeTable } = reading;
  const sending = sendChanges({ host, calls, writeTable, splitReturned: splitReturnedPairs }, { name, columns, pairs });
  addPendingSave(host.client, sending);
  const sentChanges = await sending;
  reading.dispose();
  const { created, unchanged, changed, failure } = sentChanges;
  const { problem, unsavedPairs = [] } = failure ?? {};
  const counts = { rows: changes.length, created, unchanged, changed };
  if (problem?.kind !== 'not-sent')
    host.emit('pricebook-upload', { fileName: name, ...counts, outcome: changed > 0 ? 'confirmed' : 'cancelled' });
  const failureReason = {
    reason: problem?.message ?? '',
    ...(problem?.kind === 'unknown-outcome' && { isUnknown: true }),
    ...(problem?.kind === 'not-sent' && { isFinal: true }),
  };
  const failed = [
    ...unsavedPairs.map((pair) => ({ pair, ...failureReason })),
    ...sentChanges.returnedDifferently.map((pair) => ({ pair, reason: messages.reasons.returned })),
  ];
  const failures = failed.flatMap(({ pair, ...reason }): readonly BlockFailure[] => {
    const change = remainingChangeOf(pair, changes);
    return change ? [{ change, ...reason }] : [];
  });
  for (const failure of failures) onFailure?.(failure);
  const failedIds = new Set(failures.map(({ change }) => String(change.record.ID)));
  const saved = changes.filter(({ record }) => !failedIds.has(String(record.ID)));
  // Until the list is loaded again, its rows have the old prices.
  for (const { record, prices } of saved)
    for (const key of prices.keys()) unsaved.setSavedRecord(withPrices(record, prices), key);
  for (const change of saved) onSaved?.(change);
  return { saved, failures };
}

const cellsOf = ({ record, prices }: RecordChange): readonly CellChange[] =>
  [...prices].map(([key, to]) => ({ id: record.ID, sku: record.MAIN_SKU, key, from: record[key], to }));

/** Removes the drafts of saved cells. */
export function removeDraftsOf({ drafts }: UnsavedPrices, change: RecordChange): void {
  for (const cell of cellsOf(change)) drafts.remove(cell);
}

/** Keeps prices as drafts, which the list names above its rows. */
export function keepAsDrafts({ drafts }: UnsavedPrices, change: RecordChange): void {
  for (const { from, to: text, ...cell } of cellsOf(change)) if (text !== '') drafts.add({ ...cell, from, text }, true);
}
