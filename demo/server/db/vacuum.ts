import { sql } from 'kysely';
import type { Database } from './database';

/** Updates the planner's statistics, which PostgreSQL does not do right after seeding, and PGlite never does by itself. */
export async function vacuum(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum (analyze)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
