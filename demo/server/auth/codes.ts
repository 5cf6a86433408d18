import { randomInt } from 'node:crypto';
import type { Deps } from '../context';
import type { Database } from '../db/database';
import type { AccountRow } from './account';
import { stepOfCode } from './authenticator';

const LIFETIME_MS = 10 * 60 * 1000;
const TRIES = 5;

type CodeDeps = Pick<Deps, 'db' | 'passwords'>;

/** Makes the account's email code, in place of an earlier one; it is kept as a hash that is slow to guess. */
export async function makeEmailCode({ db, passwords }: CodeDeps, accountId: number, now: Date): Promise<string> {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const made = {
    code_hash: await passwords.hash(code),
    expires_at: new Date(now.getTime() + LIFETIME_MS),
    tries_left: TRIES,
  };
  await db
    .insertInto('email_code')
    .values({ account_id: accountId, ...made })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(made))
    .execute();
  return code;
}

/** Whether the code is the one that was mailed; it works once, for 10 minutes. */
export async function takeEmailCode(
  { db, passwords }: CodeDeps,
  { id }: AccountRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const kept = await spendTry(db, id, now);
  if (kept === undefined || !(await passwords.verify(code, kept))) return false;
  const { numDeletedRows } = await db
    .deleteFrom('email_code')
    .where('account_id', '=', id)
    .where('code_hash', '=', kept)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether the code is the authenticator's, and was not taken before. A wrong one costs the email code a try. */
export async function takeAuthenticatorCode(
  { db }: Pick<Deps, 'db'>,
  { id, totp_secret }: AccountRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = totp_secret === null ? undefined : stepOfCode(totp_secret, code, now);
  if (step === undefined) {
    await spendTry(db, id, now);
    return false;
  }
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ last_totp_step: step })
    .where('id', '=', id)
    .where((where) => where.or([where('last_totp_step', 'is', null), where('last_totp_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes one of the code's tries before it is looked at, and answers its hash; nothing when there is no code or no try left. */
async function spendTry(db: Database, accountId: number, now: Date): Promise<string | undefined> {
  const tried = await db
    .updateTable('email_code')
    .set((column) => ({ tries_left: column('tries_left', '-', 1) }))
    .where('account_id', '=', accountId)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return tried?.code_hash;
}
