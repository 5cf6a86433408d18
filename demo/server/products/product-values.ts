import type { FieldValue } from '../../../src/wire/field-value';
import { columnOf } from '../db/stored-fields';
import { blankProduct, type ProductFieldKey, type ProductFields } from './product-record';

export function withProductValues(
  product: ProductFields,
  values: ReadonlyMap<ProductFieldKey, FieldValue>,
): ProductFields {
  const changes = Object.fromEntries([...values].map(([key, value]) => [columnOf(key), value]));
  // SAFETY: a column is named like its key, in lower case, and each value was read by its key.
  return { ...product, ...changes } as ProductFields;
}

/** Whether the products are equal except for SKU, ID and version. The order of companies does not matter. */
export function sameProduct(one: ProductFields, other: ProductFields): boolean {
  return fieldNames.every((name) => valueText(one, name) === valueText(other, name));
}

// SAFETY: a blank product has all fields.
const fieldNames = Object.keys(blankProduct) as readonly (keyof ProductFields)[];

function valueText(product: ProductFields, name: keyof ProductFields): string {
  const value = product[name];
  return JSON.stringify(name === 'exclusive_for_company' ? [...product[name]].sort() : value);
}
