import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { type SaveResult, saveRecord } from '../../records/save-record';
import { difference, percentText } from '../../upload/review/difference';
import type { PriceRecord } from '../../wire/price';
import { type PriceKey, priceLabel } from '../../wire/price-levels';
import { changeMessages as messages } from './change-price.messages';
import { priceKind } from './price-kind';
import { canEditInPlace, draftWithPrice, isLastPrice } from './price-rules';
import { priceText } from './prices.columns';

export interface PriceQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
}

interface PriceChangeContext {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly ask: (question: PriceQuestion) => Promise<boolean>;
}

/** Saves one price through the record's form rules. Never rejects: failures are shown, and the list keeps the stored price. */
export async function changePrice(
  context: PriceChangeContext,
  record: PriceRecord,
  key: PriceKey,
  text: string,
): Promise<void> {
  const change = difference(record[key], text, true);
  if (change === undefined) return;
  const texts = textsOf(record, key, text);
  const { flag } = change;
  const share = change.kind === 'percent' ? percentText(change.percent) : '';
  if (flag !== undefined && !(await context.ask(messages.flagged(texts, flag, share)))) return;
  await save(context, record, key, text);
}

/** Saves a price that was compared with `base`; after a conflict asks which of the two prices remains. */
async function save(context: PriceChangeContext, base: PriceRecord, key: PriceKey, text: string): Promise<void> {
  if (isRefused(context, base, key, text)) return;
  const result = await send(context, base, key, text);
  if (result.kind === 'conflict') await resolveConflict(context, result.current, key, text);
  else await finish(context, result);
}

async function resolveConflict(
  context: PriceChangeContext,
  current: PriceRecord,
  key: PriceKey,
  text: string,
): Promise<void> {
  const { host, list, ask } = context;
  const isConfirmed =
    !isRefused(context, current, key, text) && (await ask(messages.conflict(textsOf(current, key, text))));
  if (!isConfirmed) return void reload(list);
  const result = await send(context, current, key, text);
  if (result.kind === 'conflict') host.toast({ type: 'error', message: messages.changedAgain });
  await finish(context, result);
}

/** Whether saving the price in place would move others; shows a message then. */
function isRefused({ host }: PriceChangeContext, record: PriceRecord, key: PriceKey, text: string): boolean {
  const isEditable = canEditInPlace(record, key);
  if (text === '' ? isLastPrice(record, key) : isEditable) return false;
  const texts = textsOf(record, key, text);
  const message = isEditable ? messages.notLast(texts) : messages.notInPlace(texts);
  host.toast({ type: 'warning', message });
  return true;
}

/** Sends the price as a change of `base`; the success toast offers to restore the price of `base`. */
function send(
  context: PriceChangeContext,
  base: PriceRecord,
  key: PriceKey,
  text: string,
): Promise<SaveResult<PriceRecord>> {
  const { host, list } = context;
  const action = { label: messages.undo, onPick: () => void undo(context, base, key, text) };
  const title = messages.saved(textsOf(base, key, text));
  const hostWithUndo: WidgetHost = {
    ...host,
    toast: (message) => host.toast(message.type === 'success' ? { ...message, title, action } : message),
  };
  const draft = draftWithPrice(base, key, text);
  return saveRecord(hostWithUndo, {
    kind: priceKind,
    base,
    draft,
    unknownFields: new Map(),
    reload: () => void reload(list),
  });
}

/** Restores the price of `base` after `saved` was saved; asks first if the price was changed again since. */
async function undo(context: PriceChangeContext, base: PriceRecord, key: PriceKey, saved: string): Promise<void> {
  const { host, list } = context;
  // The list may still show `base`. If the reload fails, the list shows it.
  const isReloaded = await list.reload().then(
    () => true,
    () => false,
  );
  if (!isReloaded) return;
  const now = list.loaded.peek()?.items.find(({ ID }) => ID === base.ID);
  const before = base[key];
  if (now === undefined) host.toast({ type: 'warning', message: messages.notInView(base.MAIN_SKU) });
  else if (isSame(now[key], before)) return;
  else if (isSame(now[key], saved)) await save(context, now, key, before);
  else await resolveConflict(context, now, key, before);
}

const isSame = (one: string, other: string) => difference(one, other, true) === undefined;

async function finish({ host, list }: PriceChangeContext, result: SaveResult<PriceRecord>): Promise<void> {
  if (result.kind === 'saved') host.emit('pricebook-save', { mode: 'edit', record: result.record });
  if (result.kind === 'deleted') host.toast({ type: 'error', message: messages.deleted });
  if (result.kind === 'unreadable') host.toast({ type: 'error', message: messages.unreadable });
  if (result.kind !== 'prevented' && result.kind !== 'failed') await reload(list);
}

/** Reloads the list, which shows a failure itself. */
const reload = (list: List<PriceRecord>) => list.reload().catch(() => undefined);

const textsOf = (record: PriceRecord, key: PriceKey, text: string) => ({
  sku: record.MAIN_SKU,
  level: priceLabel(key),
  from: priceText(record[key]),
  to: priceText(text),
});
