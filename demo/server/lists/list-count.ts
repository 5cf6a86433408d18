import type { Database } from '../db/database';
import type { CountedList } from '../db/schema';

/** The kept length of a whole list. */
export async function listCount(db: Database, list: CountedList): Promise<number> {
  const { total } = await db
    .selectFrom('list_count')
    .select('total')
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return total;
}

/** Keeps a list's length: called in the transaction that adds rows (or, with a negative number, deletes them). */
export async function changeListCount(trx: Database, list: CountedList, by: number): Promise<void> {
  await trx
    .updateTable('list_count')
    .set((set) => ({ total: set('total', '+', by) }))
    .where('list', '=', list)
    .execute();
}
