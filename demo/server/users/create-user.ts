import type { InferOutput } from 'valibot';
import { type Origin, recordAudit } from '../audit/record-audit';
import type { Account } from '../auth/access/account';
import { accountSearchText } from '../auth/access/account';
import type { Deps } from '../auth/access/context';
import { createTemporaryPassword } from '../auth/password/temporary-password';
import { invitationMail } from '../mail/templates';
import { userChange } from './user-audit';
import type { createUserBody } from './user-body';
import { requireCanManage, toHttpError } from './user-errors';
import { type UserRecord, userById } from './user-record';

export interface CreatedUser {
  readonly user: UserRecord;
  /** Whether the invitation mail could not be sent yet. */
  readonly isInvitationPending: boolean;
}

/**
 * Adds a user and mails an invitation with a temporary password; an Inactive user gets it once activated.
 *
 * @throws HttpError 403 when anybody but a SuperAdmin adds a SuperAdmin, 409 when the email is taken, 400 when there is no such company
 */
export async function createUser(
  { clock, passwords, mail, publicUrl }: Deps,
  actor: Account,
  origin: Origin,
  { NAME, ROLE, EMAIL, STATUS, COMPANY_ID, PHONE_NUMBER }: InferOutput<typeof createUserBody>,
): Promise<CreatedUser> {
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
        password_hash: null,
        ...temporary?.columns,
        totp_secret: null,
        device_name: '',
        last_login: null,
        search_text: accountSearchText(person),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = await userById(trx, id);
    await recordAudit(trx, origin, [userChange('user.created', undefined, user)]);
    if (temporary === undefined) return { user, isSent: async () => true };
    return { user, isSent: await queue(invitationMail(person, { publicUrl, password: temporary.password })) };
  });
  const { user, isSent } = await created.catch((error: unknown) => {
    throw toHttpError(error, EMAIL);
  });
  return { user, isInvitationPending: !(await isSent()) };
}
