import { type Expression, sql } from 'kysely';
import type { Database } from '../db/database';

export async function countRows(db: Database, matching: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${matching} as matching`.execute(db);
  return rows[0]?.total ?? 0;
}
