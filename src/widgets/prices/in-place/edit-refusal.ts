import type { PriceRecord } from '../../../wire/price';
import { type PriceKey, priceKey } from '../../../wire/price-levels';
import { canEditInPlace, firstGap, hasGaps, positionOf, pricesOf } from '../editable-prices';

/** Why a price cannot be changed in its cell. `key` is the level that has to be set first. */
export type EditRefusal = { readonly kind: 'no-sku' } | { readonly kind: 'gap' | 'not-next'; readonly key: PriceKey };

/** Why `canEditInPlace` excludes a price; `undefined` if it does not. */
export function editRefusal(record: PriceRecord, key: PriceKey): EditRefusal | undefined {
  if (canEditInPlace(record, key)) return undefined;
  if (record.MAIN_SKU === '') return { kind: 'no-sku' };
  const gap = firstGap(record);
  if (gap !== undefined) return { kind: 'gap', key: gap };
  const [currency] = positionOf(key);
  return { kind: 'not-next', key: priceKey(currency, pricesOf(record, currency).length + 1) };
}

/** Whether a price is the last of its currency, so that removing it moves no other price. */
export function isLastPrice(record: PriceRecord, key: PriceKey): boolean {
  const [currency, level] = positionOf(key);
  return !hasGaps(record) && pricesOf(record, currency).length === level + 1;
}
