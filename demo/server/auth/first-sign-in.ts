import type { Database } from '../db/database';
import { makeLink } from './one-time-link';
import { setPasswordAddress } from './set-password-address';

/** A SuperAdmin who has never had a password, and the address at which to set it. */
export interface FirstSignIn {
  readonly email: string;
  readonly address: string;
}

/** A new link for each SuperAdmin who has no password yet: for the person who starts the server, not for mail. */
export async function firstSignInLinks({
  db,
  publicUrl,
  now,
}: {
  readonly db: Database;
  readonly publicUrl: string;
  readonly now: Date;
}): Promise<readonly FirstSignIn[]> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('role', '=', 'SuperAdmin')
    .where('status', '=', 'Active')
    .where('password_hash', 'is', null)
    .execute();
  const links: FirstSignIn[] = [];
  for (const { id, email } of accounts) {
    const token = await makeLink(db, { accountId: id, purpose: 'reset', now });
    links.push({ email, address: setPasswordAddress(publicUrl, email, token) });
  }
  return links;
}
