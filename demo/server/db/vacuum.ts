import { sql } from 'kysely';
import type { Database } from './database';

/**
 * Removes dead rows and updates the planner's statistics. PostgreSQL does so by itself (autovacuum), but not right after
 * seeding; PGlite never does.
 */
export async function vacuum(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum (analyze)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
