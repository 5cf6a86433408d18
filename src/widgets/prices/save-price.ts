import { ApiError } from '../../api/errors';
import type { PriceRecord } from '../../api/price-record';
import { changedPrice, createPrice, type FoundPrice, findPrice, updatePrice } from '../../api/prices';
import type { PlainRecord } from '../../embed/events';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { changedPrices, type PriceDraft, pricesToSend } from './price-rules';
import { messages } from './prices.messages';
import { reportFailure } from './report-failure';

/** What became of a save. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly record: PlainRecord }
  /** The page has prevented it. */
  | { readonly kind: 'prevented' }
  | Conflict
  | { readonly kind: 'failed'; readonly error: Error };

/** Somebody else has changed the record since it was read. */
export type Conflict =
  | { readonly kind: 'conflict'; readonly current: PriceRecord }
  /** It is known to be deleted. */
  | { readonly kind: 'gone' }
  /** How it now is could not be read. */
  | { readonly kind: 'unread'; readonly readAgain: () => Promise<SaveResult> };

/** Sends the draft: as a new price, or as a change of `base`. Never rejects: a failure is a result, and has been said. */
export async function savePrice(
  host: WidgetHost,
  list: List<PriceRecord>,
  base: PriceRecord | undefined,
  draft: PriceDraft,
): Promise<SaveResult> {
  const prices = pricesToSend(draft);
  const sent = { ...base?.source, MAIN_SKU: draft.mainSku, PRICES: prices };
  const mode = base === undefined ? 'create' : 'edit';
  if (!host.emit('pricebook-before-save', { mode, record: sent })) return { kind: 'prevented' };
  try {
    const { message, record } =
      base === undefined
        ? await createPrice(host.client, { MAIN_SKU: draft.mainSku, PRICES: prices })
        : await updatePrice(host.client, base, prices);
    if (message !== '') host.toast({ type: 'success', message });
    return { kind: 'saved', record: record?.source ?? sent };
  } catch (cause) {
    if (base !== undefined && cause instanceof ApiError && cause.status === 409) {
      list.reload().catch(() => undefined);
      return compare(host, base, draft, changedPrice(cause));
    }
    const error = reportFailure(host, 'save', cause);
    // The list shows whether it was saved after all.
    if (cause instanceof ApiError && cause.kind === 'unknown-outcome') list.reload().catch(() => undefined);
    return { kind: 'failed', error };
  }
}

/** The record as it now is against the draft. One that already is as drafted was saved by a try whose answer was lost. */
async function compare(
  host: WidgetHost,
  base: PriceRecord,
  draft: PriceDraft,
  told: PriceRecord | undefined,
): Promise<SaveResult> {
  const found: FoundPrice = told ? { kind: 'found', record: told } : await findAgain(host, base);
  if (found.kind === 'gone') return found;
  if (found.kind === 'unknown') return { kind: 'unread', readAgain: () => compare(host, base, draft, undefined) };
  if (changedPrices(draft, found.record).length > 0) return { kind: 'conflict', current: found.record };
  host.toast({ type: 'success', message: messages.saved });
  return { kind: 'saved', record: found.record.source };
}

const findAgain = (host: WidgetHost, { MAIN_SKU, ID }: PriceRecord): Promise<FoundPrice> =>
  findPrice(host.client, MAIN_SKU, ID).catch(() => ({ kind: 'unknown' }));
