import type { Selectable } from 'kysely';
import { fieldsWithout } from '../../../src/wire/field';
import type { FieldValue } from '../../../src/wire/field-value';
import { type ProductKey, productFields } from '../../../src/wire/product';
import type { Schema } from '../db/schema';
import { blankFields, columnOf, type FieldValues, fieldReader, toColumns } from '../db/stored-fields';
import { searchTextOf } from '../lists/field-columns';

export type ProductRecord = FieldValues<typeof productFields> & { readonly ID: number; readonly VERSION: number };

/** A row of the table with the names of the companies that it is exclusive to. */
export type ProductRow = Omit<Selectable<Schema['product']>, 'search_text' | 'sku_key'> & {
  readonly exclusive_for_company: readonly string[];
};

export type ProductFieldKey = Exclude<ProductKey, 'MAIN_SKU'>;

export const writableFields = fieldsWithout(productFields, 'MAIN_SKU');

/** The writable fields of a product; companies are given by name. */
export type ProductFields = Omit<ProductRow, 'id' | 'version' | 'main_sku'>;

export const blankProduct: ProductFields = toColumns(blankFields(writableFields));

const readFields = fieldReader(productFields);

export const productRecord = (row: ProductRow): ProductRecord => ({
  ID: row.id,
  VERSION: row.version,
  ...readFields(row),
});

export const productSearchText = (product: ProductFields & { readonly main_sku: string }): string =>
  searchTextOf(productFields, readFields(product));

export function withProductValues<T extends ProductFields>(
  product: T,
  values: ReadonlyMap<ProductFieldKey, FieldValue>,
): T {
  const changes = Object.fromEntries([...values].map(([key, value]) => [columnOf(key), value]));
  // SAFETY: a column is named like its key, in lower case, and each value was read by its key.
  return { ...product, ...changes } as T;
}

/** Whether the products are equal except for SKU, ID and version. The order of companies does not matter. */
export function isSameProduct(one: ProductFields, other: ProductFields): boolean {
  return fieldNames.every((name) => valueText(one, name) === valueText(other, name));
}

// SAFETY: a blank product has all fields.
const fieldNames = Object.keys(blankProduct) as readonly (keyof ProductFields)[];

function valueText(product: ProductFields, name: keyof ProductFields): string {
  const value = product[name];
  return JSON.stringify(name === 'exclusive_for_company' ? [...product[name]].sort() : value);
}
