import type { Context } from 'hono';
import type { Deps } from '../context';
import { Refusal } from '../refusal';
import { type AccountRow, findByEmail } from './account';
import { clientAddress } from './client-address';
import { type Attempt, countFailure, requireAttemptsLeft } from './login-failures';

/** Somebody who knows the password of an Active account, and the attempt that they are making. */
export interface Recognised {
  readonly account: AccountRow;
  readonly attempt: Attempt;
}

/**
 * Recognises somebody by their password. Every wrong one is counted, whatever it was for.
 *
 * @param wrong what a wrong password, or an account that does not exist, is answered with
 * @throws Refusal `wrong`; 429 after too many failures; 403 when the account is not Active, or its temporary password has expired
 */
export async function checkPassword(
  c: Context,
  { db, clock, passwords, trustProxy }: Deps,
  { email, password }: { readonly email: string; readonly password: string },
  wrong: Refusal,
): Promise<Recognised> {
  const attempt = { email, address: clientAddress(c, trustProxy), now: clock() };
  await requireAttemptsLeft(db, attempt);
  const account = await findByEmail(db, email);
  const right = await passwords.verify(password, account?.password_hash ?? null);
  if (account === undefined || !right) {
    await countFailure(db, attempt);
    throw wrong;
  }
  await requireAttemptsLeft(db, attempt);
  if (account.status !== 'Active') {
    throw new Refusal(403, `Your account is ${account.status.toLowerCase()}. Please ask your administrator.`);
  }
  if (account.password_expires_at !== null && account.password_expires_at <= attempt.now) {
    throw new Refusal(403, 'Your temporary password has expired. Please use “Forgot Password?” to choose a new one.');
  }
  return { account, attempt };
}
