import { sql } from 'kysely';
import { companyFields, companyKeys } from '../../../src/wire/company';
import { isList } from '../../../src/wire/field';
import type { Page } from '../../../src/wire/lists';
import type { Database } from '../db/database';
import { filterConditions, searchConditions } from '../lists/conditions';
import { choiceKeysOf, fieldColumn, fieldFilter } from '../lists/field-columns';
import { type FilterChoices, readChoices } from '../lists/filter-choices';
import type { PageQuery } from '../lists/list-request';
import { readPage } from '../lists/page';
import { type CompanyRecord, companySelection } from './company-record';

const filterColumns = companyKeys.map((key) => fieldFilter('company', key, companyFields[key]));

export function companyPage(db: Database, query: PageQuery): Promise<Page<CompanyRecord>> {
  const conditions = [
    ...searchConditions(sql.ref('company.search_text'), query.search),
    ...filterConditions(filterColumns, query.filters),
  ];
  const matching = db.selectFrom('company').where((where) => where.and(conditions));
  const rows = matching.select(companySelection).orderBy('company.company_name');
  return readPage(db, query, { matching, rows }, (company) => company);
}

export function companyChoices(db: Database): Promise<FilterChoices> {
  return readChoices(
    db,
    choiceKeysOf(companyFields).map((key) => {
      const column = fieldColumn('company', key);
      const value = isList(companyFields[key]) ? sql`unnest(${column})` : column;
      return { key, values: sql`select distinct ${value} as value from company` };
    }),
  );
}

export function companyList(db: Database) {
  return db
    .selectFrom('company')
    .select(['company.id as ID', 'company.company_name as COMPANY_NAME'])
    .orderBy('company.company_name')
    .execute();
}
