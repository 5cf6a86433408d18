import type { InferOutput } from 'valibot';
import type { Account } from '../auth/account';
import { makeTemporaryPassword } from '../auth/temporary-password';
import type { Deps } from '../context';
import { invitationLetter } from '../mail/letters/invitation';
import { accountSearchText } from './account-search-text';
import type { createUserBody } from './user-body';
import { type UserRecord, userById } from './user-record';
import { requireMayManage, writeRefusal } from './user-refusals';

/**
 * Adds a user and mails an invitation with a temporary password; whoever is Inactive is invited once activated.
 *
 * @throws Refusal 403 for a SuperAdmin made by anybody else, 409 when the email is taken, 400 when there is no such company
 */
export async function createUser(
  { db, clock, passwords, mail, publicUrl }: Deps,
  actor: Account,
  { NAME, ROLE, EMAIL, STATUS, COMPANY_ID, PHONE_NUMBER }: InferOutput<typeof createUserBody>,
): Promise<UserRecord> {
  requireMayManage(actor, ROLE);
  const temporary = STATUS === 'Active' ? await makeTemporaryPassword(passwords, clock()) : undefined;
  const person = { name: NAME, email: EMAIL, phone_number: PHONE_NUMBER, role: ROLE };
  const added = db
    .insertInto('account')
    .values({
      ...person,
      status: STATUS,
      company_id: COMPANY_ID,
      password_hash: null,
      ...temporary?.kept,
      totp_secret: null,
      device_name: '',
      last_login: null,
      search_text: accountSearchText(person),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await added.catch((error: unknown) => {
    throw writeRefusal(error, EMAIL);
  });
  if (temporary !== undefined) mail.send(invitationLetter(person, { publicUrl, password: temporary.password }));
  return userById(db, id);
}
