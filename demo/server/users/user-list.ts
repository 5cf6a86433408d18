import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Page } from '../../../src/wire/lists';
import { type UserKey, userKeys } from '../../../src/wire/user';
import type { Database } from '../db/database';
import type { AccountStatus } from '../db/schema';
import { filterConditions, searchConditions } from '../lists/conditions';
import { type FilterChoices, readChoices } from '../lists/filter-choices';
import { textColumn } from '../lists/list-column';
import type { PageQuery } from '../lists/list-request';
import { readPage } from '../lists/page';
import { lastLoginText, selectUsers, type UserRecord, userRecord } from './user-record';

const texts: Readonly<Record<UserKey, RawBuilder<string>>> = {
  NAME: sql.ref('account.name'),
  EMAIL: sql.ref('account.email'),
  COMPANY: sql`coalesce((select company.company_name from company where company.id = account.company_id), '')`,
  ROLE: sql.ref('account.role'),
  STATUS: sql.ref('account.status'),
  PHONE_NUMBER: sql.ref('account.phone_number'),
  LAST_LOGIN: lastLoginText,
};

const columns = userKeys.map((key) => textColumn(key, texts[key]));

export function userPage(
  db: Database,
  query: PageQuery & { readonly STATUS: AccountStatus | '' },
): Promise<Page<UserRecord>> {
  const conditions = [
    ...(query.STATUS === '' ? [] : [sql<SqlBool>`account.status = ${query.STATUS}`]),
    ...searchUsers(query.search),
    ...filterConditions(columns, query.filters),
  ];
  const matching = db.selectFrom('account').where((where) => where.and(conditions));
  const rows = selectUsers(db)
    .where((where) => where.and(conditions))
    .orderBy(sql`account.name collate "C"`)
    .orderBy('account.id');
  return readPage(db, query, { matching, rows }, userRecord);
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
