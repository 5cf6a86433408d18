import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { HttpError } from '../http/http-error';
import { userNotFound } from './user-errors';

/** A stored account, locked together with every active SuperAdmin. */
export interface LockedAccount {
  readonly account: Selectable<Schema['account']>;
  /** Call it before the account stops being an active SuperAdmin. Throws HttpError 409 when there is no other. */
  requireAnotherSuperAdmin(): void;
}

/**
 * Locks an account for a change, together with the SuperAdmins and always in the same order, so that two who demote each
 * other at once cannot both succeed.
 *
 * @throws HttpError 404 when it does not exist
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
  if (account === undefined) throw userNotFound();
  return {
    account,
    requireAnotherSuperAdmin() {
      if (account.role !== 'SuperAdmin' || account.status !== 'Active' || locked.length > 1) return;
      const message = `${account.name} is the last Super Admin who can sign in. Make somebody else a Super Admin first.`;
      throw new HttpError(409, message);
    },
  };
}
