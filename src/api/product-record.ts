import { isRecord, toText, toTexts } from './wire';

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
