import { randomBytes } from 'node:crypto';
import type { Database } from './database';
import type { SecretBox } from './secret-box';

const SIGNING_SECRET = 'auth-secret';

export const authenticatorContext = (accountId: number): string => `authenticator of account ${accountId}`;

/**
 * The secret that signs access tokens without AUTH_SECRET, generated once and shared by all processes of a database. Throws
 * WrongKey when the box cannot open it.
 */
export async function ensureSigningSecret(db: Database, box: SecretBox): Promise<string> {
  const created = box.seal(randomBytes(48).toString('base64url'), SIGNING_SECRET);
  await db
    .insertInto('setting')
    .values({ key: SIGNING_SECRET, value: created })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', SIGNING_SECRET)
    .executeTakeFirstOrThrow();
  const secret = box.open(value, SIGNING_SECRET);
  if (box.isOutdated(value)) {
    await db
      .updateTable('setting')
      .set({ value: box.seal(secret, SIGNING_SECRET) })
      .where('key', '=', SIGNING_SECRET)
      .where('value', '=', value)
      .execute();
  }
  return secret;
}

/** Seals authenticators' secrets that are in plain text, or sealed with an older key. Throws WrongKey. */
export async function sealAuthenticators(db: Database, box: SecretBox): Promise<void> {
  for (const column of ['totp_secret', 'pending_totp_secret'] as const) {
    const rows = await db
      .selectFrom('account')
      .select(['id', `${column} as stored`])
      .where(column, 'is not', null)
      .execute();
    for (const { id, stored } of rows) {
      if (stored === null) continue;
      const secret = box.open(stored, authenticatorContext(id));
      if (!box.isOutdated(stored)) continue;
      await db
        .updateTable('account')
        .set({ [column]: box.seal(secret, authenticatorContext(id)) })
        .where('id', '=', id)
        // The owner of the account may have replaced the secret meanwhile.
        .where(column, '=', stored)
        .execute();
    }
  }
}
