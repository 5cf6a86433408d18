import { ApiError } from '../../api/errors';
import type { PriceRecord } from '../../api/price-record';
import { changedPrice, createPrice, updatePrice } from '../../api/prices';
import type { PlainRecord } from '../../embed/events';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { changedPrices, type PriceDraft, pricesToSend } from './price-rules';
import { reportFailure } from './report-failure';

/** What became of a save. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly record: PlainRecord }
  /** The page has prevented it. */
  | { readonly kind: 'prevented' }
  /** Somebody else has changed the record since it was read; `undefined` when it is gone. */
  | { readonly kind: 'conflict'; readonly current: PriceRecord | undefined }
  | { readonly kind: 'failed'; readonly error: Error };

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
      return afterConflict(list, base, draft, cause);
    }
    const error = reportFailure(host, 'save', cause);
    // The list shows whether it was saved after all.
    if (cause instanceof ApiError && cause.kind === 'unknown-outcome') list.reload().catch(() => undefined);
    return { kind: 'failed', error };
  }
}

/** The record as it is now, to compare with. One that already is as drafted was saved by a try whose answer was lost. */
async function afterConflict(
  list: List<PriceRecord>,
  base: PriceRecord,
  draft: PriceDraft,
  cause: ApiError,
): Promise<SaveResult> {
  await list.reload().catch(() => undefined);
  const current = changedPrice(cause) ?? list.loaded.peek()?.items.find(({ ID }) => String(ID) === String(base.ID));
  if (current !== undefined && changedPrices(draft, current).length === 0) {
    return { kind: 'saved', record: current.source };
  }
  return { kind: 'conflict', current };
}
