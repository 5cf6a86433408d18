import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/database';
import type { AccountStatus } from '../db/schema';
import { filterConditions, searchConditions } from '../lists/conditions';
import { countRows } from '../lists/count-rows';
import { type FilterChoices, readChoices } from '../lists/filter-choices';
import { type ListColumn, textColumn } from '../lists/list-column';
import type { PageQuery } from '../lists/list-request';
import { type Page, pageMeta, rowsBefore } from '../lists/page';
import { lastLoginText, type UserRecord, userQuery, userRecord } from './user-record';

const companyName = sql<string>`coalesce(
  (select company.company_name from company where company.id = account.company_id), '')`;

/** The columns of the user list. */
const columns: readonly ListColumn[] = [
  textColumn('NAME', sql.ref('account.name')),
  textColumn('EMAIL', sql.ref('account.email')),
  textColumn('COMPANY', companyName),
  textColumn('ROLE', sql.ref('account.role')),
  textColumn('STATUS', sql.ref('account.status')),
  textColumn('PHONE_NUMBER', sql.ref('account.phone_number')),
  textColumn('LAST_LOGIN', lastLoginText),
];

/** The keys that `tableColumns` may name. */
export const userKeys: readonly string[] = [...columns.map(({ key }) => key), 'INPUT_COMPANY_NAME'];

/** What a page of the user list is asked for; `''` means every status. */
export interface UserQuery extends PageQuery {
  readonly STATUS: AccountStatus | '';
}

/** One page of the users, by name. */
export async function userPage(db: Database, query: UserQuery): Promise<Page<UserRecord>> {
  const conditions = [
    ...(query.STATUS === '' ? [] : [sql<SqlBool>`account.status = ${query.STATUS}`]),
    ...searched(query.search),
    ...filterConditions(columns, query.filters),
  ];
  const matching = db.selectFrom('account').where((where) => where.and(conditions));
  const meta = pageMeta(await countRows(db, matching), query.currentPage, query.itemsPerPage);
  const rows = await userQuery(db)
    .where((where) => where.and(conditions))
    .orderBy(sql`account.name collate "C"`)
    .orderBy('account.id')
    .limit(meta.itemsPerPage)
    .offset(rowsBefore(meta))
    .execute();
  return { items: rows.map(userRecord), meta };
}

/** Found by a text of the account or by the company's name: as a union, so that each has its index. */
function searched(search: string): Expression<SqlBool>[] {
  const own = searchConditions(sql.ref('search_text'), search);
  const companys = searchConditions(sql.ref('company.search_name'), search);
  return own.flatMap((inAccount) =>
    companys.map(
      (inCompany) => sql<SqlBool>`account.id in (
        select id from account where ${inAccount}
        union all
        select account.id from account join company on company.id = account.company_id where ${inCompany})`,
    ),
  );
}

/** The values that filters can choose from. The status is none of them: the list has a choice of its own for it. */
export function userChoices(db: Database): Promise<FilterChoices> {
  return readChoices(db, [
    {
      key: 'COMPANY',
      values: sql`select company_name as value from company
        where exists (select 1 from account where account.company_id = company.id)`,
    },
    { key: 'ROLE', values: sql`select distinct role as value from account` },
  ]);
}
