import { sql } from 'kysely';
import { fieldsWithout } from '../../../src/wire/field';
import { userFields } from '../../../src/wire/user';
import type { Database } from '../db/database';
import { selectionOf } from '../db/stored-fields';

/** The fields that are columns of the account; the others are made of its company and its last sign-in. */
export const accountFields = fieldsWithout(fieldsWithout(userFields, 'COMPANY'), 'LAST_LOGIN');

export const selectUsers = (db: Database) =>
  db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select([
      'account.id as ID',
      'account.version as VERSION',
      ...selectionOf('account', accountFields),
      'account.last_login',
      'account.input_company_name as INPUT_COMPANY_NAME',
      'account.company_id',
      'company.company_name',
    ]);

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

export type UserRecord = ReturnType<typeof userRecord>;

/** A user as it is on the wire. COMPANY is null until a registration is approved, LAST_LOGIN before the first sign-in. */
export function userRecord({ last_login, company_id, company_name, ...fields }: UserRow) {
  return {
    ...fields,
    COMPANY: company_id === null || company_name === null ? null : { ID: company_id, COMPANY_NAME: company_name },
    LAST_LOGIN: last_login?.toISOString() ?? null,
  };
}

export async function findUser(db: Database, id: number): Promise<UserRecord> {
  return userRecord(await selectUsers(db).where('account.id', '=', id).executeTakeFirstOrThrow());
}

/** LAST_LOGIN in SQL, as it is on the wire; `''` where there is none. */
export const lastLoginText = sql<string>`coalesce(
  to_char(account.last_login at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`;
