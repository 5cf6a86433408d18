import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { Refusal } from '../refusal';
import { noSuchUser } from './user-refusals';

/** An account as it is kept, locked together with every SuperAdmin who can sign in. */
export interface LockedAccount {
  readonly account: Selectable<Schema['account']>;
  /**
   * To be called before the account stops being a SuperAdmin who can sign in.
   *
   * @throws Refusal 409 when there is no other
   */
  requireAnotherSuperAdmin(): void;
}

/**
 * Locks an account for a change. The SuperAdmins are locked with it, always in the same order, so that of two who take
 * each other's rights at once one is refused.
 *
 * @throws Refusal 404 when it is gone
 */
export async function lockAccount(trx: Database, id: number): Promise<LockedAccount> {
  const locked = await trx
    .selectFrom('account')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([eb('id', '=', id), and([eb('role', '=', 'SuperAdmin'), eb('status', '=', 'Active')])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const account = locked.find((candidate) => candidate.id === id);
  if (account === undefined) throw noSuchUser();
  return {
    account,
    requireAnotherSuperAdmin() {
      if (account.role !== 'SuperAdmin' || account.status !== 'Active' || locked.length > 1) return;
      const message = `${account.name} is the last Super Admin who can sign in. Make somebody else a Super Admin first.`;
      throw new Refusal(409, message);
    },
  };
}
