import type { Database } from '../../db/database';

/** Sets a password and ends the sessions. Returns false, and changes nothing, when the stored hash is not `oldHash`. */
export async function setPassword(trx: Database, id: number, hash: string, oldHash?: string | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set((column) => ({
      password_hash: hash,
      password_expires_at: null,
      token_version: column('token_version', '+', 1),
    }))
    .where('id', '=', id)
    .$if(oldHash !== undefined, (query) => query.where('password_hash', '=', oldHash ?? null))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('email_code').where('account_id', '=', id).execute();
  return true;
}
