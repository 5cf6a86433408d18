import type { Selectable } from 'kysely';
import type { InferOutput } from 'valibot';
import { type Origin, recordAudit } from '../audit/record-audit';
import type { Account } from '../auth/access/account';
import { accountSearchText } from '../auth/access/account';
import type { Deps } from '../auth/access/context';
import { revokeLinks } from '../auth/access/one-time-link';
import { createTemporaryPassword } from '../auth/password/temporary-password';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { HttpError, invalidFields } from '../http/http-error';
import type { Mail } from '../mail/mail';
import { emailChangedMail } from '../mail/notices';
import { approvedMail, invitationMail } from '../mail/templates';
import { lockAccount } from './super-admins';
import { userChange } from './user-audit';
import type { updateUserBody } from './user-body';
import { requireCanManage, toHttpError } from './user-errors';
import { type UserRecord, userById } from './user-record';

type Row = Selectable<Schema['account']>;

/**
 * Changes a user. A new role applies from the next request on, deactivation ends every session, outdated links are
 * revoked, and a user who becomes Active gets a mail.
 *
 * @throws HttpError 404 when the user does not exist, 403 when the user is or becomes a SuperAdmin and the actor is not one, 409 when the
 * email is taken, when it is the last SuperAdmin, or (with the current record) when VERSION is stale
 */
export async function updateUser(
  deps: Deps,
  actor: Account,
  origin: Origin,
  body: InferOutput<typeof updateUserBody>,
): Promise<UserRecord> {
  const changed = deps.mail.transaction(async (trx, queue) => {
    const { account: old, requireAnotherSuperAdmin } = await lockAccount(trx, body.ID);
    const next = nextRow(old, body);
    requireCanManage(actor, old.role);
    requireCanManage(actor, next.role);
    if (body.VERSION !== undefined && body.VERSION !== old.version) {
      const message = `${old.name} was changed by somebody else in the meantime. Nothing was saved.`;
      throw new HttpError(409, message, { data: { ...(await userById(trx, old.id)) } });
    }
    if (next.status === 'Pending' && old.status !== 'Pending') {
      throw invalidFields({ STATUS: 'has to be Active or Inactive' });
    }
    const before = await userById(trx, old.id);
    if (next.role !== 'SuperAdmin' || next.status !== 'Active') requireAnotherSuperAdmin();

    const activation = await activationMails(deps, old, next);
    const approval = await approvalBy(trx, actor, old, next, deps.clock());
    const endsSessions = old.status === 'Active' && next.status !== 'Active' ? 1 : 0;
    await trx
      .updateTable('account')
      .set({
        ...next,
        ...activation.columns,
        ...approval,
        version: old.version + 1,
        token_version: old.token_version + endsSessions,
      })
      .where('id', '=', old.id)
      .execute();
    await revokeOutdatedLinks(trx, old, next, deps.clock());
    const notices = next.email === old.email ? [] : [emailChangedMail(old)];
    for (const mail of [...activation.mails, ...notices]) await queue(mail);
    const after = await userById(trx, old.id);
    const kind = 'approved_at' in approval ? 'user.approved' : 'user.changed';
    await recordAudit(trx, origin, [userChange(kind, before, after)]);
    return after;
  });
  return changed.catch((error: unknown) => {
    throw toHttpError(error, body.EMAIL);
  });
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
 * The mails to a user who becomes Active, and the columns that change with them. An unused invitation is sent again, with
 * a new password, when the address changes.
 */
async function activationMails(
  { clock, passwords, publicUrl }: Deps,
  old: Row,
  next: Changed,
): Promise<{ readonly mails: readonly Mail[]; readonly columns?: object }> {
  const becomesActive = old.status !== 'Active';
  if (next.status !== 'Active' || !(becomesActive || next.email !== old.email)) return { mails: [] };
  if (old.status === 'Pending') return { mails: [approvedMail(next, publicUrl)] };
  const hasOwnPassword = old.password_hash !== null && old.password_expires_at === null;
  if (hasOwnPassword) return { mails: [] };
  const { password, columns } = await createTemporaryPassword(passwords, clock());
  return { mails: [invitationMail(next, { publicUrl, password })], columns };
}

/** The columns that record who approved a registration. */
async function approvalBy(trx: Database, actor: Account, old: Row, next: Changed, now: Date): Promise<object> {
  if (old.status !== 'Pending' || next.status !== 'Active') return {};
  const { email } = await trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  return { approved_by: actor.id, approved_by_email: email, approved_at: now };
}

/** Revokes approval links once the status changes, and links that were mailed to the old address once the email changes. */
async function revokeOutdatedLinks(trx: Database, old: Row, next: Changed, now: Date): Promise<void> {
  const accountId = old.id;
  if (next.status !== old.status) await revokeLinks(trx, { accountId, purpose: 'approval', now });
  if (next.email === old.email) return;
  for (const purpose of ['reset', 'confirmation'] as const) await revokeLinks(trx, { accountId, purpose, now });
}
