import type { companyFields } from '../../../src/wire/company';
import { type Currency, currencies } from '../../../src/wire/price-levels';
import { companyTable } from '../companies/company-table';
import type { Database } from '../db/database';
import type { FieldValues } from '../db/stored-fields';
import { anyTables, rowOf } from '../entity/entity-table';

type CompanyFields = FieldValues<typeof companyFields>;

const [home, abroad] = currencies;

function createCompany(COMPANY_NAME: string, address: string, CURRENCY: Currency): CompanyFields {
  const [UNIT = '', ADDRESS1 = '', ADDRESS2 = '', CITY = '', REGION = '', ...rest] = address.split(', ');
  const [POSTAL_CODE = '', COUNTRY = ''] = rest;
  return {
    COMPANY_NAME,
    UNIT,
    ADDRESS1,
    ADDRESS2,
    CITY,
    REGION,
    POSTAL_CODE,
    COUNTRY,
    CURRENCY,
    CUSTOM_LOGO: ['Club crest'],
    PRICE_CATEGORY_BULK: `${CURRENCY} 01`,
    PRICE_CATEGORY_STRIPS: `${CURRENCY} 02`,
    APPROVED_APPLICATOR: 'Yes',
    SALES_PERSON: 'Tom Brandt',
    STATUS: 'Active',
  };
}

const companies: readonly CompanyFields[] = [
  createCompany(
    'Baseline Surfaces',
    '4, 18 Foundry Road, Foundry Business Park, Geelong, Victoria, 3220, Australia',
    home,
  ),
  createCompany('Harbour City Courts', '12, 7 Wharf Street, Pier 3, Sydney, New South Wales, 2000, Australia', home),
  createCompany(
    'Kauri Sports Flooring',
    '2, 55 Quay Lane, Viaduct Building, Auckland, Auckland, 1010, New Zealand',
    home,
  ),
  createCompany(
    'Lakeside Athletics',
    '210, 900 Shore Drive, North Wing, Madison, Wisconsin, 53703, United States',
    abroad,
  ),
  createCompany(
    'Sunbelt Court Builders',
    '8, 31 Mesa Avenue, Mesa Industrial Center, Phoenix, Arizona, 85004, United States',
    abroad,
  ),
  createCompany(
    'Redgum Recreation',
    '1, 140 Station Street, Rear of Goods Shed, Ballarat, Victoria, 3350, Australia',
    home,
  ),
];

/** Names of the demo's customers: its companies but the first, which is the seller. */
export const demoCustomers: readonly string[] = companies.slice(1).map(({ COMPANY_NAME }) => COMPANY_NAME);

/** Adds the demo's companies; the first one is the seller. Returns their IDs. */
export async function addDemoCompanies(trx: Database): Promise<number[]> {
  const rows = companies.map((company) => rowOf(companyTable, company));
  const added = await anyTables(trx).insertInto(companyTable.entity.noun).values(rows).returning('id').execute();
  return added.map(({ id }) => Number(id));
}
