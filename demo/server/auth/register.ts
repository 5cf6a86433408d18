import type { Context } from 'hono';
import * as v from 'valibot';
import { companyFields } from '../../../src/wire/company';
import { userFields } from '../../../src/wire/user';
import { recordAudit } from '../audit/record-audit';
import type { Database } from '../db/database';
import { nameSchema } from '../http/field-schema';
import { readBody } from '../http/request';
import { respond } from '../http/respond';
import { alreadyRegisteredMail, approvalRequestMail, welcomeMail } from '../mail/templates';
import { accountSearchText, findByEmail } from './account';
import { newEmail, newPassword, requiredTextUpTo } from './auth-fields';
import { clientAddress } from './client-address';
import type { Deps } from './context';
import { countMail } from './mail-limits';
import { createApprovalLinks } from './one-time-link';
import { originOf } from './origin';
import { rolesAllowedTo } from './policy';

/** The body of register. */
export const registerBody = v.object({
  NAME: nameSchema(userFields.NAME),
  EMAIL: newEmail,
  PHONE_NUMBER: requiredTextUpTo(userFields.PHONE_NUMBER.maxLength),
  INPUT_COMPANY_NAME: nameSchema(companyFields.COMPANY_NAME),
  PASSWORD: newPassword,
});

const THANKS =
  'Thank you for applying for an account. Your account is currently pending approval by the site administrator. In the meantime, a welcome message with further instructions has been sent to your email address.';

/** Creates a Pending account. For an address that has one the response is the same, and the owner gets a mail. */
export async function register(c: Context, deps: Deps): Promise<Response> {
  const { NAME, EMAIL, PHONE_NUMBER, INPUT_COMPANY_NAME, PASSWORD } = await readBody(c, registerBody);
  const { publicUrl } = deps;
  const request = { recipient: EMAIL, address: clientAddress(c, deps.isTrustedProxy), now: deps.clock() };
  await countMail(deps.db, deps.mailLimits, request);
  const person = { name: NAME, email: EMAIL, phone_number: PHONE_NUMBER, role: 'UNKNOWN' as const };
  const password_hash = await deps.passwords.hash(PASSWORD);
  await deps.mail.transaction(async (trx, queue) => {
    const created = await trx
      .insertInto('account')
      .values({
        ...person,
        input_company_name: INPUT_COMPANY_NAME,
        password_hash,
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
    const administrators = await activeAdministrators(trx);
    // From here on as many statements for an address that is taken: the time it takes must not disclose that.
    if (created === undefined) {
      await recordAudit(trx, originOf(c, deps), [{ kind: 'access.refused', detail: 'Registered again', email: EMAIL }]);
      const owner = await findByEmail(trx, EMAIL);
      if (owner !== undefined) await queue(alreadyRegisteredMail(owner, publicUrl));
      return;
    }
    const { id } = created;
    await recordAudit(trx, originOf(c, deps), [{ kind: 'user.registered', record: { id, name: EMAIL } }]);
    const applicant = { email: EMAIL, name: NAME, phone: PHONE_NUMBER, company: INPUT_COMPANY_NAME };
    const links = await createApprovalLinks(trx, administrators, { accountId: id, now: request.now });
    await queue(
      welcomeMail(applicant),
      ...links.map(({ recipient, token }) => approvalRequestMail(recipient.email, applicant, { publicUrl, token })),
    );
  });
  return respond(c, THANKS, null, 201);
}

/** Those to whom applications are mailed. */
function activeAdministrators(trx: Database) {
  return trx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('role', 'in', rolesAllowedTo('users.write'))
    .where('status', '=', 'Active')
    .execute();
}
