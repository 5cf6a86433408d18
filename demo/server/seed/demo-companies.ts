import type { Insertable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

type NewCompany = Insertable<Schema['company']>;

const company = (
  company_name: string,
  [unit, address1, city, region, postal_code, country]: readonly [string, string, string, string, string, string],
  currency: 'AUD' | 'USD',
): NewCompany => ({
  company_name,
  unit,
  address1,
  address2: '',
  city,
  region,
  postal_code,
  country,
  currency,
  custom_logo: ['Club crest'],
  price_category_bulk: `${currency} 01`,
  price_category_strips: `${currency} 02`,
  approved_applicator: 'Yes',
  sales_person: 'Tom Brandt',
  status: 'Active',
});

const companies: readonly NewCompany[] = [
  company('Baseline Surfaces', ['4', '18 Foundry Road', 'Geelong', 'Victoria', '3220', 'Australia'], 'AUD'),
  company('Harbour City Courts', ['12', '7 Wharf Street', 'Sydney', 'New South Wales', '2000', 'Australia'], 'AUD'),
  company('Kauri Sports Flooring', ['2', '55 Quay Lane', 'Auckland', 'Auckland', '1010', 'New Zealand'], 'AUD'),
  company('Lakeside Athletics', ['210', '900 Shore Drive', 'Madison', 'Wisconsin', '53703', 'United States'], 'USD'),
  company('Sunbelt Court Builders', ['8', '31 Mesa Avenue', 'Phoenix', 'Arizona', '85004', 'United States'], 'USD'),
  company('Redgum Recreation', ['1', '140 Station Street', 'Ballarat', 'Victoria', '3350', 'Australia'], 'AUD'),
];

/** Names of the demo's customers: its companies but the first, which is the seller. */
export const demoCustomers: readonly string[] = companies.slice(1).map(({ company_name }) => company_name);

/** Adds the demo's companies; the first one is the seller. Answers their IDs. */
export async function addDemoCompanies(trx: Database): Promise<number[]> {
  const rows = await trx
    .insertInto('company')
    .values([...companies])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
