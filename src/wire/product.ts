import type { Entity } from './entity';
import { type Fields, fieldsSchema, type KeyOf, keysOf, type ReadValues, type RecordOf } from './field';

const maxLength = 4000;

/** The fields of a product, in the order of the list's columns; the picture's address has no column. */
export const productFields = {
  GROUP_NAME: { kind: 'text', label: 'Group name', width: 172, maxLength, suggested: true },
  MAIN_SKU: { kind: 'text', label: 'Main SKU', width: 152, maxLength: 100, isName: true, mostlyUnique: true },
  LOOKUP_SKU: { kind: 'text', label: 'Lookup SKU', width: 136, maxLength, mostlyUnique: true },
  DESCRIPTION: { kind: 'text', label: 'Description', width: 240, maxLength, mostlyUnique: true, multiline: true },
  UNIT: { kind: 'text', label: 'Unit', width: 76, maxLength, suggested: true },
  UNIT_SIZE: { kind: 'number', label: 'Unit size', width: 92 },
  STANDARD_ROLL_LENGTH: { kind: 'number', label: 'Standard roll length', width: 152, suggested: true },
  CROWNED_STRIP_LENGTH: { kind: 'number', label: 'Crowned strip length', width: 152 },
  WEIGHT_PER_UNIT: { kind: 'number', label: 'Weight per unit', width: 124 },
  ORDER_QUANTITY: { kind: 'text', label: 'Order quantity', width: 124, maxLength },
  LEAD_TIME: { kind: 'text', label: 'Lead time', width: 116, maxLength, suggested: true },
  APPLICATION_GROUP: { kind: 'list', label: 'Application group', width: 168, maxLength, suggested: true },
  SUB_GROUP: { kind: 'text', label: 'Sub group', width: 136, maxLength, suggested: true },
  LOGO_CHANGEABLE: { kind: 'yes-no', label: 'Logo changeable', width: 132 },
  PRIME_LOGO_NAMES: { kind: 'list', label: 'Prime logo names', width: 152, maxLength, suggested: true, empty: '---' },
  EXCLUSIVE: { kind: 'yes-no', label: 'Exclusive', width: 92 },
  EXCLUSIVE_FOR_COMPANY: { kind: 'companies', label: 'Exclusive for company', width: 172, maxLength },
  STATUS: { kind: 'status', label: 'Status', width: 108 },
  IMAGE_URL: { kind: 'address', label: 'Image address', width: 220, maxLength, mostlyUnique: true, column: false },
} as const satisfies Fields;

export const productEntity = {
  name: 'products',
  noun: 'product',
  path: 'product',
  listCall: 'getProduct',
  filtersCall: 'getProdctsFilterData',
  titleKey: 'MAIN_SKU',
  fields: productFields,
} as const satisfies Entity<typeof productFields>;

export type ProductKey = KeyOf<typeof productFields>;

export type ProductColumns = ReadValues<typeof productFields>;

export type ProductRecord = RecordOf<typeof productFields>;

export const isProductKey = (key: string): key is ProductKey => Object.hasOwn(productFields, key);

export const productKeys = keysOf(productFields);

export const productRecordSchema = fieldsSchema(productFields);
