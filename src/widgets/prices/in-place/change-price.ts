import { createActor, fromPromise, toPromise } from 'xstate';
import { findPrice } from '../../../api/resources/prices';
import { userKey } from '../../../api/session/session-record';
import { notifyError } from '../../../embed/page/notify-error';
import { withOwnClient } from '../../../embed/page/own-client';
import type { WidgetHost } from '../../../embed/widget';
import { shownPercent } from '../../../lists/ranges/shown-price';
import { priceChangeMachine } from '../../../machines/price-change.machine';
import type {
  Answer,
  FindOutcome,
  PriceChangeOutput,
  PriceRules,
  QuestionInput,
  SaveOutcome,
} from '../../../machines/price-change.types';
import { saveRecord } from '../../../record/save-record';
import type { PriceRecord } from '../../../wire/price';
import { priceDifference } from '../../../wire/price-difference';
import type { PriceKey } from '../../../wire/price-levels';
import { canEditInPlace, isLastPrice } from '../editable-prices';
import { draftWithPrice } from '../price-draft';
import { priceKind } from '../price-kind';
import type { CellDraft } from './cell-drafts';
import { changeMessages as messages } from './change-price.messages';
import type { PriceChange, PriceChangeContext, PriceQuestion, SetBackOptions } from './change-price.types';
import { changeTexts, reportPriceChange } from './report-price-change';
import type { ShownRecord } from './shown-record';
import { type CellChange, revertedCell, type UndoableChange, type UndoDirection } from './undo-history';
import type { ListAfterSave } from './unsaved-prices';

/** Saves one price of a record that the list has shown. Never rejects: failures are shown. */
export async function changePrice(
  context: PriceChangeContext,
  record: ShownRecord,
  key: PriceKey,
  text: string,
): Promise<ListAfterSave> {
  const { unsaved } = context;
  const base = unsaved.newest(record);
  const seen = unsaved.seenPrices(record, key);
  return listAfterSaveOf(
    await runChange(context, { ...cellOf(base, key), text, start: { kind: 'shown', base, seen } }),
  );
}

/** Saves a draft of an earlier visit, on the record as it is stored now. Never rejects: failures are shown. */
export async function saveCellDraft(
  context: PriceChangeContext,
  { id, sku, key, text, from }: CellDraft,
): Promise<ListAfterSave> {
  return listAfterSaveOf(await runChange(context, { id, sku, key, text, start: { kind: 'find', seen: [from] } }));
}

/**
 * Sets a price back to `to`; `from` is the stored price as the user has seen it. Where updatePrice would move other prices, `review`
 * shows the change first. Never rejects: failures are shown.
 */
export async function setBackPrice(
  context: PriceChangeContext,
  { id, sku, key, from, to: text }: CellChange,
  { stillHasNewPrice, review }: SetBackOptions,
): Promise<ListAfterSave> {
  // The start 'undo' leaves out the question about unusual changes: only for a price that nobody has changed since.
  const start = { kind: stillHasNewPrice && text !== '' ? 'undo' : 'find', seen: [from] } as const;
  const change: PriceChange = { id, sku, key, text, start };
  const outcome = await findStored(context, change);
  if (outcome.kind === 'found' && movesOtherPrices(outcome.record, change)) {
    review({ record: outcome.record, key, text });
    return 'keep-list';
  }
  return listAfterSaveOf(await runChange(context, change, async () => outcome));
}

const movesOtherPrices = (record: PriceRecord, { key, text }: PriceChange): boolean =>
  !rules.isSame(record[key], text) && rules.inPlaceProblem(record, key, text) !== undefined;

const rules: PriceRules = {
  isSame: (one, other) => priceDifference(one, other, true) === undefined,
  isUnusual: (from, to) => priceDifference(from, to, true)?.flag !== undefined,
  inPlaceProblem(base, key, text) {
    const isEditable = canEditInPlace(base, key);
    if (!isEditable) return text === '' && isLastPrice(base, key) ? undefined : 'not-in-place';
    return text === '' && !isLastPrice(base, key) ? 'not-last' : undefined;
  },
};

/** Runs a change and reports its end. A revert that is refused is not reported: `revertBlock` does it. */
async function runChange(
  context: PriceChangeContext,
  change: PriceChange,
  find = () => findStored(context, change),
): Promise<PriceChangeOutput> {
  const { key, text, start } = change;
  const machine = priceChangeMachine.provide({
    actors: {
      findRecord: fromPromise(find),
      ask: fromPromise<Answer, QuestionInput>(({ input }) => context.ask(questionOf(change, input))),
      savePrice: fromPromise<SaveOutcome, PriceRecord>(({ input }) => savePrice(context, change, input)),
    },
  });
  const output = await toPromise(createActor(machine, { input: { key, text, start, rules } }).start());
  if (!(change.reverts && output.end.kind === 'refused')) reportPriceChange(context, change, output);
  return output;
}

async function findStored({ host }: PriceChangeContext, change: PriceChange): Promise<FindOutcome> {
  try {
    return await findPrice(host.client, { id: change.id, title: change.sku });
  } catch (cause) {
    const title = messages.entered(changeTexts(change, undefined));
    return { kind: 'failed', error: notifyError(host, 'save', cause, { title }) };
  }
}

function questionOf(change: PriceChange, { kind, base }: QuestionInput): PriceQuestion {
  const texts = changeTexts(change, base);
  const difference = priceDifference(base[change.key], change.text, true);
  if (kind === 'conflict' || difference?.flag === undefined) return messages.conflict(texts);
  return messages.flagged(
    texts,
    difference.flag,
    difference.kind === 'percent' ? shownPercent(difference.percent) : '',
  );
}

/** Sends the change; the success toast offers to revert it. */
function savePrice(context: PriceChangeContext, change: PriceChange, base: PriceRecord): Promise<SaveOutcome> {
  const { host, unsaved } = context;
  const { id, sku, key, text, reverts } = change;
  const texts = changeTexts(change, base);
  const user = userKey(host.session.peek());
  const undoable = reverts?.undoable ?? { cells: [{ id, sku, key, from: base[key], to: text }], user };
  const action = { label: messages.undo, onPick: () => revertIfInHistory(context, undoable) };
  const title = reverts === undefined ? messages.saved(texts) : messages.undone(texts);
  const hostWithUndo: WidgetHost = {
    ...host,
    toast(message) {
      if (message.type !== 'success') return host.toast(message);
      // The history has to have the change before the message is shown: the message's button takes the change from it.
      if (reverts) unsaved.undoHistory.recordReverted(undoable, reverts.direction);
      else unsaved.undoHistory.add(undoable);
      host.toast({ ...message, title, action });
    },
  };
  return saveRecord(hostWithUndo, {
    kind: { ...priceKind, saveFailed: messages.entered(texts) },
    base,
    draft: draftWithPrice(base, key, text),
    unknownFields: new Map(),
    reload: unsaved.reload,
  });
}

function revertIfInHistory(context: PriceChangeContext, undoable: UndoableChange): void {
  const direction = context.unsaved.undoHistory.take(undoable);
  if (direction) void revertPrice(context, undoable, direction);
}

/**
 * Undoes or redoes a change of one cell, which was taken from the history. If the price was changed since, asks first. Where updatePrice
 * would move other prices, it is done by `revertBlock`. Resolves when the save has ended; never rejects.
 */
export async function revertPrice(
  context: PriceChangeContext,
  undoable: UndoableChange,
  direction: UndoDirection,
): Promise<void> {
  const [cell] = undoable.cells;
  if (cell === undefined) return;
  const { id, sku, key } = cell;
  const { expected, wanted: text } = revertedCell(cell, direction);
  const reverts = { undoable, direction };
  const change: PriceChange = { id, sku, key, text, start: { kind: 'undo', seen: [expected] }, reverts };
  const session = context.host.session.peek();
  if (userKey(session) !== undoable.user) {
    const title = messages.entered(changeTexts(change, undefined));
    const message = session === undefined ? messages.signedOut : messages.otherUser;
    context.host.toast({ type: 'warning', title, message });
    context.unsaved.undoHistory.putBack(undoable, direction);
    return;
  }
  const ownContext = { ...context, host: withOwnClient(context.host) };
  let isRefused = false;
  const run = async () => {
    const output = await runChange(ownContext, change);
    isRefused = output.end.kind === 'refused';
    return listAfterSaveOf(output);
  };
  // `revertBlock` waits for the record's saves itself.
  await context.unsaved.save({ id, sku, key, text, from: expected }, run);
  if (isRefused) await context.revertBlock(undoable, direction);
}

const listAfterSaveOf = ({ isListStale }: PriceChangeOutput): ListAfterSave =>
  isListStale ? 'reload-list' : 'keep-list';

const cellOf = ({ ID: id, MAIN_SKU: sku }: PriceRecord, key: PriceKey) => ({ id, sku, key });
