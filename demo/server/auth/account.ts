import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { AccountStatus, Schema } from '../db/schema';
import type { Role } from '../policy';

/** Who asks, as far as every request needs to know. */
export interface Account {
  readonly id: number;
  readonly role: Role;
  readonly status: AccountStatus;
  readonly companyId: number | null;
  readonly tokenVersion: number;
}

/** An account as it is kept. */
export type AccountRow = Selectable<Schema['account']>;

/** Reads the account as it is now, so that a changed role or status acts at once. */
export function findAccount(db: Database, id: number): Promise<Account | undefined> {
  return db
    .selectFrom('account')
    .select(['id', 'role', 'status', 'company_id as companyId', 'token_version as tokenVersion'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The account of an address, which is in lower case. */
export function findByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
}
