import { type Fields, type KeyOf, keysOf, type ReadValues, type RecordOf, readFields, recordSchema } from './field';

const maxLength = 200;

/** The fields of a company, in the order of the list's columns. */
export const companyFields = {
  COMPANY_NAME: {
    kind: 'text',
    label: 'Company name',
    width: 220,
    required: true,
    maxLength,
    isName: true,
    ownValues: true,
  },
  UNIT: { kind: 'text', label: 'Unit', width: 72, required: true, maxLength, ownValues: true },
  ADDRESS1: { kind: 'text', label: 'Address 1', width: 184, required: true, maxLength, ownValues: true },
  ADDRESS2: { kind: 'text', label: 'Address 2', width: 148, required: true, maxLength, ownValues: true },
  CITY: { kind: 'text', label: 'City', width: 128, required: true, maxLength },
  REGION: { kind: 'text', label: 'Region', width: 152, required: true, maxLength },
  COUNTRY: { kind: 'choice', label: 'Country', width: 128, required: true, maxLength },
  POSTAL_CODE: { kind: 'text', label: 'Postal code', width: 104, required: true, maxLength },
  SALES_PERSON: { kind: 'choice', label: 'Sales person', width: 140, required: true, maxLength, isName: true },
  CURRENCY: { kind: 'choice', label: 'Currency', width: 92, required: true, maxLength },
  PRICE_CATEGORY_STRIPS: {
    kind: 'choice',
    label: 'Price category strips',
    width: 156,
    required: true,
    maxLength,
    dependsOn: 'CURRENCY',
  },
  PRICE_CATEGORY_BULK: {
    kind: 'choice',
    label: 'Price category bulk',
    width: 148,
    required: true,
    maxLength,
    dependsOn: 'CURRENCY',
  },
  STATUS: { kind: 'status', label: 'Status', width: 108, required: true },
  CUSTOM_LOGO: { kind: 'list', label: 'Custom logo', width: 168, required: true, maxLength, maxItems: 50 },
  APPROVED_APPLICATOR: { kind: 'choice', label: 'Approved applicator', width: 148, required: true, maxLength },
} as const satisfies Fields;

/** Wire name of a company's field. */
export type CompanyKey = KeyOf<typeof companyFields>;

/** A company's fields as they are read, typed and sent. */
export type CompanyFields = ReadValues<typeof companyFields>;

/** A company, as lists and saves return it. */
export type CompanyRecord = RecordOf<typeof companyFields>;

/** A choice that depends on another field: the price categories of a currency. */
export type CategoryKey = KeyWith<{ readonly dependsOn: string }>;

/** A field of which the form offers choices whatever else is chosen. */
export type OfferedKey = Exclude<KeyWith<{ readonly kind: 'choice' | 'list' }>, CategoryKey>;

type KeyWith<T> = { [K in CompanyKey]: (typeof companyFields)[K] extends T ? K : never }[CompanyKey];

/** Whether the field depends on the currency. */
export const isCategory = (key: CompanyKey): key is CategoryKey => 'dependsOn' in companyFields[key];

/** Whether the form offers choices of the field whatever else is chosen. */
export const isOffered = (key: CompanyKey): key is OfferedKey =>
  ['choice', 'list'].includes(companyFields[key].kind) && !isCategory(key);

/** Wire names of all fields of a company. */
export const companyKeys = keysOf(companyFields);

/** Reads a company of a response. */
export const companyRecordSchema = recordSchema((source) => readFields(companyFields, source));
