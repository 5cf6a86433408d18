import type { Selectable } from 'kysely';
import { fieldsWithout } from '../../../src/wire/field';
import { type ProductKey, productFields } from '../../../src/wire/product';
import type { Schema } from '../db/schema';
import { blankFields, type FieldValues, toColumns, toFields } from '../db/stored-fields';
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

export const productRecord = (row: ProductRow): ProductRecord => ({
  ID: row.id,
  VERSION: row.version,
  ...toFields(productFields, row),
});

export const productSearchText = (product: ProductFields & { readonly main_sku: string }): string =>
  searchTextOf(productFields, toFields(productFields, product));
