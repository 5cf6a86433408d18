import type { Context } from 'hono';
import * as v from 'valibot';
import { companyFields } from '../../../src/wire/company';
import { userFields } from '../../../src/wire/user';
import { type AuditEntry, recordAudit } from '../audit/record-audit';
import { nameSchema } from '../http/field-schema';
import { respond } from '../http/respond';
import { acceptedLanguage } from '../mail/mail-texts';
import { alreadyRegisteredMail, registeredAgainMail, welcomeMail } from '../mail/templates';
import { accountSearchText, lockByEmail, recipientOf } from './access/account';
import { clientAddress } from './access/client-address';
import { type Deps, originOf } from './access/context';
import { countMailOrRefuse } from './access/mail-limits';
import { createLink } from './access/one-time-link';
import { newEmailSchema, newPasswordSchema, requiredTextUpTo } from './sign-in/auth-fields';

export const registerBody = v.object({
  NAME: nameSchema(userFields.NAME),
  EMAIL: newEmailSchema,
  PHONE_NUMBER: requiredTextUpTo(userFields.PHONE_NUMBER.maxLength),
  INPUT_COMPANY_NAME: nameSchema(companyFields.COMPANY_NAME),
  PASSWORD: newPasswordSchema,
});

const THANKS =
  'Thank you for applying for an account. Your account is currently pending approval by the site administrator. In the meantime, a welcome message with further instructions has been sent to your email address.';

/**
 * Creates a Pending account without a password: the page that confirms the address sets it, because anybody may register any
 * address. For an address that has an account the response is the same, and the owner gets a mail.
 */
export async function register(
  c: Context,
  deps: Deps,
  { NAME, EMAIL, PHONE_NUMBER, INPUT_COMPANY_NAME }: v.InferOutput<typeof registerBody>,
): Promise<Response> {
  const { publicUrl } = deps;
  const request = { recipient: EMAIL, clientAddress: clientAddress(c, deps.isTrustedProxy), now: deps.clock() };
  await countMailOrRefuse(deps.db, deps.mailLimits, request);
  const person = { name: NAME, email: EMAIL, phone_number: PHONE_NUMBER, role: 'UNKNOWN' as const };
  await deps.mail.transaction(async (trx, queue) => {
    const created = await trx
      .insertInto('account')
      .values({
        ...person,
        language: acceptedLanguage(c.req.header('accept-language')) ?? 'en',
        input_company_name: INPUT_COMPANY_NAME,
        status: 'Pending',
        search_text: accountSearchText(person),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    // From here on the same number of statements runs for an address that has an account, so that the time does not disclose it.
    const entry: AuditEntry =
      created === undefined
        ? { kind: 'access.refused', detail: 'Registered again', email: EMAIL }
        : { kind: 'user.registered', record: { id: created.id, name: EMAIL } };
    await recordAudit(trx, originOf(c, deps), [entry]);
    const owner = await lockByEmail(trx, EMAIL);
    // An administrator has deleted the account since.
    if (owner === undefined) return;
    const token = await createLink(trx, { accountId: owner.id, purpose: 'confirmation', now: request.now });
    const isUnconfirmed = owner.status === 'Pending' && owner.email_confirmed_at === null;
    const link = { publicUrl, token };
    const to = recipientOf(owner);
    if (created !== undefined) await queue(welcomeMail(to, link));
    else await queue(isUnconfirmed ? registeredAgainMail(to, link) : alreadyRegisteredMail(to, publicUrl));
  });
  return respond(c, THANKS, null, 201);
}
