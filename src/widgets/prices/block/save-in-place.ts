import { ApiError } from '../../../api/transport/errors';
import type { WidgetHost } from '../../../embed/widget';
import { type SaveResult, saveRecord } from '../../../record/save-record';
import type { PriceRecord } from '../../../wire/price';
import { priceDifference } from '../../../wire/price-difference';
import type { UnsavedPrices } from '../in-place/unsaved-prices';
import { priceDraftOf } from '../price-draft';
import { priceKind } from '../price-kind';
import { blockMessages as messages } from './block.messages';
import type { BlockFailure, RecordChange } from './block.types';
import { isSavableByUpdatePrice, withPrices } from './plan-block';

/** Saves the changes of one record by updatePrice, after its earlier saves. Returns why it was not saved. */
export const saveInPlace = (
  host: WidgetHost,
  unsaved: UnsavedPrices,
  change: RecordChange,
): Promise<BlockFailure | undefined> =>
  unsaved.runAfterSaves(change.record.ID, async () => {
    const markSaved = (stored: PriceRecord) => {
      for (const key of change.prices.keys()) unsaved.setSavedRecord(stored, key);
    };
    let base = unsaved.newest(change.record);
    // The second attempt is for a record of which only other prices have changed.
    for (let attempt = 1; attempt <= 2; attempt++) {
      const changeOfCurrent = { record: base, prices: change.prices };
      if (hasPrices(base, change)) {
        markSaved(base);
        return undefined;
      }
      if (hasPriceChangedSince(base, change)) return { change: changeOfCurrent, reason: messages.reasons.conflict };
      if (!isSavableByUpdatePrice(changeOfCurrent))
        return { change: changeOfCurrent, reason: messages.reasons.returned };
      const changed = withPrices(base, change.prices);
      const result = await saveRecord(host, {
        kind: priceKind,
        base,
        draft: priceDraftOf(changed),
        unknownFields: new Map(),
        reload: () => {},
      });
      if (result.kind === 'saved') {
        const { VERSION } = result.record;
        const isKnown = typeof VERSION === 'number' || typeof VERSION === 'string';
        const stored = isKnown ? { ...changed, VERSION } : changed;
        markSaved(stored);
        host.emit('pricebook-save', { mode: 'edit', record: result.record });
        return undefined;
      }
      if (result.kind !== 'conflict') return { change: changeOfCurrent, ...failureReasonOf(result) };
      base = result.current;
    }
    return { change: { record: base, prices: change.prices }, reason: messages.reasons.conflict };
  });

/** Whether the record has the wanted prices already: a save without an answer may have stored them. */
const hasPrices = (current: PriceRecord, { prices }: RecordChange): boolean =>
  [...prices].every(([key, price]) => isSame(current[key], price));

/** Whether someone else has changed one of the prices, to another than the wanted one, since the user has seen them. */
const hasPriceChangedSince = (current: PriceRecord, { record, prices }: RecordChange): boolean =>
  [...prices].some(([key, price]) => !isSame(current[key], record[key]) && !isSame(current[key], price));

const isSame = (one: string, other: string): boolean => priceDifference(one, other, true) === undefined;

function failureReasonOf(result: Exclude<SaveResult<PriceRecord>, { readonly kind: 'saved' | 'conflict' }>) {
  if (result.kind !== 'failed') return { reason: messages.reasons[result.kind] };
  const { error } = result;
  const isUnknown = error instanceof ApiError && error.kind === 'unknown-outcome';
  return {
    // What an unknown outcome means is said once, for all records.
    reason: isUnknown ? error.reason : error.message,
    ...(isUnknown && { isUnknown }),
    ...(isFinalFailure(error) && { isFinal: true }),
  };
}

/** Whether further requests would fail too. */
export const isFinalFailure = (error: Error): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'unauthorized');
