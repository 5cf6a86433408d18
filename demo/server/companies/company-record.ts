import { companyFields } from '../../../src/wire/company';
import { type FieldValues, selectionOf } from '../db/stored-fields';
import { searchable } from '../lists/conditions';
import { searchTextOf } from '../lists/field-columns';

export type CompanyFields = FieldValues<typeof companyFields>;

export type CompanyRecord = CompanyFields & { readonly ID: number; readonly VERSION: number };

export const companySelection = [
  'company.id as ID',
  'company.version as VERSION',
  ...selectionOf('company', companyFields),
] as const;

export const companySearch = (company: CompanyFields) => ({
  search_text: searchTextOf(companyFields, company),
  search_name: searchable([company.COMPANY_NAME]),
});
