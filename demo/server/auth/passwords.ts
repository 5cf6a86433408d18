import type { Context } from 'hono';
import * as v from 'valibot';
import { type AuditEntry, recordAudit } from '../audit/record-audit';
import { invalidFieldsError } from '../http/http-error';
import { respond } from '../http/respond';
import { passwordChangedMail, passwordResetMail } from '../mail/templates';
import { type AccountRow, lockByEmail, recipientOf } from './access/account';
import { clientAddress } from './access/client-address';
import { type Deps, originOf } from './access/context';
import type { ForgottenLimit } from './access/forgotten-limit';
import { countMailIfAllowed } from './access/mail-limits';
import { createLink, redeemLink, requireValidLink, revokeLinks } from './access/one-time-link';
import { confirmAddress } from './confirm-address';
import { setPassword } from './password/set-password';
import {
  currentPasswordSchema,
  loginEmailSchema,
  newEmailSchema,
  newPasswordSchema,
  requiredTextUpTo,
} from './sign-in/auth-fields';
import { clearFailures } from './sign-in/login-failures';
import { verifyCredentials } from './sign-in/verify-credentials';

export const changePasswordBody = v.pipe(
  v.object({ EMAIL: loginEmailSchema, PASSWORD: currentPasswordSchema, NEW_PASSWORD: newPasswordSchema }),
  v.forward(
    v.check(({ PASSWORD, NEW_PASSWORD }) => NEW_PASSWORD !== PASSWORD, 'has to be another than the current one'),
    ['NEW_PASSWORD'],
  ),
);
export const forgotBody = v.object({ EMAIL: newEmailSchema });
export const resetPasswordByLinkBody = v.object({
  EMAIL: loginEmailSchema,
  TOKEN: requiredTextUpTo(200),
  NEW_PASSWORD: newPasswordSchema,
});

const DONE = 'Password has been reset. Please login.';
const wrongPasswordError = () => invalidFieldsError({ PASSWORD: 'This is not the current password of this account.' });

/** Changes a password, given the current one, and ends the account's sessions. */
export async function changePassword(
  c: Context,
  deps: Deps,
  { EMAIL, PASSWORD, NEW_PASSWORD }: v.InferOutput<typeof changePasswordBody>,
): Promise<Response> {
  const { account, attempt } = await verifyCredentials(
    c,
    deps,
    { email: EMAIL, password: PASSWORD },
    wrongPasswordError(),
  );
  const hash = await deps.passwords.hash(NEW_PASSWORD);
  await deps.mail.transaction(async (trx, queue) => {
    const changed = await setPassword(trx, account.id, hash, account.password_hash);
    // A parallel request has changed the password since it was verified.
    if (!changed) throw wrongPasswordError();
    await revokeLinks(trx, { accountId: account.id, purpose: 'reset', now: attempt.now });
    const origin = originOf(c, deps, account.id);
    await recordAudit(trx, origin, [passwordAuditEntry(account)]);
    // Whoever knows a temporary password, which was mailed, reads the mail of that address.
    if (account.password_expires_at !== null)
      await confirmAddress(trx, queue, account.id, { origin, publicUrl: deps.publicUrl });
    await queue(passwordChangedMail(account, deps.publicUrl));
  });
  return respond(c, DONE, null);
}

/**
 * Mails a reset link if the account exists. Without one the response is the same and a mail is counted too, so that neither
 * discloses whether the account exists. Throws HttpError 503 while too many wait.
 */
export async function forgotPassword(c: Context, deps: Deps, email: string, limit: ForgottenLimit): Promise<Response> {
  const { db, mail, mailLimits, publicUrl, clock } = deps;
  const request = { recipient: email, clientAddress: clientAddress(c, deps.isTrustedProxy), now: clock() };
  const mailLink = async () => {
    if (!(await countMailIfAllowed(db, mailLimits, request))) return;
    await mail.transaction(async (trx, queue) => {
      const account = await lockByEmail(trx, email);
      if (account === undefined || account.status === 'Inactive') return;
      const token = await createLink(trx, { accountId: account.id, purpose: 'reset', now: clock() });
      await queue(passwordResetMail(recipientOf(account), { publicUrl, token }));
    });
  };
  if (limit.admits(request.clientAddress, request.now)) deps.background.run(limit.inTurn(mailLink));
  return respond(c, 'If this address has an account, a mail with reset instructions is on its way.', null);
}

/** Sets a password, given a reset link, and ends the account's sessions. The link was mailed, so that it confirms the address too. */
export async function resetPasswordByLink(
  c: Context,
  deps: Deps,
  { EMAIL, TOKEN, NEW_PASSWORD }: v.InferOutput<typeof resetPasswordByLinkBody>,
): Promise<Response> {
  const { db, clock, passwords, mail, publicUrl } = deps;
  const link = { email: EMAIL, token: TOKEN, purpose: 'reset', now: clock() } as const;
  const { accountId: id } = await requireValidLink(db, link);
  c.set('concernedAccountId', id);
  const hash = await passwords.hash(NEW_PASSWORD);
  await mail.transaction(async (trx, queue) => {
    const { accountId } = await redeemLink(trx, link);
    const account = await trx
      .selectFrom('account')
      .select(['id', 'email', 'name', 'language', 'password_hash'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await setPassword(trx, accountId, hash);
    await clearFailures(trx, { email: EMAIL });
    const origin = originOf(c, deps, accountId);
    await recordAudit(trx, origin, [passwordAuditEntry(account)]);
    await confirmAddress(trx, queue, accountId, { origin, publicUrl });
    if (account.password_hash !== null) await queue(passwordChangedMail(account, publicUrl));
  });
  return respond(c, DONE, null);
}

const passwordAuditEntry = ({ id, email }: Pick<AccountRow, 'id' | 'email'>): AuditEntry => ({
  kind: 'user.password-changed',
  record: { id, name: email },
});
