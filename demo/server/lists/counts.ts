import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import type { CountedList } from '../db/schema';

/** The number of rows of a query, as an expression. */
export const rowCount = (matching: Expression<unknown>) =>
  sql<number>`(select count(*)::int from ${matching} as matching)`;

/** The stored total of a list, as an expression. */
export const storedCount = (list: CountedList) =>
  sql<number>`(select total from list_count where list = ${sql.lit(list)})`;

export async function readCount(db: Database, count: RawBuilder<number>): Promise<number> {
  return (await db.selectNoFrom(count.as('total')).executeTakeFirstOrThrow()).total;
}

/** Adds to the stored total of a list. Call it in the transaction that inserts or deletes the rows. */
export async function changeListCount(trx: Database, list: CountedList, by: number): Promise<void> {
  await trx
    .updateTable('list_count')
    .set((set) => ({ total: set('total', '+', by) }))
    .where('list', '=', list)
    .execute();
}
