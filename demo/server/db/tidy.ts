import { sql } from 'kysely';
import type { Database } from './database';

/**
 * Clears dead rows away and counts what the planner goes by. A server does this now and then by itself (autovacuum), but
 * not right after a first filling, and PGlite never.
 */
export async function tidy(db: Database): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
}
