import { type Identity, parseFields, type ReadValues, recordSchema } from './field';
import { byPriceKey, type PriceKey } from './price-levels';
import { type ProductColumns, productFields } from './product';
import { toText, type WireRecord } from './values';

/** A price record: its prices as text, '' where unset, and its product. */
export type PriceRecord = Readonly<Record<PriceKey, string>> &
  Pick<ReadValues<typeof productFields>, 'MAIN_SKU' | 'GROUP_NAME'> & { readonly product: ProductColumns } & Identity;

/** Schema of a price record in a response; its product is under `product` or `PRODUCT`. */
export const priceRecordSchema = recordSchema((source: WireRecord): Omit<PriceRecord, keyof Identity> => {
  const product = parseFields(productFields, source.product ?? source.PRODUCT);
  return {
    ...byPriceKey((key) => toText(source[key]).trim()),
    MAIN_SKU: toText(source.MAIN_SKU) || product.MAIN_SKU,
    GROUP_NAME: toText(source.GROUP_NAME) || product.GROUP_NAME,
    product,
  };
});
