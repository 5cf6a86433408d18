import { findPrice } from '../../../api/resources/prices';
import type { SheetUploadCalls } from '../../../api/resources/sheet-upload';
import type { Client } from '../../../api/transport/client';
import type { WidgetHost } from '../../../embed/widget';
import { withIdempotencyKeys } from '../../../upload/session/repeated-upload';
import type { PriceRecord } from '../../../wire/price';
import { priceDifference } from '../../../wire/price-difference';
import type { PriceKey } from '../../../wire/price-levels';
import type { Id } from '../../../wire/values';
import { type CellChange, revertedCell, type UndoableChange, type UndoDirection } from '../in-place/undo-history';
import { priceUploadKind } from '../price-upload-kind';
import { blockMessages as messages } from './block.messages';
import type { BlockFailure, RecordChange } from './block.types';
import { failureTexts } from './failure-texts';
import { type BlockContext, type BlockRun, saveBlock } from './save-block';
import { isFinalFailure } from './save-in-place';
import { uploadNameOf } from './upload-name';

type RevertContext = BlockContext & { readonly rows: readonly PriceRecord[] };

interface UnreadCell {
  readonly cell: CellChange;
  readonly reason: string;
}

type RevertRun = Omit<BlockRun, 'name' | 'calls'>;

interface Reverted {
  readonly reverted: readonly CellChange[];
  /** Cells that somebody has changed since. */
  readonly changedSince: readonly CellChange[];
  /** Of records that are deleted. */
  readonly missing: readonly CellChange[];
  /** Of records that could not be read. */
  readonly unread: readonly UnreadCell[];
  readonly failures: readonly BlockFailure[];
}

/** The upload's calls of each list, kept because a repeat after an unknown outcome has to send the same idempotency keys. */
const uploadCallsByList = new WeakMap<BlockContext['unsaved'], SheetUploadCalls>();

/** Undoes or redoes a change of several cells, except those that somebody has changed since, and says what happened. Never rejects. */
export async function revertBlock(
  context: RevertContext,
  undoable: UndoableChange,
  direction: UndoDirection,
  run: RevertRun,
): Promise<void> {
  const { undoHistory } = context.unsaved;
  const result = await revertCells(context, undoable.cells, direction, run);
  const { reverted, changedSince, missing } = result;
  if (reverted.length > 0) undoHistory.recordReverted({ ...undoable, cells: reverted }, direction);
  const stillToRevert = undoable.cells.filter((cell) => !reverted.includes(cell) && !changedSince.includes(cell));
  // Deleted records alone cannot be reverted later; beside others, they are tried again too.
  const canTryAgain = stillToRevert.some((cell) => !missing.includes(cell));
  if (canTryAgain) undoHistory.putBack({ ...undoable, cells: stillToRevert }, direction);
  report(context.host, direction, result);
}

function report(
  host: WidgetHost,
  direction: UndoDirection,
  { reverted, changedSince, missing, unread, failures }: Reverted,
): void {
  const unreadReasons = new Map(unread.map(({ cell, reason }) => [cell.sku, reason]));
  const reasons = failureTexts([
    ...[...unreadReasons].map(([sku, reason]) => ({ sku, reason })),
    ...failures.map(({ change, reason }) => ({ sku: change.record.MAIN_SKU, reason })),
  ]);
  const notDone = [
    ...(changedSince.length > 0 ? [messages.kept(changedSince)] : []),
    ...(missing.length > 0 ? [messages.missing([...new Set(missing.map(({ sku }) => sku))])] : []),
    ...(reasons.length > 0 ? [messages.notSaved(reasons)] : []),
  ];
  const message = `${messages.reverted(direction, reverted.length)}.`;
  if (notDone.length === 0) host.toast({ type: 'success', message });
  else
    host.toast({
      type: 'warning',
      title: messages.revertedPartly(direction),
      message: [message, ...notDone].join(' '),
    });
}

async function revertCells(
  context: RevertContext,
  cells: readonly CellChange[],
  direction: UndoDirection,
  run: RevertRun,
): Promise<Reverted> {
  const { unsaved } = context;
  const calls = uploadCallsByList.get(unsaved) ?? withIdempotencyKeys(priceUploadKind.calls);
  uploadCallsByList.set(unsaved, calls);
  const skus = cells.map(({ sku }) => sku);
  const save = (changes: readonly RecordChange[], onProgress = run.onProgress) =>
    saveBlock(context, changes, { ...run, onProgress, calls, name: uploadNameOf('revert', skus, cells.length) });

  const { records, missing, unread } = await readRecords(context, cells, run.signal);
  const checked = checkCells(records, cells, direction);
  const first = await save(checked.changes);
  // Where only some cells of a record were changed meanwhile, the others are set back on its current version.
  const conflicts = first.failures.filter(({ isFinal, isStopped, isUnknown }) => !isFinal && !isStopped && !isUnknown);
  // A failure has the newest known record.
  const currentRecords = conflicts.map(({ change }) => change.record);
  const triedCells = cells.filter((cell) => !checked.changedSince.includes(cell));
  const rechecked = checkCells(currentRecords, triedCells, direction);
  const isOfChanged = ({ record }: RecordChange) => rechecked.changedSince.some(({ id }) => isOf(record, id));
  // These records were counted already.
  const second = await save(rechecked.changes.filter(isOfChanged), () => {});
  const done = new Set(
    [...checked.alreadyReverted, ...rechecked.alreadyReverted, ...first.saved, ...second.saved].map(cellKeyOf),
  );
  const isRechecked = ({ change }: BlockFailure) => isOfChanged(change);
  return {
    reverted: cells.filter((cell) => done.has(cellKeyOf(cell))),
    changedSince: [...checked.changedSince, ...rechecked.changedSince],
    missing,
    unread,
    failures: [...first.failures.filter((failure) => !isRechecked(failure)), ...second.failures],
  };
}

/** Reads the records of cells: of the page in their newest known state, others from the back end until the user stops it. */
async function readRecords({ host, unsaved, rows }: RevertContext, cells: readonly CellChange[], stop: AbortSignal) {
  const records: PriceRecord[] = [];
  const missing: CellChange[] = [];
  const unread: UnreadCell[] = [];
  /** Why further requests would fail too. */
  let finalReason: string | undefined;
  const firstCells = new Map(cells.map((cell) => [String(cell.id), cell]));
  for (const cell of firstCells.values()) {
    const row = rows.find((one) => isOf(one, cell.id));
    const result = row ? ({ kind: 'found', record: unsaved.newest(row) } as const) : await find(cell);
    const cellsOfRecord = cells.filter(({ id }) => String(id) === String(cell.id));
    if (result.kind === 'found') records.push(result.record);
    else if (result.kind === 'deleted') missing.push(...cellsOfRecord);
    else unread.push(...cellsOfRecord.map((one) => ({ cell: one, reason: result.reason })));
  }
  async function find(cell: CellChange): Promise<FoundRecord> {
    if (finalReason !== undefined) return { kind: 'unread', reason: finalReason };
    if (stop.aborted) return { kind: 'unread', reason: messages.reasons.stopped };
    const result = await findRecord(host.client, cell);
    if (result.kind === 'unread' && result.isFinal) finalReason = result.reason;
    return result;
  }
  return { records, missing, unread };
}

/**
 * Sorts the cells of these records into changes that revert them, cells that have the wanted price already, as after a save without an
 * answer, and cells that no longer have the price which is reverted.
 */
function checkCells(records: readonly PriceRecord[], cells: readonly CellChange[], direction: UndoDirection) {
  const changes: RecordChange[] = [];
  const alreadyReverted: CellChange[] = [];
  const changedSince: CellChange[] = [];
  for (const record of records) {
    const prices = new Map<PriceKey, string>();
    for (const cell of cells.filter(({ id }) => isOf(record, id))) {
      const { expected, wanted } = revertedCell(cell, direction);
      const hasPrice = (price: string) => priceDifference(record[cell.key], price, true) === undefined;
      if (hasPrice(expected)) prices.set(cell.key, wanted);
      else (hasPrice(wanted) ? alreadyReverted : changedSince).push(cell);
    }
    if (prices.size > 0) changes.push({ record, prices });
  }
  return { changes, alreadyReverted, changedSince };
}

const isOf = ({ ID }: PriceRecord, id: Id): boolean => String(ID) === String(id);

type FoundRecord =
  | { readonly kind: 'found'; readonly record: PriceRecord }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'unread'; readonly reason: string; readonly isFinal?: boolean };

async function findRecord(client: Client, { id, sku }: CellChange): Promise<FoundRecord> {
  try {
    const found = await findPrice(client, { id, title: sku });
    return found.kind === 'unknown' ? { kind: 'unread', reason: messages.reasons.unreadable } : found;
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return { kind: 'unread', reason: error.message, isFinal: isFinalFailure(error) };
  }
}

const cellKeyOf = ({ id, key }: Pick<CellChange, 'id' | 'key'>): string => `${id} ${key}`;
