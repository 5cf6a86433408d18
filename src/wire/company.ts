import { type Fields, type KeyOf, keysOf, parseFields, type ReadValues, type RecordOf, recordSchema } from './field';

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
    mostlyUnique: true,
  },
  UNIT: { kind: 'text', label: 'Unit', width: 72, required: true, maxLength, mostlyUnique: true },
  ADDRESS1: { kind: 'text', label: 'Address 1', width: 184, required: true, maxLength, mostlyUnique: true },
  ADDRESS2: { kind: 'text', label: 'Address 2', width: 148, required: true, maxLength, mostlyUnique: true },
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

export type CompanyKey = KeyOf<typeof companyFields>;

export type CompanyFields = ReadValues<typeof companyFields>;

/** A company, as lists and saves return it. */
export type CompanyRecord = RecordOf<typeof companyFields>;

/** A field whose choices depend on another field: a price category depends on the currency. */
export type CategoryKey = KeyWith<{ readonly dependsOn: string }>;

/** A field whose choices do not depend on another field. */
export type IndependentChoiceKey = Exclude<KeyWith<{ readonly kind: 'choice' | 'list' }>, CategoryKey>;

type KeyWith<T> = { [K in CompanyKey]: (typeof companyFields)[K] extends T ? K : never }[CompanyKey];

export const isCategory = (key: CompanyKey): key is CategoryKey => 'dependsOn' in companyFields[key];

/** Whether the field has choices that do not depend on another field. */
export const isIndependentChoice = (key: CompanyKey): key is IndependentChoiceKey =>
  ['choice', 'list'].includes(companyFields[key].kind) && !isCategory(key);

export const companyKeys = keysOf(companyFields);

export const companyRecordSchema = recordSchema((source) => parseFields(companyFields, source));
