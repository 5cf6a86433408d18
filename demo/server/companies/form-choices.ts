import { type RawBuilder, sql } from 'kysely';
import {
  type CompanyKey,
  companyFields,
  companyKeys,
  isCategory,
  isIndependentChoice,
} from '../../../src/wire/company';
import type { Database } from '../db/database';
import { eachText, fieldColumn } from '../lists/field-columns';
import { type ChoiceSource, type FilterChoices, readValues } from '../lists/filter-choices';

const MAX_CHOICES = 1000;

/** The choices of the company form by field. Salespersons are the active Sales accounts and those in use. */
export function readCompanyAttributes(db: Database): Promise<FilterChoices> {
  const sources = companyKeys.filter(isIndependentChoice).map((key) => {
    const salespersons = sql`union select name from account where role = 'Sales' and status = 'Active'`;
    return choicesOf(key, '', sql`${inUse(key)} ${key === 'SALES_PERSON' ? salespersons : sql``}`);
  });
  return readValues(db, sources, { limit: MAX_CHOICES });
}

export function readPriceCategories(db: Database, currency: string): Promise<FilterChoices> {
  const sources = companyKeys
    .filter(isCategory)
    .map((key) => choicesOf(key, currency, sql`${inUse(key)} where company.currency = ${currency}`));
  return readValues(db, sources, { limit: MAX_CHOICES });
}

function inUse(key: CompanyKey): RawBuilder<unknown> {
  return sql`select ${eachText(companyFields[key], fieldColumn('company', key))} from company`;
}

/** ID and name of every company, for other forms. */
export function readCompanyList(db: Database) {
  return db
    .selectFrom('company')
    .select(['company.id as ID', 'company.company_name as COMPANY_NAME'])
    .orderBy('company.company_name')
    .execute();
}

/** The stored choices of a field, and the values in use. */
function choicesOf(key: string, currency: string, used: RawBuilder<unknown>): ChoiceSource {
  return {
    key,
    values: sql`select value from company_choice where field = ${key} and currency = ${currency} union ${used}`,
  };
}
