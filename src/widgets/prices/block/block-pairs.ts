import type { UploadPair } from '../../../api/resources/sheet-upload';
import { valueText } from '../../../upload/review/review-pair';
import type { PriceRecord } from '../../../wire/price';
import { byPriceKey, priceKeys } from '../../../wire/price-levels';
import { normalizeName } from '../../../wire/text-rules';
import type { RecordChange } from './block.types';
import { withPrices } from './plan-block';

const pairDataOf = (record: PriceRecord) => ({
  ID: record.ID,
  MAIN_SKU: record.MAIN_SKU,
  GROUP_NAME: record.GROUP_NAME,
  ...byPriceKey((key) => record[key]),
});

/** A change as the review shows it. */
export const pairOf = ({ record, prices }: RecordChange): UploadPair => ({
  existingData: pairDataOf(record),
  newData: pairDataOf(withPrices(record, prices)),
});

const normalizedSkuOf = ({ existingData, newData }: UploadPair): string =>
  normalizeName(valueText(newData.MAIN_SKU) || valueText(existingData.MAIN_SKU));

/**
 * The change that remains of a pair after the review. Its record is the one of `changes` with the pair's SKU, with the stored
 * prices as the pair has them; prices that the user has left out are not changed. `undefined` if no record has the SKU.
 */
export function changeOf(pair: UploadPair, changes: readonly RecordChange[]): RecordChange | undefined {
  const record = changes.find((change) => normalizeName(change.record.MAIN_SKU) === normalizedSkuOf(pair))?.record;
  if (record === undefined) return undefined;
  const { existingData, newData } = pair;
  const stored = { ...record };
  for (const key of priceKeys) if (key in existingData) stored[key] = valueText(existingData[key]);
  const prices = priceKeys.flatMap((key) => {
    const to = key in newData ? valueText(newData[key]) : stored[key];
    return to === stored[key] ? [] : [[key, to] as const];
  });
  return { record: stored, prices: new Map(prices) };
}
