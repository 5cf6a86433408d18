import { randomBytes } from 'node:crypto';
import type { Database } from './database';

/**
 * The secret that signs access tokens, generated once and stored, so that sessions survive a restart and all processes of
 * a database share it.
 */
export async function storedSigningSecret(db: Database): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key: 'auth-secret', value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db.selectFrom('setting').select('value').where('key', '=', 'auth-secret').executeTakeFirstOrThrow();
  return row.value;
}
