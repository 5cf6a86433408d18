import type { InferOutput } from 'valibot';
import type { Account } from '../auth/account';
import { accountSearchText } from '../auth/account';
import type { Deps } from '../auth/context';
import { createTemporaryPassword } from '../auth/temporary-password';
import { invitationMail } from '../mail/templates';
import type { createUserBody } from './user-body';
import { requireMayManage, toHttpError } from './user-errors';
import { type UserRecord, userById } from './user-record';

/**
 * Adds a user and mails an invitation with a temporary password; an Inactive user gets it once activated.
 *
 * @throws HttpError 403 for a SuperAdmin made by anybody else, 409 when the email is taken, 400 when there is no such company
 */
export async function createUser(
  { db, clock, passwords, mail, publicUrl }: Deps,
  actor: Account,
  { NAME, ROLE, EMAIL, STATUS, COMPANY_ID, PHONE_NUMBER }: InferOutput<typeof createUserBody>,
): Promise<UserRecord> {
  requireMayManage(actor, ROLE);
  const temporary = STATUS === 'Active' ? await createTemporaryPassword(passwords, clock()) : undefined;
  const person = { name: NAME, email: EMAIL, phone_number: PHONE_NUMBER, role: ROLE };
  const added = db
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
  const { id } = await added.catch((error: unknown) => {
    throw toHttpError(error, EMAIL);
  });
  if (temporary !== undefined) mail.send(invitationMail(person, { publicUrl, password: temporary.password }));
  return userById(db, id);
}
