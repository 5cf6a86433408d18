import type { Selectable } from 'kysely';
import type { Database } from '../../db/database';
import { compiledOnce, prepare, withParameters } from '../../db/prepared';
import type { AccountStatus, Schema } from '../../db/schema';
import { toSearchText } from '../../lists/conditions';
import type { Recipient } from '../../mail/mail';
import { tokenHash } from './ended-sessions';
import type { Role } from './policy';

/** The signed-in account, as permission checks need it. */
export interface Account {
  readonly id: number;
  readonly role: Role;
  readonly status: AccountStatus;
  readonly companyId: number | null;
  readonly tokenVersion: number;
}

export type AccountRow = Selectable<Schema['account']>;

/**
 * Reads the account of a session on every request, so that a changed role or status, or signing out, takes effect at once.
 * Returns undefined when the account does not exist or the session was signed out.
 */
export async function findAccount(db: Database, id: number, token: string): Promise<Account | undefined> {
  const hash = tokenHash(token);
  const query = compiledOnce('account of a session', () =>
    db
      .selectFrom('account')
      .select(['id', 'role', 'status', 'company_id as companyId', 'token_version as tokenVersion'])
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('ended_session').select('token_hash').where('token_hash', '=', hash))),
      )
      .compile(),
  );
  prepare(query);
  const { rows } = await db.executeQuery(withParameters(query, id, hash));
  return rows[0];
}

export function findByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
}

/** As `findByEmail`, and locks the account until the transaction ends. */
export function lockByEmail(trx: Database, email: string): Promise<AccountRow | undefined> {
  return trx.selectFrom('account').selectAll().where('email', '=', email).forUpdate().executeTakeFirst();
}

export function findAccountById(db: Database, id: number): Promise<AccountRow> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** To whom mails to an account are addressed: without the name, until somebody who owns the address has confirmed it. */
export function recipientOf({ email, name, language, status, email_confirmed_at }: Addressed): Recipient {
  const isStrangersText = status === 'Pending' && email_confirmed_at === null;
  return isStrangersText ? { email, language } : { email, name, language };
}

type Addressed = Pick<AccountRow, 'email' | 'name' | 'language' | 'status' | 'email_confirmed_at'>;

type Searched = Pick<AccountRow, 'name' | 'email' | 'phone_number' | 'role'>;

export const accountSearchText = ({ name, email, phone_number, role }: Searched): string =>
  toSearchText([name, email, phone_number, role]);
