import { sql } from 'kysely';
import type { Database } from './database';

/*
 * Locks of the table of prices, in an order that cannot deadlock: a transaction calls `lockPricesForChange` before it locks records
 * that it will change, so that it waits for `lockPrices` while it holds no record.
 */

/** Call before locking a price record that will be changed. */
export async function lockPricesForChange(trx: Database): Promise<void> {
  await sql`lock table price in row exclusive mode`.execute(trx);
}

/** Blocks other writers of prices until the transaction ends. */
export async function lockPrices(trx: Database): Promise<void> {
  await sql`lock table price in share row exclusive mode`.execute(trx);
}
