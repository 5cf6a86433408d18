import { sql } from 'kysely';
import { recordAudit } from '../audit/record-audit';
import type { AccountRow } from '../auth/access/account';
import type { Database } from '../db/database';
import { AdminError } from './admin-error';
import { findPerson, type Person } from './find-person';
import { ERASED, personRows, readPersonRows } from './person-records';

/** All that is stored about a person, by table; secrets such as the password's hash are left out. */
export function exportPerson(db: Database, email: string): Promise<Readonly<Record<string, unknown>>> {
  return db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, email);
    const rows: Record<string, unknown> = {};
    for (const source of personRows(person)) {
      const found = await readPersonRows(trx, source);
      if (found.length > 0) rows[source.title] = found;
    }
    return { ...(await exportAccount(trx, person)), ...rows };
  });
}

async function exportAccount(trx: Database, { account }: Person): Promise<object> {
  if (account === undefined) return {};
  const { password_hash, totp_secret, pending_totp_secret, picture_id, ...data } = account;
  const picture =
    picture_id === null
      ? undefined
      : await trx.selectFrom('file').selectAll().where('id', '=', picture_id).executeTakeFirst();
  return {
    Account: { ...data, has_password: password_hash !== null, has_authenticator: totp_secret !== null },
    ...(picture && { Picture: { type: picture.type, base64: Buffer.from(picture.bytes).toString('base64') } }),
  };
}

/** Deletes the account and removes the person's name from history, which keeps what was done. Returns the changed rows by title. */
export function erasePerson(db: Database, email: string, now: Date): Promise<Readonly<Record<string, number>>> {
  return db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, email);
    const { account, ids } = person;
    if (account !== undefined) await requireAnotherSuperAdmin(trx, account);
    const counts: Record<string, number> = {};
    for (const { title, table, where, anonymous } of personRows(person)) {
      const what = anonymous === undefined ? sql`delete from` : sql`update`;
      const set = anonymous === undefined ? sql`` : sql`set ${anonymous}`;
      const { numAffectedRows } = await sql`${what} ${sql.table(table)} ${set} where ${where}`.execute(trx);
      if (numAffectedRows) counts[title] = Number(numAffectedRows);
    }
    if (account !== undefined) await trx.deleteFrom('account').where('id', '=', account.id).execute();
    const pictureId = account?.picture_id ?? null;
    if (pictureId !== null) await trx.deleteFrom('file').where('id', '=', pictureId).execute();
    const origin = { accountId: null, address: '', at: now };
    const erased = ids.map((id) => ({ kind: 'user.erased', record: { id, name: ERASED } }) as const);
    await recordAudit(trx, origin, erased);
    return counts;
  });
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
