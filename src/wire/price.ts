import { type Identity, type ReadValues, readFields, recordSchema } from './field';
import { byPriceKey, type PriceKey } from './price-levels';
import { type ProductColumns, productFields } from './product';
import { toText, type WireRecord } from './values';

/** A price record: its prices as text, '' where unset, and the product that they belong to. */
export type PriceRecord = Readonly<Record<PriceKey, string>> &
  Pick<ReadValues<typeof productFields>, 'MAIN_SKU' | 'GROUP_NAME'> & { readonly product: ProductColumns } & Identity;

/** A price record as lists and saves return it: its product under `product` or `PRODUCT`. */
export const priceRecordSchema = recordSchema((source: WireRecord): Omit<PriceRecord, keyof Identity> => {
  const product = readFields(productFields, source.product ?? source.PRODUCT);
  return {
    ...byPriceKey((key) => toText(source[key]).trim()),
    MAIN_SKU: toText(source.MAIN_SKU) || product.MAIN_SKU,
    GROUP_NAME: toText(source.GROUP_NAME) || product.GROUP_NAME,
    product,
  };
});
