import type { CompanyFields } from '../../../src/wire/company';
import type { App } from '../app/app';

/** The parts of a listed company that tests read. */
export interface WireCompany {
  readonly ID: number;
  readonly VERSION: number;
  readonly COMPANY_NAME: string;
}

/** A company with every field filled. */
export const wholeCompany = {
  COMPANY_NAME: 'Tasman Line Marking',
  UNIT: '3',
  ADDRESS1: '41 Sunderland Street',
  ADDRESS2: 'Rear gate',
  CITY: 'Hobart',
  REGION: 'Tasmania',
  COUNTRY: 'Australia',
  POSTAL_CODE: '7000',
  SALES_PERSON: 'Tom Brandt',
  CURRENCY: 'AUD',
  PRICE_CATEGORY_STRIPS: 'AUD 02',
  PRICE_CATEGORY_BULK: 'AUD 01',
  STATUS: 'Active',
  CUSTOM_LOGO: ['Club crest'],
  APPROVED_APPLICATOR: 'Yes',
} as const satisfies CompanyFields;

/** Companies by calls of the API, to prepare a test or to check the stored state. */
export const companiesOf = (app: App, token: string) => ({
  async find(search: string): Promise<readonly WireCompany[]> {
    const body = { currentPage: 1, itemsPerPage: 100, search, filters: {}, tableColumns: [] };
    return (await app.call<{ readonly items: readonly WireCompany[] }>('POST', 'company/getCompanies', token, body))
      .items;
  },
  create: (fields: Readonly<Record<string, unknown>>) =>
    app.call<WireCompany>('POST', 'company/createCompany', token, { ...wholeCompany, ...fields }),
  /** A change by another user. */
  change: ({ ID, VERSION }: WireCompany, fields: Readonly<Record<string, unknown>>) =>
    app.call<WireCompany>('PATCH', 'company/updateCompany', token, { ID, VERSION, ...fields }),
  remove: (id: number) => app.call<unknown>('DELETE', `company/deleteCompany?ID=${id}`, token),
});
