import * as v from 'valibot';
import { type Id, idSchema, isRecord, toText, toTexts, type WireRecord } from './wire';

const textColumns = [
  'GROUP_NAME',
  'MAIN_SKU',
  'LOOKUP_SKU',
  'DESCRIPTION',
  'UNIT',
  'UNIT_SIZE',
  'STANDARD_ROLL_LENGTH',
  'CROWNED_STRIP_LENGTH',
  'WEIGHT_PER_UNIT',
  'ORDER_QUANTITY',
  'LEAD_TIME',
  'SUB_GROUP',
  'STATUS',
  'IMAGE_URL',
] as const;
const listColumns = ['PRIME_LOGO_NAMES', 'EXCLUSIVE_FOR_COMPANY', 'APPLICATION_GROUP'] as const;
const flagColumns = ['LOGO_CHANGEABLE', 'EXCLUSIVE'] as const;

/** What people read for each field of a product, in the order of the list's columns; the picture's address is no column. */
export const productLabels = {
  GROUP_NAME: 'Group name',
  MAIN_SKU: 'Main SKU',
  LOOKUP_SKU: 'Lookup SKU',
  DESCRIPTION: 'Description',
  UNIT: 'Unit',
  UNIT_SIZE: 'Unit size',
  STANDARD_ROLL_LENGTH: 'Standard roll length',
  CROWNED_STRIP_LENGTH: 'Crowned strip length',
  WEIGHT_PER_UNIT: 'Weight per unit',
  ORDER_QUANTITY: 'Order quantity',
  LEAD_TIME: 'Lead time',
  APPLICATION_GROUP: 'Application group',
  SUB_GROUP: 'Sub group',
  LOGO_CHANGEABLE: 'Logo changeable',
  PRIME_LOGO_NAMES: 'Prime logo names',
  EXCLUSIVE: 'Exclusive',
  EXCLUSIVE_FOR_COMPANY: 'Exclusive for company',
  STATUS: 'Status',
  IMAGE_URL: 'Image address',
} as const satisfies Record<keyof ProductColumns, string>;

/** Wire name of a field of a product. */
export type ProductKey = keyof typeof productLabels;

/** A product's columns as lists show them: text ('' unset), lists of text, and yes, no or unset. */
export type ProductColumns = Readonly<
  Record<(typeof textColumns)[number], string> &
    Record<(typeof listColumns)[number], readonly string[]> &
    Record<(typeof flagColumns)[number], boolean | undefined>
>;

/** Reads product columns liberally: numbers become text, one text a list, YES and 1 true. What is missing is unset. */
export function toProductColumns(value: unknown): ProductColumns {
  const record = isRecord(value) ? value : {};
  // SAFETY: the three lists of names are those that the type is made of.
  return Object.fromEntries([
    ...textColumns.map((name) => [name, toText(record[name])]),
    ...listColumns.map((name) => [name, toTexts(record[name])]),
    ...flagColumns.map((name) => [name, toFlag(record[name])]),
  ]) as ProductColumns;
}

function toFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = toText(value).trim().toLowerCase();
  if (['yes', 'true', '1', 'y'].includes(text)) return true;
  return ['no', 'false', '0', 'n'].includes(text) ? false : undefined;
}

/** A product: of a page of the list, the columns that were asked for; the others are unset. */
export type ProductRecord = ProductColumns & {
  readonly ID: Id;
  /** Sent back with a change, so that the back end can tell a stale one; absent where it keeps no versions. */
  readonly VERSION?: Id;
  /** The product as the back end sent it, unknown fields included: what events carry. */
  readonly source: WireRecord;
};

/** A product as lists and saves answer it. */
export const productRecordSchema = v.pipe(
  v.looseObject({ ID: idSchema, VERSION: v.nullish(idSchema) }),
  v.transform(
    (source): ProductRecord => ({
      ...toProductColumns(source),
      ID: source.ID,
      ...(source.VERSION !== null && source.VERSION !== undefined && { VERSION: source.VERSION }),
      source,
    }),
  ),
);
