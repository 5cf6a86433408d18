import { sql } from 'kysely';
import { type AccountRow, lockByEmail } from '../auth/access/account';
import type { Database } from '../db/database';
import { AdminError } from './admin-error';
import { ERASED, type Named } from './person-records';

/** A person, whose account may have been deleted. */
export interface Person extends Named {
  readonly account: AccountRow | undefined;
}

/** Where history has the ID of an account with its name and address at that time. */
const named = sql`
  select account_id as id, changed_by as name, changed_by_email as email from price_change
  union select account_id, uploaded_by, uploaded_by_email from price_upload
  union select account_id, account_name, account_email from audit`;

/**
 * Finds a person by the address of the account or, in history, of an account that was deleted. Locks the account until the transaction
 * ends. Throws AdminError.
 */
export async function findPerson(trx: Database, email: string): Promise<Person> {
  const account = await lockByEmail(trx, email);
  const ids = [...(account === undefined ? [] : [account.id]), ...(await deletedAccountsOf(trx, email, account?.name))];
  if (ids.length === 0)
    throw new AdminError(`There is no account with the address ${email}, and no history of a deleted one.`);
  const found = await sql<{ readonly name: string; readonly email: string }>`
    with named as (${named} union select id, name, email from account)
    select name, email from named where id in (${sql.join(ids)})`.execute(trx);
  const names = new Set(found.rows.map(({ name }) => name));
  // Erased already, or somebody who was not signed in.
  for (const nobody of [ERASED, '']) names.delete(nobody);
  const emails = new Set([email, ...found.rows.map((row) => row.email)]);
  const others = await trx.selectFrom('account').select(['name', 'email']).where('id', 'not in', ids).execute();
  // Names and addresses alone do not tell these people apart.
  for (const other of others) names.delete(other.name);
  for (const other of ['', ...others.map((row) => row.email)]) emails.delete(other);
  return { account, ids, names: [...names], emails: [...emails] };
}

/** The IDs of deleted accounts with an address. `name`: of the account that has it now, as an address may be given to somebody else. */
async function deletedAccountsOf(trx: Database, email: string, name: string | undefined): Promise<readonly number[]> {
  const aboutUsers = sql`union select record_id from audit where record_name = ${email} and kind like 'user.%'`;
  const { rows } = await sql<{ readonly id: number }>`
    with named as (${named}),
    found as (
      select id from named where email = ${email} ${name === undefined ? aboutUsers : sql`and name = ${name}`}
    )
    select id from found where id is not null and id not in (select id from account) order by id desc`.execute(trx);
  return rows.map(({ id }) => id);
}
