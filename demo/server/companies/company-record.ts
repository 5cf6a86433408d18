import type { Status } from '../db/schema';
import { searchable } from '../lists/conditions';

/** What is known of a company, by the wire's names. The table has them in lower case. */
export interface CompanyFields {
  readonly COMPANY_NAME: string;
  readonly UNIT: string;
  readonly ADDRESS1: string;
  readonly ADDRESS2: string;
  readonly CITY: string;
  readonly REGION: string;
  readonly COUNTRY: string;
  readonly POSTAL_CODE: string;
  readonly SALES_PERSON: string;
  readonly CURRENCY: string;
  readonly PRICE_CATEGORY_STRIPS: string;
  readonly PRICE_CATEGORY_BULK: string;
  readonly STATUS: Status;
  readonly CUSTOM_LOGO: readonly string[];
  readonly APPROVED_APPLICATOR: string;
}

/** A company as the wire has it. */
export interface CompanyRecord extends CompanyFields {
  readonly ID: number;
  readonly VERSION: number;
}

/** What a query selects of `company` to find company records. */
export const companySelection = [
  'company.id as ID',
  'company.version as VERSION',
  'company.company_name as COMPANY_NAME',
  'company.unit as UNIT',
  'company.address1 as ADDRESS1',
  'company.address2 as ADDRESS2',
  'company.city as CITY',
  'company.region as REGION',
  'company.country as COUNTRY',
  'company.postal_code as POSTAL_CODE',
  'company.sales_person as SALES_PERSON',
  'company.currency as CURRENCY',
  'company.price_category_strips as PRICE_CATEGORY_STRIPS',
  'company.price_category_bulk as PRICE_CATEGORY_BULK',
  'company.status as STATUS',
  'company.custom_logo as CUSTOM_LOGO',
  'company.approved_applicator as APPROVED_APPLICATOR',
] as const;

/** What the search columns of the company have to hold. */
export function companySearch(company: Omit<CompanyFields, 'STATUS'>): {
  readonly search_text: string;
  readonly search_name: string;
} {
  const { COMPANY_NAME, UNIT, ADDRESS1, ADDRESS2, CITY, REGION, COUNTRY, POSTAL_CODE, ...trade } = company;
  return {
    search_text: searchable([
      COMPANY_NAME,
      UNIT,
      ADDRESS1,
      ADDRESS2,
      CITY,
      REGION,
      COUNTRY,
      POSTAL_CODE,
      trade.SALES_PERSON,
      trade.CURRENCY,
      trade.PRICE_CATEGORY_STRIPS,
      trade.PRICE_CATEGORY_BULK,
      ...trade.CUSTOM_LOGO,
      trade.APPROVED_APPLICATOR,
    ]),
    search_name: searchable([COMPANY_NAME]),
  };
}
