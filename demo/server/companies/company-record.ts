import { companyFields } from '../../../src/wire/company';
import { nameKey } from '../db/name-keys';
import { type FieldValues, selectionOf, toColumns } from '../db/stored-fields';
import { searchable } from '../lists/conditions';
import { searchTextOf } from '../lists/field-columns';

export type CompanyFields = FieldValues<typeof companyFields>;

export type CompanyRecord = CompanyFields & { readonly ID: number; readonly VERSION: number };

export const companySelection = [
  'company.id as ID',
  'company.version as VERSION',
  ...selectionOf('company', companyFields),
] as const;

/** The row of a new company. */
export const companyRow = (company: CompanyFields) => ({
  ...toColumns(company),
  name_key: nameKey(company.COMPANY_NAME),
  ...companySearch(company),
});

export const companySearch = (company: CompanyFields) => ({
  search_text: searchTextOf(companyFields, company),
  search_name: searchable([company.COMPANY_NAME]),
});
