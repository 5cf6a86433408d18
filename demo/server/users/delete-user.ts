import { type Origin, recordAudit } from '../audit/record-audit';
import type { Account } from '../auth/access/account';
import type { Database } from '../db/database';
import { FOREIGN_KEY_VIOLATION, sqlState } from '../db/sql-state';
import { HttpError } from '../http/http-error';
import { lockAccount } from './super-admins';
import { userChange } from './user-audit';
import { requireCanManage } from './user-errors';
import { type UserRecord, userById } from './user-record';

/**
 * Deletes a user with its sessions and links, and returns it.
 *
 * @throws HttpError 404 when the user does not exist, 403 when only the user is a SuperAdmin, and not the actor, 409 for oneself, for the
 * last SuperAdmin, and for a user to whom other records refer
 */
export async function deleteUser(db: Database, actor: Account, origin: Origin, id: number): Promise<UserRecord> {
  if (id === actor.id) throw new HttpError(409, 'You cannot delete your own account. Ask another administrator.');
  const deleted = db.transaction().execute(async (trx) => {
    const { account, requireAnotherSuperAdmin } = await lockAccount(trx, id);
    requireCanManage(actor, account.role);
    requireAnotherSuperAdmin();
    const record = await userById(trx, id);
    await recordAudit(trx, origin, [userChange('user.deleted', record, undefined)]);
    await trx.deleteFrom('account').where('id', '=', id).execute();
    if (account.picture_id !== null) await trx.deleteFrom('file').where('id', '=', account.picture_id).execute();
    return record;
  });
  return deleted.catch((error: unknown) => {
    if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
    const message =
      'This user is named in the history of records and was not deleted. Set the user to Inactive instead.';
    throw new HttpError(409, message);
  });
}
