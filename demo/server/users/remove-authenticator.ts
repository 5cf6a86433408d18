import { type Origin, recordAudit } from '../audit/record-audit';
import type { Account } from '../auth/access/account';
import type { Deps } from '../auth/access/context';
import { HttpError } from '../http/http-error';
import { authenticatorRemovedMail } from '../mail/notices';
import { lockAccount } from './super-admins';
import { requireCanManage } from './user-errors';
import { type UserRecord, userById } from './user-record';

/**
 * Removes the authenticator of a user who has lost it, ends all sessions of the user, and returns the user.
 *
 * @throws HttpError 404 when the user does not exist, 403 for a SuperAdmin when the actor is none, 409 without an authenticator
 */
export function removeAuthenticator(deps: Deps, actor: Account, origin: Origin, id: number): Promise<UserRecord> {
  return deps.mail.transaction(async (trx, queue) => {
    const { account } = await lockAccount(trx, id);
    requireCanManage(actor, account.role);
    if (account.totp_secret === null) throw new HttpError(409, `${account.name} has no authenticator.`);
    await trx
      .updateTable('account')
      .set({
        totp_secret: null,
        pending_totp_secret: null,
        device_name: '',
        token_version: account.token_version + 1,
      })
      .where('id', '=', id)
      .execute();
    const record = { id, name: account.email };
    await recordAudit(trx, origin, [{ kind: 'user.authenticator-removed', record }]);
    await queue(authenticatorRemovedMail(account));
    return userById(trx, id);
  });
}
