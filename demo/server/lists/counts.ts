import { type Expression, sql } from 'kysely';
import type { Database } from '../db/database';
import type { CountedList } from '../db/schema';

export async function countRows(db: Database, matching: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${matching} as matching`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The stored total of a list. */
export async function listCount(db: Database, list: CountedList): Promise<number> {
  const stored = db.selectFrom('list_count').select('total').where('list', '=', list);
  return (await stored.executeTakeFirstOrThrow()).total;
}

/** Adds to the stored total of a list. Call it in the transaction that inserts or deletes the rows. */
export async function changeListCount(trx: Database, list: CountedList, by: number): Promise<void> {
  await trx
    .updateTable('list_count')
    .set((set) => ({ total: set('total', '+', by) }))
    .where('list', '=', list)
    .execute();
}
