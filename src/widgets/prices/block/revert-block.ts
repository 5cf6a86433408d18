import { findPrice } from '../../../api/resources/prices';
import type { SheetUploadCalls } from '../../../api/resources/sheet-upload';
import type { Client } from '../../../api/transport/client';
import { withIdempotencyKeys } from '../../../upload/session/repeated-upload';
import type { PriceRecord } from '../../../wire/price';
import { priceDifference } from '../../../wire/price-difference';
import type { PriceKey } from '../../../wire/price-levels';
import { type CellChange, revertedCell, type UndoableChange, type UndoDirection } from '../in-place/undo-history';
import { priceUploadKind } from '../price-upload';
import { blockMessages as messages } from './block.messages';
import type { RecordChange } from './block.types';
import { type BlockContext, type BlockRun, saveBlock } from './save-block';

interface Reverted {
  readonly changes: readonly RecordChange[];
  /** Cells that somebody has changed since. */
  readonly changedSince: readonly CellChange[];
  /** Of records that are deleted or could not be read. */
  readonly missing: readonly CellChange[];
}

/** The upload's calls of each list, kept because a repeat after an unknown outcome has to send the same idempotency keys. */
const uploadCallsOf = new WeakMap<BlockContext['unsaved'], SheetUploadCalls>();

/** Undoes or redoes a change of several cells, except those that somebody has changed since, and says what happened. Never rejects. */
export async function revertBlock(
  context: BlockContext & { readonly rows: readonly PriceRecord[] },
  undoable: UndoableChange,
  direction: UndoDirection,
  run: Omit<BlockRun, 'name' | 'calls'>,
): Promise<void> {
  const { host, unsaved } = context;
  const { changes, changedSince, missing } = await revertedChanges(context, undoable, direction);
  const calls = uploadCallsOf.get(unsaved) ?? withIdempotencyKeys(priceUploadKind.calls);
  uploadCallsOf.set(unsaved, calls);
  const { saved, failures } = await saveBlock(context, changes, { ...run, calls, name: messages.uploadName('revert') });
  const savedCells = new Set(saved.map(cellKeyOf));
  const revertedCells = undoable.cells.filter((cell) => savedCells.has(cellKeyOf(cell)));
  if (revertedCells.length > 0) unsaved.undoHistory.recordReverted({ ...undoable, cells: revertedCells }, direction);
  const isStillToRevert = (cell: CellChange) => !savedCells.has(cellKeyOf(cell)) && !changedSince.includes(cell);
  const cellsStillToRevert = undoable.cells.filter(isStillToRevert);
  const canTryAgain = cellsStillToRevert.some((cell) => !missing.includes(cell));
  if (canTryAgain) unsaved.undoHistory.putBack({ ...undoable, cells: cellsStillToRevert }, direction);
  const reasons = failures.map(({ change, reason }) => messages.failure(change.record.MAIN_SKU, reason));
  const notDone = [
    ...(changedSince.length > 0 ? [messages.kept(changedSince)] : []),
    ...(missing.length > 0 ? [messages.missing([...new Set(missing.map(({ sku }) => sku))])] : []),
    ...(reasons.length > 0 ? [messages.notSaved(reasons)] : []),
  ];
  const message = `${messages.reverted(direction, revertedCells.length)}.`;
  if (notDone.length === 0) host.toast({ type: 'success', message });
  else
    host.toast({
      type: 'warning',
      title: messages.revertedPartly(direction),
      message: [message, ...notDone].join(' '),
    });
}

async function revertedChanges(
  { host, unsaved, rows }: BlockContext & { readonly rows: readonly PriceRecord[] },
  undoable: UndoableChange,
  direction: UndoDirection,
): Promise<Reverted> {
  const changes: RecordChange[] = [];
  const changedSince: CellChange[] = [];
  const missing: CellChange[] = [];
  const firstCells = new Map(undoable.cells.map((cell) => [String(cell.id), cell]));
  for (const [id, first] of firstCells) {
    const cells = undoable.cells.filter((cell) => String(cell.id) === id);
    const row = rows.find(({ ID }) => String(ID) === id);
    const record = row ? unsaved.newest(row) : await findRecord(host.client, first);
    if (record === undefined) {
      missing.push(...cells);
      continue;
    }
    const prices = new Map<PriceKey, string>();
    for (const cell of cells) {
      const { expected, wanted } = revertedCell(cell, direction);
      if (priceDifference(record[cell.key], expected, true) === undefined) prices.set(cell.key, wanted);
      else changedSince.push(cell);
    }
    if (prices.size > 0) changes.push({ record, prices });
  }
  return { changes, changedSince, missing };
}

/** `undefined` if the record is deleted or cannot be read. */
async function findRecord(client: Client, { id, sku }: CellChange): Promise<PriceRecord | undefined> {
  const outcome = await findPrice(client, { id, title: sku }).catch(() => undefined);
  return outcome?.kind === 'found' ? outcome.record : undefined;
}

const cellKeyOf = ({ id, key }: Pick<CellChange, 'id' | 'key'>): string => `${id} ${key}`;
