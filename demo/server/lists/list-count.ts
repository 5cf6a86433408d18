import type { Database } from '../db/database';
import type { CountedList } from '../db/schema';

export async function listCount(db: Database, list: CountedList): Promise<number> {
  const { total } = await db
    .selectFrom('list_count')
    .select('total')
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return total;
}

/** Adds to the stored total of a list. Call it in the transaction that inserts or deletes the rows. */
export async function changeListCount(trx: Database, list: CountedList, by: number): Promise<void> {
  await trx
    .updateTable('list_count')
    .set((set) => ({ total: set('total', '+', by) }))
    .where('list', '=', list)
    .execute();
}
