import type { Context } from 'hono';
import { recordAudit } from '../../audit/record-audit';
import { HttpError } from '../../http/http-error';
import { publicUrlFor } from '../../http/public-url';
import { readBody } from '../../http/request';
import { respond } from '../../http/respond';
import { codeReusedMail } from '../../mail/notices';
import { oneTimeCodeMail } from '../../mail/templates';
import type { AccountRow } from '../access/account';
import type { Deps } from '../access/context';
import { countMail } from '../access/mail-limits';
import { originOf } from '../access/origin';
import { isCommonPassword } from '../password/common-passwords';
import { createEmailCode, redeemAuthenticatorCode, redeemEmailCode, storeEmailCode } from './codes';
import { clearFailures, recordFailure } from './login-failures';
import { loginBody } from './login-request';
import { userInfo } from './user-info';
import { recordRefusal, type VerifiedAccount, verifyCredentials } from './verify-credentials';

const secondFactorRequired = { TWO_STEP_VERIFICATION: true };

/**
 * Responds 200 when signed in, 201 when the authenticator's code is required, 202 when the password is temporary or
 * common and must be replaced, 203 when a code was mailed.
 */
export async function login(c: Context, deps: Deps): Promise<Response> {
  const request = await readBody(c, loginBody);
  const verified = await verifyCredentials(c, deps, request, new HttpError(401, 'Invalid credentials'));
  const { account, attempt } = verified;
  if (account.password_expires_at !== null) {
    const message = 'This password is a temporary one. Please choose a password of your own.';
    return respond(c, message, { TWO_STEP_VERIFICATION: false }, 202);
  }
  if (isCommonPassword(request.password)) {
    const message = 'Your password is one of the most common ones, which are guessed first. Please choose another.';
    return respond(c, message, { TWO_STEP_VERIFICATION: false }, 202);
  }
  switch (request.step.kind) {
    case 'code-request': {
      const { email, address, now } = attempt;
      await countMail(deps.db, deps.mailLimits, { recipient: email, address, now });
      const code = await createEmailCode(deps.passwords, attempt.now);
      await deps.mail.transaction(async (trx, queue) => {
        await storeEmailCode(trx, account.id, code);
        await queue(oneTimeCodeMail(account, code.code));
      });
      return respond(c, 'Check your email for the OTP.', secondFactorRequired, 203);
    }
    case 'email-code':
    case 'authenticator-code':
      await checkCode(deps, verified, request.step);
      return signIn(c, deps, verified, request.password);
    case 'password':
      if (account.totp_secret === null) return signIn(c, deps, verified, request.password);
      return respond(c, 'Enter the code of your authenticator app.', secondFactorRequired, 201);
  }
}

async function checkCode(
  deps: Deps,
  { account, attempt }: VerifiedAccount,
  { kind, code }: { readonly kind: 'email-code' | 'authenticator-code'; readonly code: string },
): Promise<void> {
  const undoFailure = await recordFailure(deps.db, attempt);
  const [redeem, wrong] =
    kind === 'email-code'
      ? ([redeemEmailCode, 'Invalid OTP. It may have expired: you can ask for a new one.'] as const)
      : ([redeemAuthenticatorCode, 'Invalid TOTP. Please enter the code that your app shows now.'] as const);
  const redemption = await redeem(deps, account, code, attempt.now);
  if (redemption === 'accepted') return undoFailure();
  await recordRefusal(deps, attempt, account, redemption === 'reused' ? 'Code used before' : 'Wrong code');
  if (redemption === 'reused') await deps.mail.transaction(async (_, queue) => queue(codeReusedMail(account)));
  throw new HttpError(400, wrong);
}

async function signIn(
  c: Context,
  deps: Deps,
  { account, attempt }: VerifiedAccount,
  password: string,
): Promise<Response> {
  renewHash(deps, account, password);
  await clearFailures(deps.db, attempt);
  await deps.db.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ last_login: attempt.now }).where('id', '=', account.id).execute();
    await recordAudit(trx, originOf(c, deps, account.id), [{ kind: 'sign-in.done' }]);
  });
  const accessToken = await deps.tokens.issue({ accountId: account.id, tokenVersion: account.token_version });
  const data = {
    accessToken,
    userInfo: userInfo(account, publicUrlFor(c, deps.publicUrl)),
    TWO_STEP_VERIFICATION: false,
  };
  return respond(c, 'Signed in.', data);
}

/** Hashes the password again when its hash is cheaper to guess than new ones. */
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
