import { type Expression, type SqlBool, sql } from 'kysely';
import { keysOf } from '../../../src/wire/field';
import type { Page } from '../../../src/wire/lists';
import type { Database } from '../db/database';
import type { AccountStatus } from '../db/schema';
import { filterConditions, searchConditions } from '../lists/conditions';
import { fieldFilter } from '../lists/field-columns';
import { type FilterChoices, readChoices } from '../lists/filter-choices';
import { textColumn } from '../lists/list-column';
import type { PageQuery } from '../lists/list-request';
import { readPage } from '../lists/page';
import { accountFields, lastLoginText, selectUsers, type UserRecord, userRecord } from './user-record';

const companyName = sql<string>`coalesce(
  (select company.company_name from company where company.id = account.company_id), '')`;

const filterColumns = [
  ...keysOf(accountFields).map((key) => fieldFilter('account', key, accountFields[key])),
  textColumn('COMPANY', companyName),
  textColumn('LAST_LOGIN', lastLoginText),
];

export function readUserPage(
  db: Database,
  query: PageQuery & { readonly STATUS: AccountStatus | '' },
): Promise<Page<UserRecord>> {
  const conditions = [
    ...(query.STATUS === '' ? [] : [sql<SqlBool>`account.status = ${query.STATUS}`]),
    ...searchUsers(query.search),
    ...filterConditions(filterColumns, query.filters),
  ];
  const matching = db.selectFrom('account').where((where) => where.and(conditions));
  const rowsQuery = selectUsers(db)
    .where((where) => where.and(conditions))
    .orderBy(sql`account.name collate "C"`)
    .orderBy('account.id');
  return readPage(db, query, { matching, rows: rowsQuery }, userRecord);
}

/** Searches the account's text and its company's name, as a union so that both use their index. */
function searchUsers(search: string): Expression<SqlBool>[] {
  const byAccount = searchConditions(sql.ref('search_text'), search);
  const byCompany = searchConditions(sql.ref('company.search_name'), search);
  return byAccount.flatMap((inAccount) =>
    byCompany.map(
      (inCompany) => sql<SqlBool>`account.id in (
        select id from account where ${inAccount}
        union all
        select account.id from account join company on company.id = account.company_id where ${inCompany})`,
    ),
  );
}

export function readUserChoices(db: Database): Promise<FilterChoices> {
  return readChoices(db, [
    {
      key: 'COMPANY',
      values: sql`select company_name as value from company
        where exists (select 1 from account where account.company_id = company.id)`,
    },
    { key: 'ROLE', values: sql`select distinct role as value from account` },
  ]);
}
