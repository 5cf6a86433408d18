import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database';

/** Whether the database executes a query within the time. */
export function isReachable(db: Database, ms = 5000): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, setTimeout(ms, false, { ref: false })]);
}
