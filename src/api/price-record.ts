import * as v from 'valibot';
import { type Currency, type PriceKey, priceKeys, priceKeysOf } from './price-keys';
import { type ProductColumns, toProductColumns } from './product-record';
import { type Id, idSchema, toText, type WireRecord } from './wire';

/** A price record: all prices as text, '' where unset. */
export type PriceRecord = Readonly<Record<PriceKey, string>> & {
  readonly ID: Id;
  readonly MAIN_SKU: string;
  readonly GROUP_NAME: string;
  /** Sent back with a change, so that the back end can tell a stale one; absent where it keeps no versions. */
  readonly VERSION?: Id;
  readonly product: ProductColumns;
  /** The record as the back end sent it, unknown fields included: what events carry. */
  readonly source: WireRecord;
};

/** A price record as lists and saves answer it. */
export const priceRecordSchema = v.pipe(
  v.looseObject({ ID: idSchema, VERSION: v.nullish(idSchema) }),
  v.transform(toPriceRecord),
);

function toPriceRecord(
  source: WireRecord & { readonly ID: Id; readonly VERSION?: Id | null | undefined },
): PriceRecord {
  const product = toProductColumns(source.product ?? source.PRODUCT);
  // SAFETY: `priceKeys` holds every PriceKey.
  const prices = Object.fromEntries(priceKeys.map((key) => [key, toText(source[key]).trim()])) as Record<
    PriceKey,
    string
  >;
  return {
    ...prices,
    ID: source.ID,
    MAIN_SKU: toText(source.MAIN_SKU) || product.MAIN_SKU,
    GROUP_NAME: toText(source.GROUP_NAME) || product.GROUP_NAME,
    ...(source.VERSION !== null && source.VERSION !== undefined && { VERSION: source.VERSION }),
    product,
    source,
  };
}

/** A record's prices in one currency, without the unset ones. */
export function setPricesOf(record: PriceRecord, currency: Currency): readonly string[] {
  return priceKeysOf(currency)
    .map((key) => record[key])
    .filter((price) => price !== '');
}
