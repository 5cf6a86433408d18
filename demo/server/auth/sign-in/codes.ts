import { randomInt } from 'node:crypto';
import type { Database } from '../../db/database';
import { authenticatorContext } from '../../db/stored-secrets';
import type { AccountRow } from '../access/account';
import type { Deps } from '../access/context';
import type { PasswordHasher } from '../password/password-hasher';
import { matchingTimeStep } from './authenticator';

const LIFETIME_MS = 10 * 60 * 1000;
const MAX_ATTEMPTS = 5;

/** Creates an email code and its hash. Hashing is slow: call it before a transaction begins. */
export async function createEmailCode(passwords: PasswordHasher, now: Date) {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const code_hash = await passwords.hash(code);
  return { code, columns: { code_hash, expires_at: new Date(now.getTime() + LIFETIME_MS), tries_left: MAX_ATTEMPTS } };
}

export async function storeEmailCode(
  trx: Database,
  accountId: number,
  { columns }: Awaited<ReturnType<typeof createEmailCode>>,
) {
  await trx
    .insertInto('email_code')
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
}

/** The result of redeeming a code; a spent email code is wrong, as it is not kept. */
export type Redemption = 'accepted' | 'wrong' | 'reused';

/** Redeems a mailed code, which is valid once, for 10 minutes. */
export async function redeemEmailCode(
  { db, passwords }: Deps,
  { id }: AccountRow,
  code: string,
  now: Date,
): Promise<Redemption> {
  const hash = await spendAttempt(db, id, now);
  if (hash === undefined || !(await passwords.verify(code, hash))) return 'wrong';
  const { numDeletedRows } = await db
    .deleteFrom('email_code')
    .where('account_id', '=', id)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n ? 'accepted' : 'wrong';
}

/** Redeems a code of the authenticator, each once and no older one after it. A wrong one uses an attempt of the email code. */
export async function redeemAuthenticatorCode(
  { db, secrets }: Deps,
  { id, totp_secret }: AccountRow,
  code: string,
  now: Date,
): Promise<Redemption> {
  const step =
    totp_secret === null ? undefined : matchingTimeStep(secrets.open(totp_secret, authenticatorContext(id)), code, now);
  if (step === undefined) {
    await spendAttempt(db, id, now);
    return 'wrong';
  }
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ last_totp_step: step })
    .where('id', '=', id)
    .where((where) => where.or([where('last_totp_step', 'is', null), where('last_totp_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'accepted' : 'reused';
}

/** Uses one attempt at the email code before it is verified. Returns its hash, or `undefined` without a valid code or attempts left. */
async function spendAttempt(db: Database, accountId: number, now: Date): Promise<string | undefined> {
  const used = await db
    .updateTable('email_code')
    .set((column) => ({ tries_left: column('tries_left', '-', 1) }))
    .where('account_id', '=', accountId)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return used?.code_hash;
}
