import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { type ChoiceSource, type FilterChoices, readValues } from '../lists/filter-choices';

/** Choices of one field at most. */
const limit = 1000;

/** What the form of every company offers, by field. Every salesperson can be chosen, and whoever is one of a company. */
export function companyAttributes(db: Database): Promise<FilterChoices> {
  const sources = [
    offered('CURRENCY', '', sql`select currency from company`),
    offered('APPROVED_APPLICATOR', '', sql`select approved_applicator from company`),
    offered('CUSTOM_LOGO', '', sql`select unnest(custom_logo) from company`),
    offered('COUNTRY', '', sql`select country from company`),
    offered(
      'SALES_PERSON',
      '',
      sql`select sales_person from company
        union select name from account where role = 'Sales' and status = 'Active'`,
    ),
  ];
  return readValues(db, sources, { limit });
}

/** The price categories of a currency, by field. */
export function priceCategories(db: Database, currency: string): Promise<FilterChoices> {
  const inUse = (column: string) => sql`select ${sql.ref(column)} from company where company.currency = ${currency}`;
  const sources = [
    offered('PRICE_CATEGORY_BULK', currency, inUse('company.price_category_bulk')),
    offered('PRICE_CATEGORY_STRIPS', currency, inUse('company.price_category_strips')),
  ];
  return readValues(db, sources, { limit });
}

/** The choices that are kept for a field, and the values in use beside them. */
function offered(key: string, currency: string, inUse: RawBuilder<unknown>): ChoiceSource {
  return {
    key,
    values: sql`select value from company_choice where field = ${key} and currency = ${currency} union ${inUse}`,
  };
}
