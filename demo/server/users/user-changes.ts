import type { InferOutput } from 'valibot';
import { codedMessage } from '../../../src/wire/error-texts';
import { type Origin, recordAudit } from '../audit/record-audit';
import { type Account, type AccountRow, accountSearchText } from '../auth/access/account';
import type { Deps } from '../auth/access/context';
import { revokeLinks } from '../auth/access/one-time-link';
import { createTemporaryPassword } from '../auth/password/password-hasher';
import type { Database } from '../db/database';
import { withConstraintErrors } from '../db/sql-state';
import { HttpError, invalidFieldsError, requireVersion } from '../http/http-error';
import type { Mail } from '../mail/mail';
import { authenticatorRemovedMail, emailChangedMail, invitationMail } from '../mail/templates';
import { createApprovalMail } from './approval-mail';
import type { createUserBody, updateUserBody } from './user-body';
import { findUser, type UserRecord } from './user-record';
import { lockAccount, requireCanManage, userAuditEntry, withUserErrors } from './user-rules';

/** Adds a user and mails an invitation with a temporary password; an Inactive user gets it once activated. */
export async function createUser(
  { clock, passwords, mail, publicUrl }: Deps,
  actor: Account,
  origin: Origin,
  { NAME, ROLE, EMAIL, STATUS, COMPANY_ID, PHONE_NUMBER }: InferOutput<typeof createUserBody>,
) {
  requireCanManage(actor, ROLE);
  const temporary = STATUS === 'Active' ? await createTemporaryPassword(passwords, clock()) : undefined;
  const person = { name: NAME, email: EMAIL, phone_number: PHONE_NUMBER, role: ROLE };
  const created = mail.transaction(async (trx, queue) => {
    const { id } = await trx
      .insertInto('account')
      .values({
        ...person,
        status: STATUS,
        company_id: COMPANY_ID,
        ...temporary?.columns,
        search_text: accountSearchText(person),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = await findUser(trx, id);
    await recordAudit(trx, origin, [userAuditEntry('user.created', undefined, user)]);
    if (temporary === undefined) return { user, isSent: async () => true };
    return { user, isSent: await queue(invitationMail(person, { publicUrl, password: temporary.password })) };
  });
  const { user, isSent } = await withUserErrors(created, EMAIL);
  return { user, isInvitationPending: !(await isSent()) };
}

/**
 * Changes a user: a new role applies at once, deactivation ends every session, and outdated links are revoked. Throws HttpError
 * 404, 403 when only a SuperAdmin may do it, 409 when the email is taken, VERSION is stale, or it is the last SuperAdmin.
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
    const before = await findUser(trx, old.id);
    requireVersion(body.VERSION, codedMessage('record-changed', { name: old.name }), before);
    if (next.status === 'Pending' && old.status !== 'Pending') {
      throw invalidFieldsError({ STATUS: 'has to be Active or Inactive' });
    }
    if (next.role !== 'SuperAdmin' || next.status !== 'Active') requireAnotherSuperAdmin();

    const confirmation = await forgetConfirmation(trx, old, next);
    await revokeOutdatedLinks(trx, old, next, deps.clock());
    const activation = await createActivationMails(trx, deps, { ...old, ...confirmation }, next);
    const approval = await readApproval(trx, actor, old, next, deps.clock());
    const endsSessions =
      (old.status === 'Active' && next.status !== 'Active') || (await outgrowsProvider(trx, old, next));
    await trx
      .updateTable('account')
      .set({
        ...next,
        ...confirmation,
        ...activation.columns,
        ...approval,
        version: old.version + 1,
        token_version: old.token_version + (endsSessions ? 1 : 0),
      })
      .where('id', '=', old.id)
      .execute();
    const notices = next.email === old.email ? [] : [emailChangedMail(old)];
    for (const mail of [...activation.mails, ...notices]) await queue(mail);
    const after = await findUser(trx, old.id);
    const kind = 'approved_at' in approval ? 'user.approved' : 'user.changed';
    await recordAudit(trx, origin, [userAuditEntry(kind, before, after)]);
    return after;
  });
  return withUserErrors(changed, body.EMAIL);
}

/** Whether a session of an identity provider would become that of a SuperAdmin, who signs in with a password. */
async function outgrowsProvider(trx: Database, old: AccountRow, next: Changed): Promise<boolean> {
  if (old.role === 'SuperAdmin' || next.role !== 'SuperAdmin') return false;
  const linked = trx.selectFrom('account_identity').select('subject').where('account_id', '=', old.id);
  return (await linked.executeTakeFirst()) !== undefined;
}

type Changed = Pick<AccountRow, 'name' | 'email' | 'phone_number' | 'role' | 'status' | 'company_id' | 'search_text'>;

function nextRow(old: AccountRow, body: InferOutput<typeof updateUserBody>): Changed {
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
 * Returns the columns of a pending account whose address changes, and removes its accounts at identity providers: whoever confirmed
 * the old address and chose the password, or signed in at a provider, has not proved the new one.
 */
async function forgetConfirmation(
  trx: Database,
  old: AccountRow,
  next: Changed,
): Promise<Partial<Pick<AccountRow, 'email_confirmed_at' | 'password_hash'>>> {
  if (old.status !== 'Pending' || next.email === old.email) return {};
  await trx.deleteFrom('account_identity').where('account_id', '=', old.id).execute();
  return { email_confirmed_at: null, password_hash: null };
}

/** The mails to a user who becomes Active, or whose address changes before an invitation was used, and the changed columns. */
async function createActivationMails(
  trx: Database,
  { clock, passwords, publicUrl }: Deps,
  old: AccountRow,
  next: Changed,
): Promise<{ readonly mails: readonly Mail[]; readonly columns?: object }> {
  const becomesActive = old.status !== 'Active';
  if (next.status !== 'Active' || !(becomesActive || next.email !== old.email)) return { mails: [] };
  if (old.status === 'Pending') {
    const { id, language, email_confirmed_at } = old;
    const approved = { ...next, id, language, email_confirmed_at };
    return { mails: [await createApprovalMail(trx, approved, { publicUrl, now: clock() })] };
  }
  const hasOwnPassword = old.password_hash !== null && old.password_expires_at === null;
  if (hasOwnPassword) return { mails: [] };
  const { password, columns } = await createTemporaryPassword(passwords, clock());
  return { mails: [invitationMail({ ...next, language: old.language }, { publicUrl, password })], columns };
}

/** The columns that record who approved a registration. */
async function readApproval(trx: Database, actor: Account, old: AccountRow, next: Changed, now: Date): Promise<object> {
  if (old.status !== 'Pending' || next.status !== 'Active') return {};
  const { EMAIL } = await findUser(trx, actor.id);
  return { approved_by: actor.id, approved_by_email: EMAIL, approved_at: now };
}

/** Revokes approval links once the status changes, and links that were mailed to the old address once the email changes. */
async function revokeOutdatedLinks(trx: Database, old: AccountRow, next: Changed, now: Date): Promise<void> {
  const accountId = old.id;
  if (next.status !== old.status) await revokeLinks(trx, { accountId, purpose: 'approval', now });
  if (next.email === old.email) return;
  for (const purpose of ['reset', 'confirmation'] as const) await revokeLinks(trx, { accountId, purpose, now });
}

/** Deletes a user and returns it. Throws HttpError 404; 403 when the actor may not; 409 for oneself and the last SuperAdmin. */
export async function deleteUser(db: Database, actor: Account, origin: Origin, id: number): Promise<UserRecord> {
  if (id === actor.id) throw new HttpError(409, codedMessage('own-account'));
  const deleted = db.transaction().execute(async (trx) => {
    const { account, requireAnotherSuperAdmin } = await lockAccount(trx, id);
    requireCanManage(actor, account.role);
    requireAnotherSuperAdmin();
    const record = await findUser(trx, id);
    await recordAudit(trx, origin, [userAuditEntry('user.deleted', record, undefined)]);
    await trx.deleteFrom('account').where('id', '=', id).execute();
    if (account.picture_id !== null) await trx.deleteFrom('file').where('id', '=', account.picture_id).execute();
    return record;
  });
  return withConstraintErrors(deleted, { foreignKey: () => new HttpError(409, codedMessage('user-in-history')) });
}

/** Removes the authenticator of a user who has lost it, and ends all sessions. Throws HttpError 404, 403, or 409 without one. */
export function removeAuthenticator(deps: Deps, actor: Account, origin: Origin, id: number): Promise<UserRecord> {
  return deps.mail.transaction(async (trx, queue) => {
    const { account } = await lockAccount(trx, id);
    requireCanManage(actor, account.role);
    if (account.totp_secret === null)
      throw new HttpError(409, codedMessage('no-authenticator', { name: account.name }));
    const token_version = account.token_version + 1;
    await trx
      .updateTable('account')
      .set({ totp_secret: null, pending_totp_secret: null, device_name: '', token_version })
      .where('id', '=', id)
      .execute();
    const record = { id, name: account.email };
    await recordAudit(trx, origin, [{ kind: 'user.authenticator-removed', record }]);
    await queue(authenticatorRemovedMail(account));
    return findUser(trx, id);
  });
}
