import { createHash } from 'node:crypto';
import type { Database } from '../../db/database';

/** The token itself is not stored, because whoever reads the database could use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Ends the session of a token before it expires. */
export async function endSession(db: Database, token: string, expiresAt: Date): Promise<void> {
  await db
    .insertInto('ended_session')
    .values({ token_hash: tokenHash(token), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
