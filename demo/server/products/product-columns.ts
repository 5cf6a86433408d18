import { type SqlBool, sql } from 'kysely';
import { type ListColumn, numberColumn, textColumn, textListColumn, yesNoColumn } from '../lists/list-column';

/** The columns of a product as the wire names them, in the list's order. The table has them in lower case. */
const kinds = {
  GROUP_NAME: 'text',
  MAIN_SKU: 'text',
  LOOKUP_SKU: 'text',
  DESCRIPTION: 'text',
  UNIT: 'text',
  UNIT_SIZE: 'number',
  STANDARD_ROLL_LENGTH: 'number',
  CROWNED_STRIP_LENGTH: 'number',
  WEIGHT_PER_UNIT: 'number',
  ORDER_QUANTITY: 'text',
  LEAD_TIME: 'text',
  APPLICATION_GROUP: 'list',
  SUB_GROUP: 'text',
  LOGO_CHANGEABLE: 'yesNo',
  PRIME_LOGO_NAMES: 'list',
  EXCLUSIVE: 'yesNo',
  EXCLUSIVE_FOR_COMPANY: 'companies',
  STATUS: 'text',
} as const;

type Kinds = typeof kinds;

/** Name of a product column on the wire. */
export type ProductKey = keyof Kinds;

// SAFETY: the object is a literal; it has these keys and no others.
export const productKeys = Object.keys(kinds) as readonly ProductKey[];

/** Columns whose every value is its own: no choice among them helps. */
const ownValues: ReadonlySet<ProductKey> = new Set(['MAIN_SKU', 'LOOKUP_SKU', 'DESCRIPTION']);

/** Columns whose values are offered as filter choices. */
export const choiceKeys = productKeys.filter((key) => !ownValues.has(key));

/** A field of a product that can be written, besides its Main SKU: the columns, and the image's address. */
export type ProductFieldKey = Exclude<ProductKey, 'MAIN_SKU'> | 'IMAGE_URL';

/** The fields that can be written, in the order of the columns. */
export const productFieldKeys: readonly ProductFieldKey[] = [
  ...productKeys.filter((key) => key !== 'MAIN_SKU'),
  'IMAGE_URL',
];

/** How the column is kept. */
export const productKind = (key: ProductKey): Kinds[ProductKey] => kinds[key];

/** Names of the companies that a product is exclusive to, in order. */
export const exclusiveNames = sql<string[]>`array(
  select company.company_name from product_company join company on company.id = product_company.company_id
  where product_company.product_id = product.id order by company.company_name)`;

const exclusiveFor: ListColumn = {
  key: 'EXCLUSIVE_FOR_COMPANY',
  matches(values) {
    const links = sql`select 1 from product_company join company on company.id = product_company.company_id
      where product_company.product_id = product.id`;
    const named = sql<SqlBool>`exists (${links} and company.company_name in (${sql.join(values)}))`;
    return values.includes('') ? sql<SqlBool>`(${named} or not exists (${links}))` : named;
  },
};

function filterColumn(key: ProductKey): ListColumn {
  const column = `product.${key.toLowerCase()}`;
  switch (kinds[key]) {
    case 'text':
      return textColumn(key, sql.ref<string>(column));
    case 'number':
      return numberColumn(key, sql.ref<number | null>(column));
    case 'yesNo':
      return yesNoColumn(key, sql.ref<boolean | null>(column));
    case 'list':
      return textListColumn(key, sql.ref<string[]>(column));
    case 'companies':
      return exclusiveFor;
  }
}

/** The columns by which products, and prices through their products, can be filtered. */
export const productFilterColumns: readonly ListColumn[] = productKeys.map(filterColumn);

/** What a query selects of `product` to make a product record. */
export const productSelection = [
  'product.id',
  'product.version',
  'product.group_name',
  'product.main_sku',
  'product.lookup_sku',
  'product.description',
  'product.unit',
  'product.unit_size',
  'product.standard_roll_length',
  'product.crowned_strip_length',
  'product.weight_per_unit',
  'product.order_quantity',
  'product.lead_time',
  'product.application_group',
  'product.sub_group',
  'product.logo_changeable',
  'product.prime_logo_names',
  'product.exclusive',
  'product.status',
  'product.image_url',
] as const;
