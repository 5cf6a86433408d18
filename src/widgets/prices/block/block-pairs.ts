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
 * The change that remains of a pair after the review: without the prices that the user has left out. The record is that of `changes` with
 * the pair's SKU; its prices are the existing ones of the pair. `undefined` if no record has the SKU.
 */
export function remainingChangeOf(pair: UploadPair, changes: readonly RecordChange[]): RecordChange | undefined {
  const record = changes.find((change) => normalizeName(change.record.MAIN_SKU) === normalizedSkuOf(pair))?.record;
  if (record === undefined) return undefined;
  const { existingData, newData } = pair;
  const storedRecord = { ...record };
  for (const key of priceKeys) if (key in existingData) storedRecord[key] = valueText(existingData[key]);
  const prices = priceKeys.flatMap((key) => {
    const to = key in newData ? valueText(newData[key]) : storedRecord[key];
    return to === storedRecord[key] ? [] : [[key, to] as const];
  });
  return { record: storedRecord, prices: new Map(prices) };
}
