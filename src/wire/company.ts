import type { Entity } from './entity';
import { type Fields, fieldsSchema, type KeyOf, keysOf, type ReadValues, type RecordOf } from './field';

const text = { kind: 'text', required: true, maxLength: 200 } as const;
const choice = { ...text, kind: 'choice' } as const;

/** The fields of a company, in the order of the list's columns. */
export const companyFields = {
  COMPANY_NAME: { ...text, label: 'Company name', width: 220, isName: true, mostlyUnique: true },
  UNIT: { ...text, label: 'Unit', width: 90, mostlyUnique: true },
  ADDRESS1: { ...text, label: 'Address 1', width: 184, mostlyUnique: true },
  ADDRESS2: { ...text, label: 'Address 2', width: 148, mostlyUnique: true },
  CITY: { ...text, label: 'City', width: 128 },
  REGION: { ...text, label: 'Region', width: 152 },
  COUNTRY: { ...choice, label: 'Country', width: 128 },
  POSTAL_CODE: { ...text, label: 'Postal code', width: 104 },
  SALES_PERSON: { ...choice, label: 'Sales person', width: 140, isName: true },
  CURRENCY: { ...choice, label: 'Currency', width: 92 },
  PRICE_CATEGORY_STRIPS: { ...choice, label: 'Price category strips', width: 156, dependsOn: 'CURRENCY' },
  PRICE_CATEGORY_BULK: { ...choice, label: 'Price category bulk', width: 148, dependsOn: 'CURRENCY' },
  STATUS: { kind: 'status', label: 'Status', width: 108, required: true },
  CUSTOM_LOGO: { ...text, kind: 'list', label: 'Custom logo', width: 168, maxItems: 50 },
  APPROVED_APPLICATOR: { ...choice, label: 'Approved applicator', width: 148 },
} as const satisfies Fields;

export const companyEntity = {
  name: 'companies',
  noun: 'company',
  path: 'company',
  listCall: 'getCompanies',
  filtersCall: 'getCompanyFilterData',
  titleKey: 'COMPANY_NAME',
  fields: companyFields,
} as const satisfies Entity<typeof companyFields>;

export type CompanyKey = KeyOf<typeof companyFields>;

export type CompanyFields = ReadValues<typeof companyFields>;

export type CompanyRecord = RecordOf<typeof companyFields>;

/** A field whose choices depend on another field: a price category depends on the currency. */
export type CategoryKey = KeyWith<{ readonly dependsOn: string }>;

/** A field whose choices are the same whatever the other fields have. */
export type IndependentChoiceKey = Exclude<KeyWith<{ readonly kind: 'choice' | 'list' }>, CategoryKey>;

type KeyWith<T> = { [K in CompanyKey]: (typeof companyFields)[K] extends T ? K : never }[CompanyKey];

export const isCategory = (key: CompanyKey): key is CategoryKey => 'dependsOn' in companyFields[key];

export const isIndependentChoice = (key: CompanyKey): key is IndependentChoiceKey =>
  ['choice', 'list'].includes(companyFields[key].kind) && !isCategory(key);

export const companyKeys = keysOf(companyFields);

export const companyRecordSchema = fieldsSchema(companyFields);
