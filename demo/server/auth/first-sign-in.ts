import type { Database } from '../db/database';
import { setPasswordUrl } from '../mail/templates';
import { createLink } from './access/one-time-link';

/** A SuperAdmin without a password, and the URL at which to set one. */
export interface FirstSignIn {
  readonly email: string;
  readonly url: string;
}

/** Creates a link for each SuperAdmin who has no password yet, to be printed at the start rather than mailed. */
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
    const token = await createLink(db, { accountId: id, purpose: 'reset', now });
    links.push({ email, url: setPasswordUrl(publicUrl, email, token) });
  }
  return links;
}
