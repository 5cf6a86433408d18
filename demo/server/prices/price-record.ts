import { byPriceKey, type PriceKey } from '../../../src/wire/price-levels';
import { type PricesByCurrency, priceFields } from '../db/price-columns';
import { compactCopy } from '../db/stored-fields';
import { type ProductRecord, type ProductRow, productRecord } from '../products/product-record';

/** A price record as it is on the wire: unset prices are `''`. */
export type PriceRecord = {
  readonly ID: number;
  readonly VERSION: number;
  readonly MAIN_SKU: string;
  readonly GROUP_NAME: string;
  readonly product: ProductRecord;
} & Readonly<Record<PriceKey, string>>;

export interface PriceRow extends PricesByCurrency {
  readonly price_id: number;
  readonly price_version: number;
}

export function priceRecord(row: PriceRow & ProductRow): PriceRecord {
  return {
    ID: row.price_id,
    VERSION: row.price_version,
    MAIN_SKU: row.main_sku,
    GROUP_NAME: row.group_name,
    ...priceTexts(row),
    product: productRecord(row),
  };
}

const noTexts: Record<PriceKey, string> = compactCopy(byPriceKey(() => ''));

export function priceTexts(lists: PricesByCurrency): Readonly<Record<PriceKey, string>> {
  const texts = { ...noTexts };
  for (const { key, column, index } of priceFields) texts[key] = lists[column][index] ?? '';
  return texts;
}
