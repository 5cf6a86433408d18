import { codedMessage } from '../../../src/wire/error-texts';
import { fieldsWithout, keysOf } from '../../../src/wire/field';
import { userEntity, userFields } from '../../../src/wire/user';
import { auditEntryMaker } from '../audit/record-audit';
import type { Account } from '../auth/access/account';
import { canManage, type Role } from '../auth/access/policy';
import type { AuditKind } from '../db/audit-kinds';
import type { Database } from '../db/database';
import { withConstraintErrors } from '../db/sql-state';
import { HttpError, invalidFieldsError } from '../http/http-error';
import type { UserRecord } from './user-record';

/** Throws HttpError 403 when `actor` may not make, change or delete somebody of this role. */
export function requireCanManage(actor: Account, role: Role): void {
  if (!canManage(actor.role, role)) throw new HttpError(403, codedMessage('only-super-admin'));
}

/** Rejects with HttpError 409 when the email is taken, 400 when there is no such company. */
export const withUserErrors = <T>(write: Promise<T>, email: string | undefined): Promise<T> =>
  withConstraintErrors(write, {
    unique: () => new HttpError(409, codedMessage('email-taken', { email: String(email) })),
    foreignKey: () => invalidFieldsError({ COMPANY_ID: 'is no company that exists' }),
  });

const entry = auditEntryMaker(keysOf(fieldsWithout(userFields, 'LAST_LOGIN')), userEntity.titleKey);

export const userAuditEntry = (kind: AuditKind, before: UserRecord | undefined, after: UserRecord | undefined) =>
  entry(kind, withCompanyName(before), withCompanyName(after));

const withCompanyName = (user: UserRecord | undefined) =>
  user && { ...user, COMPANY: user.COMPANY?.COMPANY_NAME ?? null };

/**
 * Locks an account and the active SuperAdmins, always in the same order, so that two who demote each other cannot both succeed.
 * Throws HttpError 404.
 */
export async function lockAccount(trx: Database, id: number) {
  const locked = await trx
    .selectFrom('account')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([eb('id', '=', id), and([eb('role', '=', 'SuperAdmin'), eb('status', '=', 'Active')])]),
    )
    .orderBy('id')
    // Not `forUpdate`, for which a change of another account that refers to this one waits: two administrators who change each other
    // at the same time would wait for each other.
    .forNoKeyUpdate()
    .execute();
  const account = locked.find((candidate) => candidate.id === id);
  if (account === undefined) {
    throw new HttpError(404, codedMessage('user-gone'));
  }
  return {
    account,
    /** Call it before the account stops being an active SuperAdmin. Throws HttpError 409 when there is no other. */
    requireAnotherSuperAdmin() {
      if (account.role !== 'SuperAdmin' || account.status !== 'Active' || locked.length > 1) return;
      throw new HttpError(409, codedMessage('last-super-admin', { name: account.name }));
    },
  };
}
