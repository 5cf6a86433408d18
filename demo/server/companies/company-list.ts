import { sql } from 'kysely';
import type { Database } from '../db/database';
import { filterConditions, searchConditions } from '../lists/conditions';
import { countRows } from '../lists/count-rows';
import { type FilterChoices, readChoices } from '../lists/filter-choices';
import type { PageQuery } from '../lists/list-request';
import { type Page, pageMeta, rowsBefore } from '../lists/page';
import { companyChoiceKeys, companyColumn, companyFilterColumns } from './company-columns';
import { type CompanyRecord, companySelection } from './company-record';

/** One page of the companies, by name. */
export async function companyPage(db: Database, query: PageQuery): Promise<Page<CompanyRecord>> {
  const conditions = [
    ...searchConditions(sql.ref('company.search_text'), query.search),
    ...filterConditions(companyFilterColumns, query.filters),
  ];
  const matching = db.selectFrom('company').where((where) => where.and(conditions));
  const meta = pageMeta(await countRows(db, matching), query.currentPage, query.itemsPerPage);
  const items = await matching
    .select(companySelection)
    .orderBy('company.company_name')
    .limit(meta.itemsPerPage)
    .offset(rowsBefore(meta))
    .execute();
  return { items, meta };
}

/** The values that filters can choose from. */
export function companyChoices(db: Database): Promise<FilterChoices> {
  return readChoices(
    db,
    companyChoiceKeys.map((key) => {
      const value = key === 'CUSTOM_LOGO' ? sql`unnest(${companyColumn(key)})` : companyColumn(key);
      return { key, values: sql`select distinct ${value} as value from company` };
    }),
  );
}

/** A company to choose, as the wire has it. */
export interface CompanyEntry {
  readonly ID: number;
  readonly COMPANY_NAME: string;
}

/** All companies, by name. */
export function companyList(db: Database): Promise<CompanyEntry[]> {
  return db
    .selectFrom('company')
    .select(['company.id as ID', 'company.company_name as COMPANY_NAME'])
    .orderBy('company.company_name')
    .execute();
}
