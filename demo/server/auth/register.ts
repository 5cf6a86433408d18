import type { Context } from 'hono';
import * as v from 'valibot';
import type { Deps } from '../context';
import { answer } from '../envelope';
import { alreadyRegisteredLetter } from '../mail/letters/already-registered';
import { approvalRequestLetter } from '../mail/letters/approval-request';
import { welcomeLetter } from '../mail/letters/welcome';
import { readBody } from '../request';
import { accountSearchText } from '../users/account-search-text';
import { findByEmail } from './account';
import { newEmail, newPassword, textUpTo } from './auth-fields';
import { makeLink } from './one-time-link';

/** The body of register. */
export const registerBody = v.object({
  NAME: textUpTo(200),
  EMAIL: newEmail,
  PHONE_NUMBER: textUpTo(50),
  INPUT_COMPANY_NAME: textUpTo(200),
  PASSWORD: newPassword,
});

const THANKS =
  'Thank you for applying for an account. Your account is currently pending approval by the site administrator. In the meantime, a welcome message with further instructions has been sent to your email address.';

/** Takes an application for an account. An address that has one gets the same answer, and its owner a mail. */
export async function register(c: Context, deps: Deps): Promise<Response> {
  const { NAME, EMAIL, PHONE_NUMBER, INPUT_COMPANY_NAME, PASSWORD } = await readBody(c, registerBody);
  const person = { name: NAME, email: EMAIL, phone_number: PHONE_NUMBER, role: 'UNKNOWN' as const };
  const made = await deps.db
    .insertInto('account')
    .values({
      ...person,
      input_company_name: INPUT_COMPANY_NAME,
      password_hash: await deps.passwords.hash(PASSWORD),
      status: 'Pending',
      company_id: null,
      totp_secret: null,
      device_name: '',
      last_login: null,
      search_text: accountSearchText(person),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  const applicant = { email: EMAIL, name: NAME, phone: PHONE_NUMBER, company: INPUT_COMPANY_NAME };
  deps.background.run(() =>
    made === undefined ? tellOwner(deps, EMAIL) : tellOfApplication(deps, { ...applicant, id: made.id }),
  );
  return answer(c, THANKS, null, 201);
}

async function tellOwner({ db, mail, publicUrl }: Deps, email: string): Promise<void> {
  const owner = await findByEmail(db, email);
  if (owner !== undefined) mail.send(alreadyRegisteredLetter(owner, publicUrl));
}

async function tellOfApplication(
  { db, mail, publicUrl, clock }: Deps,
  applicant: Parameters<typeof approvalRequestLetter>[1] & { readonly id: number },
): Promise<void> {
  mail.send(welcomeLetter(applicant));
  const administrators = await db
    .selectFrom('account')
    .select('email')
    .where('role', 'in', ['SuperAdmin', 'Admin'])
    .where('status', '=', 'Active')
    .execute();
  for (const { email } of administrators) {
    const token = await makeLink(db, { accountId: applicant.id, purpose: 'approval', now: clock() });
    mail.send(approvalRequestLetter(email, applicant, { publicUrl, token }));
  }
}
