import { ApiError, isBusy } from '../../../api/transport/errors';
import type { ToastMessage } from '../../../embed/toasts/toast.types';
import type { PriceChangeOutput } from '../../../machines/price-change.types';
import type { PriceRecord } from '../../../wire/price';
import { priceLabel } from '../../../wire/price-levels';
import { priceText } from '../prices.columns';
import { changeMessages as messages, type PriceChangeTexts } from './change-price.messages';
import type { PriceChange, PriceChangeContext } from './change-price.types';

/**
 * Shows how a change ended, and updates the cell's draft: it is removed once the price is saved, unchanged, deleted or replaced by the stored
 * one. Undoing and redoing keep the draft of a price that was typed later.
 */
export function reportPriceChange(
  { host, unsaved }: Pick<PriceChangeContext, 'host' | 'unsaved'>,
  change: PriceChange,
  { end, base }: PriceChangeOutput,
): void {
  const { id, sku, key, text, reverts } = change;
  const texts = changeTexts(change, base);
  if (reverts) updateHistory(unsaved, reverts, end.kind);
  const toast = (type: ToastMessage['type'], message: string) =>
    host.toast({ type, title: messages.entered(texts), message });
  const keepDraft = () => {
    // The draft of a cell is hidden while a price is saved: it is shown again if it has this text, and replaced otherwise.
    if (reverts || text === '' || unsaved.drafts.showAgain(change, text)) return;
    unsaved.drafts.add({ id, sku, key, text, from: base?.[key] ?? change.start.seen[0] ?? '' }, true);
  };
  const removeDraft = () => {
    if (!reverts) unsaved.drafts.remove(change);
  };
  switch (end.kind) {
    case 'saved':
      removeDraft();
      if (base) unsaved.setSavedRecord(changedRecord(base, change, end.record.VERSION), key);
      host.emit('pricebook-save', { mode: 'edit', record: end.record });
      break;
    case 'unchanged':
    case 'stored-chosen':
      removeDraft();
      break;
    case 'already-stored':
      removeDraft();
      toast('success', messages.already);
      break;
    case 'deleted':
      unsaved.drafts.remove(change);
      toast('error', messages.deleted);
      break;
    case 'abandoned':
      if (base && text !== '' && !reverts) unsaved.drafts.add({ id, sku, key, text, from: base[key] });
      break;
    case 'refused':
      toast('warning', end.problem === 'not-last' ? messages.notLast(texts) : messages.notInPlace);
      keepDraft();
      break;
    case 'changed-again':
    case 'not-found':
    case 'unreadable': {
      const reasons = {
        'changed-again': messages.changedAgain,
        'not-found': messages.notFound,
        unreadable: messages.unreadable,
      };
      toast('error', reasons[end.kind]);
      keepDraft();
      break;
    }
    case 'failed':
      // The client's own message about the end of a session does not name the price; other failures were shown with it.
      if (end.error instanceof ApiError && end.error.kind === 'unauthorized') toast('warning', messages.signedOut);
      if (canBeSavedAgain(end.error)) keepDraft();
      break;
    default:
  }
}

function updateHistory(
  { undoHistory }: PriceChangeContext['unsaved'],
  { undoable, direction }: NonNullable<PriceChange['reverts']>,
  end: PriceChangeOutput['end']['kind'],
): void {
  if (end === 'already-stored') undoHistory.recordReverted(undoable, direction);
  // Otherwise the next Ctrl+Z would ask the same again, and reach no change before it.
  else if (end === 'stored-chosen') undoHistory.postpone(undoable, direction);
  else if (!endsWithoutPutBack.has(end)) undoHistory.putBack(undoable, direction);
}

/** The history has a saved change already, and a deleted record has no price to set back. */
const endsWithoutPutBack: ReadonlySet<PriceChangeOutput['end']['kind']> = new Set(['saved', 'deleted']);

/** Whether the price itself was not refused. After an unknown outcome, saving again reads the stored price first. */
function canBeSavedAgain(error: Error): boolean {
  if (!(error instanceof ApiError)) return true;
  const { kind, status } = error;
  return kind !== 'refused' || isBusy(status);
}

/** The record after a save. A response may not contain the record, or not all of it. */
function changedRecord(base: PriceRecord, { key, text }: PriceChange, VERSION: unknown): PriceRecord {
  const isKnown = typeof VERSION === 'number' || typeof VERSION === 'string';
  return { ...base, [key]: text, ...(isKnown && { VERSION }) };
}

/** The names and prices of a change in messages. Without the stored record, the price that the user has seen. */
export function changeTexts({ sku, key, text, start }: PriceChange, base: PriceRecord | undefined): PriceChangeTexts {
  const from = base?.[key] ?? start.seen[0] ?? '';
  return { sku, level: priceLabel(key), from: priceText(from), to: priceText(text) };
}
