import type { Context } from 'hono';
import * as v from 'valibot';
import { codedMessage } from '../../../../src/wire/error-texts';
import { recordAudit } from '../../audit/record-audit';
import { HttpError } from '../../http/http-error';
import { type AccountRow, findByEmail } from '../access/account';
import { clientAddress } from '../access/client-address';
import type { Deps } from '../access/context';
import { type Attempt, recordFailure, requireAttemptsLeft } from './login-failures';

/** An Active account whose password was verified, and the attempt that did so. */
export interface VerifiedAccount {
  readonly account: AccountRow;
  readonly attempt: Attempt;
}

/**
 * Verifies an email address and a password. Throws `wrong` when they are; HttpError 429 after too many failures or beside
 * others of the account or client, 403 when the account is not Active or its temporary password has expired.
 */
export async function verifyCredentials(
  c: Context,
  deps: Deps,
  { email, password }: { readonly email: string; readonly password: string },
  wrong: HttpError,
): Promise<VerifiedAccount> {
  const { db, clock, passwords, isTrustedProxy, limitSignIns } = deps;
  const attempt = { email, address: clientAddress(c, isTrustedProxy), now: clock() };
  await requireAttemptsLeft(db, attempt);
  const account = await findByEmail(db, email);
  c.set('concernedAccountId', account?.id);
  const matches = await limitSignIns(attempt, () => passwords.verify(password, account?.password_hash ?? null));
  if (account === undefined || !matches) {
    await recordFailedSignIn(deps, attempt, account, account === undefined ? 'No such account' : 'Wrong password');
    await recordFailure(db, attempt);
    throw wrong;
  }
  await requireAttemptsLeft(db, attempt);
  if (account.status !== 'Active') {
    await recordFailedSignIn(deps, attempt, account, `The account is ${account.status.toLowerCase()}`);
    throw new HttpError(403, codedMessage(account.status === 'Pending' ? 'account-pending' : 'account-inactive'));
  }
  if (account.password_expires_at !== null && account.password_expires_at <= attempt.now) {
    await recordFailedSignIn(deps, attempt, account, 'The temporary password has expired');
    throw new HttpError(403, codedMessage('temporary-password-expired'));
  }
  return { account, attempt };
}

const emailAddressSchema = v.pipe(v.string(), v.rfcEmail());

/** Records a refused sign-in. The email of an unknown account is recorded only if it has the form of an address, as it may be a password. */
export async function recordFailedSignIn(
  { db }: Pick<Deps, 'db'>,
  { email, address, now }: Attempt,
  account: AccountRow | undefined,
  detail: string,
): Promise<void> {
  const typed = v.is(emailAddressSchema, email) ? email : '';
  const origin = { accountId: account?.id ?? null, address, at: now };
  await recordAudit(db, origin, [{ kind: 'sign-in.refused', detail, email: account?.email ?? typed }]);
}
