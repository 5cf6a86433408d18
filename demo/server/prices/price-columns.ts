import { sql } from 'kysely';
import { readPrice } from '../../../src/sheet/price-value';
import { type ListColumn, textColumn } from '../lists/list-column';
import { productFilterColumns } from '../products/product-columns';
import { priceFields } from './price-record';

const priceColumns: readonly ListColumn[] = priceFields.map(({ key, column, index }) => {
  const kept = sql<string>`coalesce(${sql.ref(`price.${column}`)}[${sql.lit(index + 1)}], '')`;
  return { key, matches: (values) => textColumn(key, kept).matches(values.map(canonical)) };
});

/** A price as it is kept, so that `12.50` finds `12.5`. */
function canonical(value: string): string {
  const read = readPrice(value);
  return read.kind === 'price' ? read.text : value;
}

/** The columns by which the price list can be filtered: those of the product, and the 40 prices. */
export const priceFilterColumns: readonly ListColumn[] = [...productFilterColumns, ...priceColumns];
