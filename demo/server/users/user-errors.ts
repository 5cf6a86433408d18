import type { Account } from '../auth/access/account';
import { canManage, type Role } from '../auth/access/policy';
import { FOREIGN_KEY_VIOLATION, sqlState, UNIQUE_VIOLATION } from '../db/sql-state';
import { HttpError, invalidFields } from '../http/http-error';

/** @throws HttpError 403 when `actor` may not make, change or delete somebody of this role */
export function requireCanManage(actor: Account, role: Role): void {
  if (!canManage(actor.role, role))
    throw new HttpError(403, 'Your role does not allow this: only a Super Admin makes or changes a Super Admin.');
}

export function userNotFound(): HttpError {
  return new HttpError(404, 'This user does not exist any more. Load the list again to see who there is.');
}

/** Turns a violated constraint into a 409 (email taken) or 400 (no such company); other errors are returned as they are. */
export function toHttpError(error: unknown, email: string | undefined): unknown {
  if (sqlState(error) === UNIQUE_VIOLATION)
    return new HttpError(409, `There is a user with the email ${email} already.`);
  if (sqlState(error) === FOREIGN_KEY_VIOLATION) return invalidFields({ COMPANY_ID: 'is no company that exists' });
  return error;
}
