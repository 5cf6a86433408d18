import type { PriceLists } from '../../db/price-columns';
import { type PriceRecord, priceTexts } from '../price-record';

/** A stored record, for comparison with an upload. */
export interface StoredPrice extends PriceLists {
  readonly id: number;
  readonly version: number;
  readonly main_sku: string;
  readonly group_name: string;
}

type PairSide = Omit<PriceRecord, 'product'>;

/** A record that differs from the file, as it is on the wire: the stored record and the changed one. */
export interface PricePair {
  readonly existingData: PairSide;
  readonly newData: PairSide;
}

export function pricePair(stored: StoredPrice, next: PriceLists): PricePair {
  return { existingData: side(stored, stored), newData: side(stored, next) };
}

function side({ id, version, main_sku, group_name }: StoredPrice, lists: PriceLists): PairSide {
  return { ID: id, VERSION: version, MAIN_SKU: main_sku, GROUP_NAME: group_name, ...priceTexts(lists) };
}
