import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import type { PendingRequest } from './identity-provider';

const REQUEST_MS = 10 * 60 * 1000;
const CODE_MS = 60 * 1000;

export const newSecret = (): string => randomBytes(32).toString('base64url');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Keeps a sign-in that this browser has begun; `browser` is the secret of its cookie. */
export async function storeRequest(db: Database, browser: string, pending: PendingRequest, now: Date): Promise<void> {
  await db
    .insertInto('identity_request')
    .values({
      state_hash: hashOf(pending.state),
      browser_hash: hashOf(browser),
      nonce: pending.nonce,
      verifier: pending.verifier,
      expires_at: new Date(now.getTime() + REQUEST_MS),
    })
    .execute();
}

/** Returns the sign-in of this state that the browser has begun, once. */
export async function takeRequest(
  db: Database,
  browser: string,
  state: string,
  now: Date,
): Promise<PendingRequest | undefined> {
  const request = await db
    .deleteFrom('identity_request')
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browser))
    .where('expires_at', '>', now)
    .returning(['nonce', 'verifier'])
    .executeTakeFirst();
  return request && { state, ...request };
}

/** Returns a code for which this browser, and no other, gets a session of the account. */
export async function createSignInCode(db: Database, browser: string, accountId: number, now: Date): Promise<string> {
  const code = newSecret();
  await db
    .insertInto('sign_in_code')
    .values({
      code_hash: hashOf(code),
      browser_hash: hashOf(browser),
      account_id: accountId,
      expires_at: new Date(now.getTime() + CODE_MS),
    })
    .execute();
  return code;
}

/** Returns the account of a code, once. */
export async function takeSignInCode(
  trx: Database,
  browser: string,
  code: string,
  now: Date,
): Promise<number | undefined> {
  const taken = await trx
    .deleteFrom('sign_in_code')
    .where('code_hash', '=', hashOf(code))
    .where('browser_hash', '=', hashOf(browser))
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return taken?.account_id;
}
