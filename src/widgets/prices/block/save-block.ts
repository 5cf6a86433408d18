import type { SheetUploadCalls } from '../../../api/resources/sheet-upload';
import { quietHost } from '../../../embed/page/quiet-host';
import type { WidgetHost } from '../../../embed/widget';
import { sendChanges } from '../../../upload/session/send-changes';
import { readInWorker } from '../../../upload/worker/remote-reading';
import { priceKeys } from '../../../wire/price-levels';
import { compareReturned } from '../bulk/returned-pairs';
import type { CellChange } from '../in-place/undo-history';
import type { UnsavedPrices } from '../in-place/unsaved-prices';
import { priceUploadKind } from '../price-upload';
import { blockMessages as messages } from './block.messages';
import type { BlockFailure, RecordChange } from './block.types';
import { changeOf, pairOf } from './block-pairs';
import { fitsUpdate, withPrices } from './plan-block';
import { saveInPlace } from './save-in-place';

export interface BlockContext {
  readonly host: WidgetHost;
  readonly unsaved: UnsavedPrices;
}

export interface BlockRun {
  /** Name of the upload that saves changes which updatePrice cannot save. */
  readonly name: string;
  /** The calls of that upload: the same ones for each attempt, so that a repeat has the same idempotency keys. */
  readonly calls: SheetUploadCalls;
  /** Aborted when the user stops it; the record that is being saved is the last one. */
  readonly signal: AbortSignal;
  /** Receives the number of records that have been tried. */
  readonly onProgress: (done: number) => void;
}

export interface BlockResult {
  readonly saved: readonly CellChange[];
  readonly failures: readonly BlockFailure[];
}

/**
 * Saves changes record by record, each against its version; a price that someone else has changed since it was shown is not
 * overwritten. Records with empty levels before prices are sent as one upload. What was not saved stays in its cells as a
 * draft, unless the user stopped before it. Never rejects.
 */
export async function saveBlock(
  { host, unsaved }: BlockContext,
  changes: readonly RecordChange[],
  { name, calls, signal, onProgress }: BlockRun,
): Promise<BlockResult> {
  const quiet = quietHost(host);
  const inPlace = changes.filter(fitsUpdate);
  const others = changes.filter((change) => !fitsUpdate(change));
  const failures: BlockFailure[] = [];
  const saved: RecordChange[] = [];
  /** Why further requests would fail too. */
  let finalReason: string | undefined;
  /** Why no further record is tried; `undefined` while they are. */
  const reasonToEnd = (): Omit<BlockFailure, 'change'> | undefined => {
    if (finalReason !== undefined) return { reason: finalReason };
    return signal.aborted ? { reason: messages.reasons.stopped, isStopped: true } : undefined;
  };
  for (const [index, change] of inPlace.entries()) {
    const end = reasonToEnd();
    const failure = end ? { change, ...end } : await saveInPlace(quiet, unsaved, change);
    if (failure === undefined) saved.push(change);
    else failures.push(failure);
    if (failure?.isFinal) finalReason ??= failure.reason;
    onProgress(index + 1);
  }
  const end = reasonToEnd();
  if (end) failures.push(...others.map((change) => ({ change, ...end })));
  else if (others.length > 0) {
    const sent = await sendAsUpload(host, others, { name, calls });
    saved.push(...sent.saved);
    failures.push(...sent.failures);
    // Until the list is read again, its rows are older.
    for (const { record, prices } of sent.saved)
      for (const key of prices.keys()) unsaved.setSavedRecord(withPrices(record, prices), key);
  }
  onProgress(changes.length);
  for (const cell of saved.flatMap(cellsOf)) unsaved.drafts.remove(cell);
  for (const { change, isStopped } of failures) if (!isStopped) keepAsDrafts(unsaved, change);
  if (host.session.peek() !== undefined) unsaved.reload();
  return { saved: saved.flatMap(cellsOf), failures };
}

async function sendAsUpload(
  host: WidgetHost,
  changes: readonly RecordChange[],
  { name, calls }: Pick<BlockRun, 'name' | 'calls'>,
) {
  // The Worker only writes the file: it has no file to read.
  const reading = readInWorker(new File([], 'prices.csv'), () => {});
  const pairs = changes.map(pairOf);
  const changed = new Set(changes.flatMap(({ prices }) => [...prices.keys()]));
  const columns = [priceUploadKind.shape.keyColumn.key, ...priceKeys.filter((key) => changed.has(key))];
  const { writeTable } = reading;
  const sent = await sendChanges({ host, calls, writeTable, compare: compareReturned }, { name, columns, pairs });
  reading.dispose();
  const failed = [
    ...(sent.failure?.unsaved ?? []).map((pair) => ({ pair, reason: sent.failure?.problem.message ?? '' })),
    ...sent.others.map((pair) => ({ pair, reason: messages.reasons.returned })),
  ];
  const failures = failed.flatMap(({ pair, reason }): readonly BlockFailure[] => {
    const change = changeOf(pair, changes);
    return change ? [{ change, reason }] : [];
  });
  const failedIds = new Set(failures.map(({ change }) => String(change.record.ID)));
  return { saved: changes.filter(({ record }) => !failedIds.has(String(record.ID))), failures };
}

const cellsOf = ({ record, prices }: RecordChange): readonly CellChange[] =>
  [...prices].map(([key, to]) => ({ id: record.ID, sku: record.MAIN_SKU, key, from: record[key], to }));

/** Offers the prices of a change above the list, as not saved. */
export function keepAsDrafts({ drafts }: UnsavedPrices, change: RecordChange): void {
  for (const { from, to: text, ...cell } of cellsOf(change)) if (text !== '') drafts.add({ ...cell, from, text }, true);
}
