import type { Context } from 'hono';
import * as v from 'valibot';
import { codedMessage } from '../../../../src/wire/error-texts';
import { HttpError } from '../../http/http-error';
import { respond } from '../../http/respond';
import { codeReusedMail, oneTimeCodeMail } from '../../mail/templates';
import type { AccountRow } from '../access/account';
import type { Deps } from '../access/context';
import { countMailOrRefuse } from '../access/mail-limits';
import { isCommonPassword } from '../password/common-passwords';
import { codeInput, currentPasswordSchema, loginEmailSchema } from './auth-fields';
import { createEmailCode, redeemAuthenticatorCode, redeemEmailCode, storeEmailCode } from './codes';
import { clearFailures, recordFailure } from './login-failures';
import { respondSignedIn } from './signed-in';
import { recordFailedSignIn, type VerifiedAccount, verifyCredentials } from './verify-credentials';

const flag = v.optional(v.boolean('has to be true or false'));

/** The body of login: a flag names the code that is sent along. `MFA_FLAG: false` without a code asks for one by email. */
export const loginBody = v.pipe(
  v.object({
    EMAIL: loginEmailSchema,
    PASSWORD: currentPasswordSchema,
    MFA_FLAG: flag,
    OTPFLAG: flag,
    TOTPFLAG: flag,
    OTP: v.optional(codeInput),
    TOTP: v.optional(codeInput),
  }),
  v.forward(
    v.check(({ OTPFLAG, OTP }) => !OTPFLAG || OTP !== undefined, 'is needed'),
    ['OTP'],
  ),
  v.forward(
    v.check(({ TOTPFLAG, TOTP }) => !TOTPFLAG || TOTP !== undefined, 'is needed'),
    ['TOTP'],
  ),
  v.forward(
    v.check(({ OTPFLAG, TOTPFLAG }) => !(OTPFLAG && TOTPFLAG), 'cannot be true together with OTPFLAG'),
    ['TOTPFLAG'],
  ),
);

const secondFactorRequired = { TWO_STEP_VERIFICATION: true };

/** Responds 200 when signed in; 201, 202 and 203 when a code or another password is needed. */
export async function login(c: Context, deps: Deps, body: v.InferOutput<typeof loginBody>): Promise<Response> {
  const { EMAIL: email, PASSWORD: password } = body;
  const verified = await verifyCredentials(
    c,
    deps,
    { email, password },
    new HttpError(401, codedMessage('invalid-credentials')),
  );
  const { account } = verified;
  if (account.password_expires_at !== null) {
    return respond(c, codedMessage('password-temporary'), { TWO_STEP_VERIFICATION: false }, 202);
  }
  if (isCommonPassword(password)) {
    return respond(c, codedMessage('password-common'), { TWO_STEP_VERIFICATION: false }, 202);
  }
  if (body.OTPFLAG || body.TOTPFLAG) {
    await requireValidCode(deps, verified, body);
    return signIn(c, deps, verified, password);
  }
  const needsCode = account.totp_secret === null && deps.secondFactorRoles.includes(account.role);
  if (body.MFA_FLAG === false || needsCode) return mailCode(c, deps, verified);
  if (account.totp_secret === null) return signIn(c, deps, verified, password);
  return respond(c, 'Enter the code of your authenticator app.', secondFactorRequired, 201);
}

async function mailCode(c: Context, deps: Deps, { account, attempt }: VerifiedAccount): Promise<Response> {
  const { email, now } = attempt;
  // These mails are counted apart, and by recipient alone: neither mails that anybody can cause nor colleagues in the same office may
  // use up the codes of somebody who knows the password.
  await countMailOrRefuse(deps.db, deps.mailLimits, { recipient: `code:${email}`, now });
  const code = await createEmailCode(deps.passwords, now);
  await deps.mail.transaction(async (trx, queue) => {
    await storeEmailCode(trx, account.id, code);
    await queue(oneTimeCodeMail(account, code.code));
  });
  return respond(c, 'Check your email for the OTP.', secondFactorRequired, 203);
}

async function requireValidCode(
  deps: Deps,
  { account, attempt }: VerifiedAccount,
  { OTPFLAG, OTP = '', TOTP = '' }: v.InferOutput<typeof loginBody>,
): Promise<void> {
  // The code counts as a failure before it is verified: see `recordFailure`.
  const undoFailure = await recordFailure(deps.db, attempt);
  const redemption = OTPFLAG
    ? await redeemEmailCode(deps, account, OTP, attempt.now)
    : await redeemAuthenticatorCode(deps, account, TOTP, attempt.now);
  if (redemption === 'accepted') return undoFailure();
  await recordFailedSignIn(deps, attempt, account, redemption === 'reused' ? 'Code used before' : 'Wrong code');
  if (redemption === 'reused') await deps.mail.transaction(async (_, queue) => queue(codeReusedMail(account)));
  throw new HttpError(400, codedMessage(OTPFLAG ? 'invalid-mailed-code' : 'invalid-app-code'));
}

async function signIn(
  c: Context,
  deps: Deps,
  { account, attempt }: VerifiedAccount,
  password: string,
): Promise<Response> {
  renewHash(deps, account, password);
  await clearFailures(deps.db, attempt);
  return respondSignedIn(c, deps, account, attempt.now);
}

/** Hashes the password again when its hash was made at another cost than new ones. */
function renewHash({ db, passwords, background }: Deps, account: AccountRow, password: string): void {
  const stored = account.password_hash;
  if (stored === null || !passwords.isOutdated(stored)) return;
  background.run(async () => {
    const password_hash = await passwords.hash(password);
    await db
      .updateTable('account')
      .set({ password_hash })
      .where('id', '=', account.id)
      .where('password_hash', '=', stored)
      .execute();
  });
}
