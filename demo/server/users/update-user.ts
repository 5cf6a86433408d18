import type { Selectable } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Account } from '../auth/account';
import { voidLinks } from '../auth/one-time-link';
import { makeTemporaryPassword } from '../auth/temporary-password';
import type { Deps } from '../context';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { approvedLetter } from '../mail/letters/approved';
import { invitationLetter } from '../mail/letters/invitation';
import type { Mail } from '../mail/mail';
import { badFields, Refusal } from '../refusal';
import { accountSearchText } from './account-search-text';
import { lockAccount } from './super-admins';
import type { updateUserBody } from './user-body';
import { type UserRecord, userById } from './user-record';
import { requireMayManage, writeRefusal } from './user-refusals';

type Row = Selectable<Schema['account']>;

/**
 * Changes a user, at once: another role acts on the next request, deactivation ends every session, and links that were
 * mailed for what no longer holds stop working. Whoever becomes Active is told so by mail.
 *
 * @throws Refusal 404 when gone, 403 when a SuperAdmin is concerned and the actor is none, 409 when the email is taken,
 * when it is the last SuperAdmin, or (with the record as it is now) when VERSION is not its version any more
 */
export async function updateUser(
  deps: Deps,
  actor: Account,
  body: InferOutput<typeof updateUserBody>,
): Promise<UserRecord> {
  const { db } = deps;
  const changed = db.transaction().execute(async (trx) => {
    const { account: old, requireAnotherSuperAdmin } = await lockAccount(trx, body.ID);
    const next = nextRow(old, body);
    requireMayManage(actor, old.role);
    requireMayManage(actor, next.role);
    if (body.VERSION !== undefined && body.VERSION !== old.version) {
      const message = `${old.name} was changed by somebody else in the meantime. Nothing was saved.`;
      throw new Refusal(409, message, { data: { ...(await userById(trx, old.id)) } });
    }
    if (next.status === 'Pending' && old.status !== 'Pending') {
      throw badFields({ STATUS: 'has to be Active or Inactive' });
    }
    if (next.role !== 'SuperAdmin' || next.status !== 'Active') requireAnotherSuperAdmin();

    const welcome = await welcomeOf(deps, old, next);
    const ended = old.status === 'Active' && next.status !== 'Active' ? 1 : 0;
    await trx
      .updateTable('account')
      .set({ ...next, ...welcome.kept, version: old.version + 1, token_version: old.token_version + ended })
      .where('id', '=', old.id)
      .execute();
    await voidOutdatedLinks(trx, old, next, deps.clock());
    return { record: await userById(trx, old.id), mails: welcome.mails };
  });
  const { record, mails } = await changed.catch((error: unknown) => {
    throw writeRefusal(error, body.EMAIL);
  });
  for (const letter of mails) deps.mail.send(letter);
  return record;
}

type Changed = Pick<Row, 'name' | 'email' | 'phone_number' | 'role' | 'status' | 'company_id' | 'search_text'>;

function nextRow(old: Row, body: InferOutput<typeof updateUserBody>): Changed {
  const person = {
    name: body.NAME ?? old.name,
    email: body.EMAIL ?? old.email,
    phone_number: body.PHONE_NUMBER ?? old.phone_number,
    role: body.ROLE ?? old.role,
  };
  return {
    ...person,
    status: body.STATUS ?? old.status,
    company_id: body.COMPANY_ID ?? old.company_id,
    search_text: accountSearchText(person),
  };
}

/**
 * What somebody is written who can sign in from now on, and what is kept for it. An invitation that was not followed is
 * sent anew to another address, with another password.
 */
async function welcomeOf(
  { clock, passwords, publicUrl }: Deps,
  old: Row,
  next: Changed,
): Promise<{ readonly mails: readonly Mail[]; readonly kept?: object }> {
  const isNew = old.status !== 'Active';
  if (next.status !== 'Active' || !(isNew || next.email !== old.email)) return { mails: [] };
  if (old.status === 'Pending') return { mails: [approvedLetter(next, publicUrl)] };
  const hasOwnPassword = old.password_hash !== null && old.password_expires_at === null;
  if (hasOwnPassword) return { mails: [] };
  const { password, kept } = await makeTemporaryPassword(passwords, clock());
  return { mails: [invitationLetter(next, { publicUrl, password })], kept };
}

/** An approval that has been decided is not decided again; a link to a new password was mailed to the old address. */
async function voidOutdatedLinks(trx: Database, old: Row, next: Changed, now: Date): Promise<void> {
  const accountId = old.id;
  if (next.status !== old.status) await voidLinks(trx, { accountId, purpose: 'approval', now });
  if (next.email !== old.email) await voidLinks(trx, { accountId, purpose: 'reset', now });
}
