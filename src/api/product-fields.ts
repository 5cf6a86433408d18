import { type ProductKey, productLabels } from './product-record';

/** A field of a product as a column of a table. */
export interface ProductField {
  readonly key: ProductKey;
  readonly name: string;
  /** What it holds: any text, texts separated by commas (`list`), YES or NO, Active or Inactive, or a number. */
  readonly content: 'text' | 'list' | 'yes-no' | 'status' | 'number';
  /** Room that its values usually need, in px. */
  readonly width: number;
  /** Stands where it has no value. @default '-' */
  readonly empty?: string;
}

function field(key: ProductKey, width: number, content: ProductField['content'] = 'text'): ProductField {
  return { key, name: productLabels[key], content, width };
}

/** The fields after group and SKU, in the order and form in which every table of products, prices and uploaded rows has them. */
export const productFields: readonly ProductField[] = [
  field('LOOKUP_SKU', 136),
  field('DESCRIPTION', 240),
  field('UNIT', 76),
  field('UNIT_SIZE', 92, 'number'),
  field('STANDARD_ROLL_LENGTH', 152, 'number'),
  field('CROWNED_STRIP_LENGTH', 152, 'number'),
  field('WEIGHT_PER_UNIT', 124, 'number'),
  field('ORDER_QUANTITY', 124),
  field('LEAD_TIME', 116),
  field('APPLICATION_GROUP', 168, 'list'),
  field('SUB_GROUP', 136),
  field('LOGO_CHANGEABLE', 132, 'yes-no'),
  { ...field('PRIME_LOGO_NAMES', 152, 'list'), empty: '---' },
  field('EXCLUSIVE', 92, 'yes-no'),
  field('EXCLUSIVE_FOR_COMPANY', 172, 'list'),
  field('STATUS', 108, 'status'),
];
