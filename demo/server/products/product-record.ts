import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '../db/schema';
import { searchable } from '../lists/conditions';

/** A product as the wire has it. */
export interface ProductRecord {
  readonly ID: number;
  readonly VERSION: number;
  readonly GROUP_NAME: string;
  readonly MAIN_SKU: string;
  readonly LOOKUP_SKU: string;
  readonly DESCRIPTION: string;
  readonly UNIT: string;
  readonly UNIT_SIZE: number | null;
  readonly STANDARD_ROLL_LENGTH: number | null;
  readonly CROWNED_STRIP_LENGTH: number | null;
  readonly WEIGHT_PER_UNIT: number | null;
  readonly ORDER_QUANTITY: string;
  readonly LEAD_TIME: string;
  readonly APPLICATION_GROUP: readonly string[];
  readonly SUB_GROUP: string;
  readonly LOGO_CHANGEABLE: boolean | null;
  readonly PRIME_LOGO_NAMES: readonly string[];
  readonly EXCLUSIVE: boolean | null;
  readonly EXCLUSIVE_FOR_COMPANY: readonly string[];
  readonly STATUS: string;
  readonly IMAGE_URL: string;
}

/** A row of the table with the names of the companies that it is exclusive to. */
export type ProductRow = Omit<Selectable<Schema['product']>, 'search_text'> & {
  readonly exclusive_for_company: string[];
};

/** What of a product can be changed at any time; companies are named. */
export type ProductFields = Omit<ProductRow, 'id' | 'version' | 'main_sku'>;

/** A product without any of it. */
export const blankProduct: ProductFields = {
  group_name: '',
  lookup_sku: '',
  description: '',
  unit: '',
  unit_size: null,
  standard_roll_length: null,
  crowned_strip_length: null,
  weight_per_unit: null,
  order_quantity: '',
  lead_time: '',
  application_group: [],
  sub_group: '',
  logo_changeable: null,
  prime_logo_names: [],
  exclusive: null,
  exclusive_for_company: [],
  status: 'Active',
  image_url: '',
};

/** The product as the wire has it. */
export function productRecord(row: ProductRow): ProductRecord {
  return {
    ID: row.id,
    VERSION: row.version,
    GROUP_NAME: row.group_name,
    MAIN_SKU: row.main_sku,
    LOOKUP_SKU: row.lookup_sku,
    DESCRIPTION: row.description,
    UNIT: row.unit,
    UNIT_SIZE: row.unit_size,
    STANDARD_ROLL_LENGTH: row.standard_roll_length,
    CROWNED_STRIP_LENGTH: row.crowned_strip_length,
    WEIGHT_PER_UNIT: row.weight_per_unit,
    ORDER_QUANTITY: row.order_quantity,
    LEAD_TIME: row.lead_time,
    APPLICATION_GROUP: row.application_group,
    SUB_GROUP: row.sub_group,
    LOGO_CHANGEABLE: row.logo_changeable,
    PRIME_LOGO_NAMES: row.prime_logo_names,
    EXCLUSIVE: row.exclusive,
    EXCLUSIVE_FOR_COMPANY: row.exclusive_for_company,
    STATUS: row.status,
    IMAGE_URL: row.image_url,
  };
}

/** The fields of a product whose text is searched. */
export type SearchedFields = Pick<
  Insertable<Schema['product']>,
  | 'main_sku'
  | 'group_name'
  | 'lookup_sku'
  | 'description'
  | 'unit'
  | 'order_quantity'
  | 'lead_time'
  | 'sub_group'
  | 'application_group'
  | 'prime_logo_names'
>;

/** What `product.search_text` has to hold. */
export function productSearchText(product: SearchedFields): string {
  return searchable([
    product.main_sku,
    product.lookup_sku,
    product.description,
    product.group_name,
    product.sub_group,
    product.unit,
    product.order_quantity,
    product.lead_time,
    ...product.application_group,
    ...product.prime_logo_names,
  ]);
}
