import type { Context } from 'hono';
import * as v from 'valibot';
import type { Deps } from '../context';
import type { Database } from '../db/database';
import { answer } from '../envelope';
import { passwordResetLetter } from '../mail/letters/password-reset';
import { badFields } from '../refusal';
import { readBody } from '../request';
import { findByEmail } from './account';
import { givenPassword, knownEmail, newEmail, newPassword, textUpTo } from './auth-fields';
import { checkPassword } from './check-password';
import { forgetFailures } from './login-failures';
import { makeLink, readLink, takeLink, voidLinks } from './one-time-link';

/** The body of resetPassword. */
export const resetBody = v.pipe(
  v.object({ EMAIL: knownEmail, PASSWORD: givenPassword, NEW_PASSWORD: newPassword }),
  v.forward(
    v.check(({ PASSWORD, NEW_PASSWORD }) => NEW_PASSWORD !== PASSWORD, 'has to be another than the current one'),
    ['NEW_PASSWORD'],
  ),
);
/** The body of forgotPassword. */
export const forgotBody = v.object({ EMAIL: newEmail });
/** The body of resetPassVerify. */
export const verifyBody = v.object({ EMAIL: knownEmail, TOKEN: textUpTo(200), NEW_PASSWORD: newPassword });

const DONE = 'Password has been reset. Please login.';
const wrongPassword = () => badFields({ PASSWORD: 'is not the current password of this account' });

/** Sets another password for who knows the current one, and ends the account's sessions. */
export async function resetPassword(c: Context, deps: Deps): Promise<Response> {
  const { EMAIL, PASSWORD, NEW_PASSWORD } = await readBody(c, resetBody);
  const { account, attempt } = await checkPassword(c, deps, { email: EMAIL, password: PASSWORD }, wrongPassword());
  const hash = await deps.passwords.hash(NEW_PASSWORD);
  await deps.db.transaction().execute(async (trx) => {
    const changed = await setPassword(trx, account.id, hash, account.password_hash);
    // Somebody else was quicker, so that the password is not the current one any more.
    if (!changed) throw wrongPassword();
    await voidLinks(trx, { accountId: account.id, purpose: 'reset', now: attempt.now });
  });
  return answer(c, DONE, null);
}

/** Mails a link to the account's owner, after an answer that is always the same. */
export async function forgotPassword(c: Context, deps: Deps): Promise<Response> {
  const { EMAIL } = await readBody(c, forgotBody);
  const { db, mail, publicUrl, clock } = deps;
  deps.background.run(async () => {
    const account = await findByEmail(db, EMAIL);
    if (account === undefined || account.status === 'Inactive') return;
    const token = await makeLink(db, { accountId: account.id, purpose: 'reset', now: clock() });
    mail.send(passwordResetLetter(account, { publicUrl, token }));
  });
  return answer(c, 'If this address has an account, a mail with reset instructions is on its way.', null);
}

/** Sets a password for who has the link, and ends the account's sessions. */
export async function resetPassVerify(c: Context, { db, clock, passwords }: Deps): Promise<Response> {
  const { EMAIL, TOKEN, NEW_PASSWORD } = await readBody(c, verifyBody);
  const link = { email: EMAIL, token: TOKEN, purpose: 'reset', now: clock() } as const;
  await readLink(db, link);
  const hash = await passwords.hash(NEW_PASSWORD);
  await db.transaction().execute(async (trx) => {
    await setPassword(trx, await takeLink(trx, link), hash);
    await forgetFailures(trx, { email: EMAIL });
  });
  return answer(c, DONE, null);
}

/** Answers false when the password is not `from` any more. */
async function setPassword(trx: Database, id: number, hash: string, from?: string | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set((column) => ({
      password_hash: hash,
      password_expires_at: null,
      token_version: column('token_version', '+', 1),
    }))
    .where('id', '=', id)
    .$if(from !== undefined, (query) => query.where('password_hash', '=', from ?? null))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('email_code').where('account_id', '=', id).execute();
  return true;
}
