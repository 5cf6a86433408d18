import { sql } from 'kysely';
import { readPrice } from '../../../src/wire/price-text';
import type { Account } from '../auth/account';
import { priceFields } from '../db/price-columns';
import { type ListColumn, textColumn } from '../lists/list-column';
import { productFilterColumns } from '../products/product-columns';

const priceColumns: readonly ListColumn[] = priceFields.map(({ key, column, index }) => {
  const stored = sql<string>`coalesce(${sql.ref(`price.${column}`)}[${sql.lit(index + 1)}], '')`;
  return { key, matches: (values) => textColumn(key, stored).matches(values.map(canonical)) };
});

/** The stored form of a price, so that `12.50` finds `12.5`. */
function canonical(value: string): string {
  const read = readPrice(value);
  return read.kind === 'price' ? read.text : value;
}

/** The columns by which the account can filter the price list: those of the product, and the prices. */
export function priceFilterColumns(account: Account): readonly ListColumn[] {
  return [...productFilterColumns(account), ...priceColumns];
}
