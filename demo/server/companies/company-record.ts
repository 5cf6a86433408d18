import { companyFields } from '../../../src/wire/company';
import { type FieldValues, selectionOf } from '../db/stored-fields';
import { searchable } from '../lists/conditions';
import { searchTextOf } from '../lists/field-columns';

/** The fields of a company. */
export type CompanyFields = FieldValues<typeof companyFields>;

/** A company as it is on the wire. */
export type CompanyRecord = CompanyFields & { readonly ID: number; readonly VERSION: number };

/** The columns of a query that returns company records. */
export const companySelection = [
  'company.id as ID',
  'company.version as VERSION',
  ...selectionOf('company', companyFields),
] as const;

/** The values of a company's search columns. */
export const companySearch = (company: CompanyFields) => ({
  search_text: searchTextOf(companyFields, company),
  search_name: searchable([company.COMPANY_NAME]),
});
