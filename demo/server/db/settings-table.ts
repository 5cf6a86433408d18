import { randomBytes } from 'node:crypto';
import type { Database } from './database';

/**
 * The secret that signs access tokens: made once and kept with the data, so that sessions outlive a restart and all
 * processes of one database agree.
 */
export async function keptSecret(db: Database): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key: 'auth-secret', value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db.selectFrom('setting').select('value').where('key', '=', 'auth-secret').executeTakeFirstOrThrow();
  return row.value;
}
