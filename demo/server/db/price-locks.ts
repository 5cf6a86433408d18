import { sql } from 'kysely';
import type { Database } from './database';

/** Call before locking a price record that will be changed: no transaction holds one while it waits for `lockPrices`. */
export async function lockPricesForChange(trx: Database): Promise<void> {
  await sql`lock table price in row exclusive mode`.execute(trx);
}

/** Blocks other writers of prices until the transaction ends. */
export async function lockPrices(trx: Database): Promise<void> {
  await sql`lock table price in share row exclusive mode`.execute(trx);
}
