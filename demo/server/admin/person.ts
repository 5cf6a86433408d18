import { sql } from 'kysely';
import { recordAudit } from '../audit/record-audit';
import { type AccountRow, findByEmail, lockByEmail } from '../auth/access/account';
import type { Database } from '../db/database';
import { AdminError } from './admin-error';
import { ERASED, personRows, readPersonRows } from './person-records';

/** All that is stored about a person, by table; secrets such as the password's hash are left out. */
export async function exportPerson(db: Database, email: string): Promise<Readonly<Record<string, unknown>>> {
  const account = requireAccount(await findByEmail(db, email), email);
  const { password_hash, totp_secret, pending_totp_secret, picture_id, ...data } = account;
  const picture =
    picture_id === null
      ? undefined
      : await db.selectFrom('file').selectAll().where('id', '=', picture_id).executeTakeFirst();
  const rows: Record<string, unknown> = {};
  for (const source of personRows(account)) {
    const found = await readPersonRows(db, source);
    if (found.length > 0) rows[source.title] = found;
  }
  return {
    Account: { ...data, has_password: password_hash !== null, has_authenticator: totp_secret !== null },
    ...(picture && { Picture: { type: picture.type, base64: Buffer.from(picture.bytes).toString('base64') } }),
    ...rows,
  };
}

/** Deletes the account and removes the person's name from history, which keeps what was done. Returns the changed rows by title. */
export function erasePerson(db: Database, email: string, now: Date): Promise<Readonly<Record<string, number>>> {
  return db.transaction().execute(async (trx) => {
    const account = requireAccount(await lockByEmail(trx, email), email);
    await requireAnotherSuperAdmin(trx, account);
    const counts: Record<string, number> = {};
    for (const { title, table, where, anonymous } of personRows(account)) {
      const what = anonymous === undefined ? sql`delete from` : sql`update`;
      const set = anonymous === undefined ? sql`` : sql`set ${anonymous}`;
      const { numAffectedRows } = await sql`${what} ${sql.table(table)} ${set} where ${where}`.execute(trx);
      if (numAffectedRows) counts[title] = Number(numAffectedRows);
    }
    await trx.deleteFrom('account').where('id', '=', account.id).execute();
    if (account.picture_id !== null) await trx.deleteFrom('file').where('id', '=', account.picture_id).execute();
    const origin = { accountId: null, address: '', at: now };
    await recordAudit(trx, origin, [{ kind: 'user.erased', record: { id: account.id, name: ERASED } }]);
    return counts;
  });
}

function requireAccount(account: AccountRow | undefined, email: string): AccountRow {
  if (account === undefined) throw new AdminError(`There is no account with the address ${email}.`);
  return account;
}

async function requireAnotherSuperAdmin(trx: Database, { id, role, status }: AccountRow): Promise<void> {
  if (role !== 'SuperAdmin' || status !== 'Active') return;
  const other = await trx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'SuperAdmin')
    .where('status', '=', 'Active')
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other === undefined) throw new AdminError('This is the last SuperAdmin: make somebody else one first.');
}
