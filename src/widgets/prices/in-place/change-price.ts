import { findPrice } from '../../../api/resources/prices';
import { userKey } from '../../../api/session/session-record';
import { createClient } from '../../../api/transport/client';
import { ApiError } from '../../../api/transport/errors';
import { notifyError } from '../../../embed/page/notify-error';
import { responseToasts } from '../../../embed/toasts/response-toasts';
import type { ToastMessage } from '../../../embed/toasts/toast.types';
import type { WidgetHost } from '../../../embed/widget';
import { type SaveResult, saveRecord } from '../../../record/save-record';
import { difference, percentText } from '../../../upload/review/difference';
import type { PriceRecord } from '../../../wire/price';
import { type PriceKey, priceLabel } from '../../../wire/price-levels';
import { priceKind } from '../price-kind';
import { canEditInPlace, draftWithPrice, isLastPrice } from '../price-rules';
import { priceText } from '../prices.columns';
import type { CellDraft } from './cell-drafts';
import { draftMessages } from './cell-drafts.messages';
import { changeMessages as messages } from './change-price.messages';
import type { ShownRecord, UnsavedPrices } from './unsaved-prices';

export interface PriceQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
}

export type Answer =
  | 'confirmed'
  | 'cancelled'
  /** The list was removed before the user answered. */
  | 'abandoned';

interface PriceChangeContext {
  readonly host: WidgetHost;
  readonly unsaved: UnsavedPrices;
  readonly ask: (question: PriceQuestion) => Promise<Answer>;
}

/** A price that replaces the one of `base`. */
interface PriceChange {
  readonly base: PriceRecord;
  readonly key: PriceKey;
  readonly text: string;
  readonly isUndo?: boolean;
}

/**
 * Saves one price through the record's form rules. Never rejects: failures are shown. Returns whether the list has to be loaded
 * again. `record` is what the list showed when the price was entered.
 */
export async function changePrice(
  context: PriceChangeContext,
  record: ShownRecord,
  key: PriceKey,
  text: string,
): Promise<boolean> {
  const { unsaved } = context;
  const change: PriceChange = { base: unsaved.newest(record), key, text };
  const stored = change.base[key];
  const isKnown = unsaved.known(record, key).some((price) => price !== undefined && isSame(stored, price));
  // The record was loaded again since, with a price of someone else.
  return isKnown ? saveIfConfirmed(context, change) : choose(context, change);
}

/**
 * Saves a draft of an earlier visit; asks first if the price was changed since. Never rejects: failures are shown. Removes the
 * draft once its price is stored, the user has taken the stored one instead, or the record was deleted; otherwise it remains.
 * Returns whether the list has to be loaded again.
 */
export async function saveCellDraft(context: PriceChangeContext, draft: CellDraft): Promise<boolean> {
  const { host, unsaved } = context;
  const { id, sku, key, text, from } = draft;
  try {
    const found = await findPrice(host.client, { id, title: sku });
    if (found.kind === 'found') {
      const change: PriceChange = { base: found.record, key, text };
      return await (isSame(found.record[key], from) ? saveIfConfirmed(context, change) : choose(context, change));
    }
    const message = found.kind === 'deleted' ? messages.deleted : messages.notFound;
    host.toast({ type: 'error', title: draftMessages.invalid.title(draft), message });
    if (found.kind !== 'deleted') return false;
    unsaved.drafts.remove(draft);
    return true;
  } catch (cause) {
    notifyError(host, 'save', cause, { title: draftMessages.invalid.title(draft) });
    return false;
  }
}

/** Saves a price; an unusual change asks first. */
async function saveIfConfirmed(context: PriceChangeContext, change: PriceChange): Promise<boolean> {
  const found = difference(change.base[change.key], change.text, true);
  if (found === undefined) {
    removeDraft(context, change);
    return false;
  }
  const { flag } = found;
  const share = found.kind === 'percent' ? percentText(found.percent) : '';
  const isConfirmed =
    flag === undefined || (await ask(context, change, messages.flagged(textsOf(change), flag, share))) === 'confirmed';
  return isConfirmed && save(context, change);
}

/** Without an answer the price becomes a draft. */
async function ask(context: PriceChangeContext, change: PriceChange, question: PriceQuestion): Promise<Answer> {
  const answer = await context.ask(question);
  const { base, key, text } = change;
  if (answer === 'abandoned' && text !== '')
    context.unsaved.drafts.add({ id: base.ID, sku: base.MAIN_SKU, key, text, from: base[key] });
  return answer;
}

/** Saves a price that the user compared with the one of `base`. */
async function save(context: PriceChangeContext, change: PriceChange, isSecond = false): Promise<boolean> {
  if (isRefused(context, change)) return isSecond;
  const result = await send(context, change);
  if (result.kind !== 'conflict') return finish(context, change, result);
  if (isSecond) return show(context, change, { type: 'error', message: messages.changedAgain });
  const next = { ...change, base: result.current };
  // Someone else has changed only other prices of the record.
  return isSame(next.base[change.key], change.base[change.key]) ? save(context, next, true) : choose(context, next);
}

/** Asks which of the two prices remains: the one of `base`, which the user has not seen, or the entered one. */
async function choose(context: PriceChangeContext, change: PriceChange): Promise<boolean> {
  const { base, key, text } = change;
  if (isSame(base[key], text)) {
    removeDraft(context, change);
    return show(context, change, { type: 'success', message: messages.already });
  }
  if (isRefused(context, change)) return true;
  const answer = await ask(context, change, messages.conflict(textsOf(change)));
  if (answer === 'confirmed') return save(context, change, true);
  // The user has taken the stored price.
  if (answer === 'cancelled') removeDraft(context, change);
  return true;
}

/** Whether saving the price in place would move others; shows a message then. */
function isRefused(context: PriceChangeContext, change: PriceChange): boolean {
  const { base, key, text } = change;
  const isEditable = canEditInPlace(base, key);
  if (text === '' ? isLastPrice(base, key) : isEditable) return false;
  const message = isEditable ? messages.notLast(textsOf(change)) : messages.notInPlace;
  return show(context, change, { type: 'warning', message });
}

/** Sends the change; the success toast offers to restore the price of `base`. */
function send(context: PriceChangeContext, change: PriceChange): Promise<SaveResult<PriceRecord>> {
  const { host, unsaved } = context;
  const { base, key, text, isUndo } = change;
  const texts = textsOf(change);
  const user = userKey(host.session.peek());
  const action = { label: messages.undo, onPick: () => undo(context, change, user) };
  const title = isUndo ? messages.undone(texts) : messages.saved(texts);
  const hostWithUndo: WidgetHost = {
    ...host,
    toast: (message) => host.toast(message.type === 'success' ? { ...message, title, action } : message),
  };
  return saveRecord(hostWithUndo, {
    kind: { ...priceKind, saveFailed: messages.entered(texts) },
    base,
    draft: draftWithPrice(base, key, text),
    unknownFields: new Map(),
    reload: unsaved.reload,
  });
}

function undo(context: PriceChangeContext, change: PriceChange, user: string): void {
  const { base, key } = change;
  const undoing = withOwnClient(context);
  const isSameUser = userKey(context.host.session.peek()) === user;
  if (!isSameUser) show(context, { ...change, text: base[key] }, { type: 'warning', message: messages.signedOut });
  else
    void context.unsaved.save({ id: base.ID, sku: base.MAIN_SKU, key, text: base[key], from: change.text }, () =>
      restore(undoing, change),
    );
}

/** Restores the price of `base`; asks first if the saved one was changed since. */
async function restore(context: PriceChangeContext, { base, key, text: saved }: PriceChange): Promise<boolean> {
  const change: PriceChange = { base, key, text: base[key], isUndo: true };
  try {
    const found = await findPrice(context.host.client, { id: base.ID, title: base.MAIN_SKU });
    if (found.kind === 'deleted') return show(context, change, { type: 'error', message: messages.deleted });
    if (found.kind === 'unknown') return show(context, change, { type: 'error', message: messages.notFound });
    const next = { ...change, base: found.record };
    return await (isSame(found.record[key], saved) ? save(context, next) : choose(context, next));
  } catch (cause) {
    notifyError(context.host, 'save', cause, { title: messages.entered(textsOf(change)) });
    return showIfSignedOut(context, change, cause);
  }
}

/** The list may have been removed, and its client reads nothing any more. */
function withOwnClient(context: PriceChangeContext): PriceChangeContext {
  const { host } = context;
  const { toast, onShow } = responseToasts(host.toast);
  const onUnauthorized = (message: string) => host.toast({ type: 'error', message });
  const client = createClient({ apiBase: host.client.apiBase, onShow, onUnauthorized });
  return { ...context, host: { ...host, client, toast } };
}

function finish(context: PriceChangeContext, change: PriceChange, result: SaveResult<PriceRecord>): boolean {
  switch (result.kind) {
    case 'saved':
      removeDraft(context, change);
      context.unsaved.setResult(changed(change, result.record.VERSION), change.key);
      context.host.emit('pricebook-save', { mode: 'edit', record: result.record });
      return true;
    case 'deleted':
      removeDraft(context, change);
      return show(context, change, { type: 'error', message: messages.deleted });
    case 'unreadable':
      return show(context, change, { type: 'error', message: messages.unreadable });
    case 'failed':
      return showIfSignedOut(context, change, result.error);
    default:
      return false;
  }
}

/** Removes the cell's draft of an earlier visit, if there is one: its price is decided. */
const removeDraft = ({ unsaved }: PriceChangeContext, { base, key }: PriceChange): void =>
  unsaved.drafts.remove({ id: base.ID, key });

/** The record after a save. A response may not contain the record, or not all of it. */
function changed({ base, key, text }: PriceChange, VERSION: unknown): PriceRecord {
  const isKnown = typeof VERSION === 'number' || typeof VERSION === 'string';
  return { ...base, [key]: text, ...(isKnown && { VERSION }) };
}

/** Names the lost price: the client's own message about the end of a session does not. */
function showIfSignedOut(context: PriceChangeContext, change: PriceChange, cause: unknown): false {
  if (cause instanceof ApiError && cause.kind === 'unauthorized')
    show(context, change, { type: 'warning', message: messages.signedOut });
  return false;
}

function show({ host }: PriceChangeContext, change: PriceChange, message: Omit<ToastMessage, 'title'>): true {
  host.toast({ title: messages.entered(textsOf(change)), ...message });
  return true;
}

const isSame = (one: string, other: string) => difference(one, other, true) === undefined;

const textsOf = ({ base, key, text }: PriceChange) => ({
  sku: base.MAIN_SKU,
  level: priceLabel(key),
  from: priceText(base[key]),
  to: priceText(text),
});
