import { type PriceLists, type PriceRecord, priceTexts } from '../price-record';

/** A stored record as an upload compares it. */
export interface StoredPrice extends PriceLists {
  readonly id: number;
  readonly version: number;
  readonly main_sku: string;
  readonly group_name: string;
}

type PairSide = Omit<PriceRecord, 'product'>;

/** A record that differs from the file, as the wire has it: what is stored, and the same record as it would become. */
export interface PricePair {
  readonly existingData: PairSide;
  readonly newData: PairSide;
}

/** The pair of a record and its new prices. */
export function pricePair(stored: StoredPrice, next: PriceLists): PricePair {
  return { existingData: side(stored, stored), newData: side(stored, next) };
}

function side({ id, version, main_sku, group_name }: StoredPrice, lists: PriceLists): PairSide {
  return { ID: id, VERSION: version, MAIN_SKU: main_sku, GROUP_NAME: group_name, ...priceTexts(lists) };
}
