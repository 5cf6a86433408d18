import { sql } from 'kysely';
import type { Database } from './database';

type BulkTable = 'price' | 'product';

/**
 * Waits for bulk writes of the table to end. Call before adding or locking a record that will be changed: no transaction holds one
 * while it waits for `blockOtherWriters`.
 */
export async function waitForBulkWrites(trx: Database, table: BulkTable): Promise<void> {
  await sql`lock table ${sql.table(table)} in row exclusive mode`.execute(trx);
}

/** Blocks other writers of the table until the transaction ends. */
export async function blockOtherWriters(trx: Database, table: BulkTable): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
}
