import { type ProductRecord, type ProductRow, productRecord } from '../products/product-record';

/** The currencies that prices are kept in. */
const currencies = ['AUD', 'USD'] as const;

/** One of the currencies. */
type Currency = (typeof currencies)[number];

/** Price levels per currency. */
export const LEVELS = 20;

/** The wire name of a price field, for example `SP_AUD_01`. */
export type PriceKey = `SP_${Currency}_${string}`;

const priceKey = (currency: Currency, index: number): PriceKey =>
  `SP_${currency}_${String(index + 1).padStart(2, '0')}`;

/** The 40 price fields, in order, and where each is kept: an array of the table, and the place in it from 0. */
export const priceFields = currencies.flatMap((currency) =>
  Array.from({ length: LEVELS }, (_, index) => ({
    key: priceKey(currency, index),
    column: currency === 'AUD' ? ('aud' as const) : ('usd' as const),
    index,
  })),
);

/** A price record as the wire has it: unset prices are `''`. */
export type PriceRecord = {
  readonly ID: number;
  readonly VERSION: number;
  readonly MAIN_SKU: string;
  readonly GROUP_NAME: string;
  readonly product: ProductRecord;
} & { readonly [K in PriceKey]: string };

/** The price columns of a row. */
export interface PriceLists {
  readonly aud: readonly string[];
  readonly usd: readonly string[];
}

/** A row of the list: a price with its product. */
export interface PriceRow extends PriceLists {
  readonly price_id: number;
  readonly price_version: number;
}

/** The record as the wire has it. */
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

/** The 40 price fields of a row. */
export function priceTexts(lists: PriceLists): { readonly [K in PriceKey]: string } {
  return Object.fromEntries(priceFields.map(({ key, column, index }) => [key, lists[column][index] ?? '']));
}
