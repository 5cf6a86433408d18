import type { Context } from 'hono';
import type { Deps } from '../context';
import { answer } from '../envelope';
import { addressSeen } from '../files/address-seen';
import { oneTimeCodeLetter } from '../mail/letters/one-time-code';
import { Refusal } from '../refusal';
import { readBody } from '../request';
import { checkPassword, type Recognised } from './check-password';
import { makeEmailCode, takeAuthenticatorCode, takeEmailCode } from './codes';
import { countFailure, forgetFailures } from './login-failures';
import { loginBody } from './login-request';
import { userInfo } from './user-info';

const secondStep = { TWO_STEP_VERIFICATION: true };

/**
 * Answers a login: 200 signs in, 201 asks for the authenticator's code, 202 for a password of one's own, 203 for the code
 * that was mailed.
 */
export async function login(c: Context, deps: Deps): Promise<Response> {
  const request = await readBody(c, loginBody);
  const known = await checkPassword(c, deps, request, new Refusal(401, 'Invalid credentials'));
  const { account, attempt } = known;
  if (account.password_expires_at !== null) {
    const message = 'This password is a temporary one. Please choose a password of your own.';
    return answer(c, message, { TWO_STEP_VERIFICATION: false }, 202);
  }
  switch (request.step.kind) {
    case 'code-request': {
      const code = await makeEmailCode(deps, account.id, attempt.now);
      deps.mail.send(oneTimeCodeLetter(account, code));
      return answer(c, 'Check your email for the OTP.', secondStep, 203);
    }
    case 'email-code':
    case 'authenticator-code':
      await checkCode(deps, known, request.step);
      return signIn(c, deps, known);
    case 'password':
      if (account.totp_secret === null) return signIn(c, deps, known);
      return answer(c, 'Enter the code of your authenticator app.', secondStep, 201);
  }
}

async function checkCode(
  deps: Deps,
  { account, attempt }: Recognised,
  { kind, code }: { readonly kind: 'email-code' | 'authenticator-code'; readonly code: string },
): Promise<void> {
  // A code is checked in no time, so that it is counted first.
  const takeBack = await countFailure(deps.db, attempt);
  const [take, wrong] =
    kind === 'email-code'
      ? ([takeEmailCode, 'Invalid OTP. It may have expired: you can ask for a new one.'] as const)
      : ([takeAuthenticatorCode, 'Invalid TOTP. Please enter the code that your app shows now.'] as const);
  if (!(await take(deps, account, code, attempt.now))) throw new Refusal(400, wrong);
  await takeBack();
}

async function signIn(c: Context, deps: Deps, { account, attempt }: Recognised): Promise<Response> {
  await forgetFailures(deps.db, attempt);
  await deps.db.updateTable('account').set({ last_login: attempt.now }).where('id', '=', account.id).execute();
  const accessToken = await deps.tokens.issue({ accountId: account.id, tokenVersion: account.token_version });
  const data = {
    accessToken,
    userInfo: userInfo(account, addressSeen(c, deps.publicUrl)),
    TWO_STEP_VERIFICATION: false,
  };
  return answer(c, 'Signed in.', data);
}
