import type { Account } from '../auth/account';
import type { Database } from '../db/database';
import { FOREIGN_KEY_VIOLATION, sqlState } from '../db/failures';
import { Refusal } from '../refusal';
import { lockAccount } from './super-admins';
import { type UserRecord, userById } from './user-record';
import { requireMayManage } from './user-refusals';

/**
 * Deletes a user, whose sessions and links end with the account; answers who it was.
 *
 * @throws Refusal 404 when gone, 403 for a SuperAdmin when the actor is none, 409 for oneself, for the last SuperAdmin, and
 * for somebody whom records name
 */
export async function deleteUser(db: Database, actor: Account, id: number): Promise<UserRecord> {
  if (id === actor.id) throw new Refusal(409, 'You cannot delete your own account. Ask another administrator.');
  const deleted = db.transaction().execute(async (trx) => {
    const { account, requireAnotherSuperAdmin } = await lockAccount(trx, id);
    requireMayManage(actor, account.role);
    requireAnotherSuperAdmin();
    const record = await userById(trx, id);
    await trx.deleteFrom('account').where('id', '=', id).execute();
    if (account.picture_id !== null) await trx.deleteFrom('file').where('id', '=', account.picture_id).execute();
    return record;
  });
  return deleted.catch((error: unknown) => {
    if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
    const message =
      'This user is named in the history of records and was not deleted. Set the user to Inactive instead.';
    throw new Refusal(409, message);
  });
}
