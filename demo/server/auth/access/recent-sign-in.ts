import { HttpError } from '../../http/http-error';

const MAX_AGE_MS = 15 * 60 * 1000;

/**
 * Requires a sign-in of the last 15 minutes, so that an unattended session cannot replace an authenticator or take a backup.
 *
 * @param purpose ends the message, such as 'to download a backup'
 * @throws HttpError 403
 */
export function requireRecentSignIn(signedInAt: Date, now: Date, purpose: string): void {
  if (now.getTime() - signedInAt.getTime() <= MAX_AGE_MS) return;
  throw new HttpError(403, `You signed in more than 15 minutes ago. Please sign out and sign in again ${purpose}.`);
}
