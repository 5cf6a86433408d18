import type { Account } from '../auth/account';
import { FOREIGN_KEY_VIOLATION, sqlState, UNIQUE_VIOLATION } from '../db/failures';
import { mayManage, type Role } from '../policy';
import { badFields, Refusal } from '../refusal';

/** @throws Refusal 403 when `actor` may not make, change or delete somebody of this role */
export function requireMayManage(actor: Account, role: Role): void {
  if (!mayManage(actor.role, role))
    throw new Refusal(403, 'Your role does not allow this: only a Super Admin makes or changes a Super Admin.');
}

/** 404: the user is gone. */
export function noSuchUser(): Refusal {
  return new Refusal(404, 'This user does not exist any more. Load the list again to see who there is.');
}

/** What a failed write of a user means: the email is taken, or the company is none. */
export function writeRefusal(error: unknown, email: string | undefined): unknown {
  if (sqlState(error) === UNIQUE_VIOLATION) return new Refusal(409, `There is a user with the email ${email} already.`);
  if (sqlState(error) === FOREIGN_KEY_VIOLATION) return badFields({ COMPANY_ID: 'is no company that exists' });
  return error;
}
