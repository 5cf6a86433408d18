import { sql } from 'kysely';
import type { Database } from './database';

/** Time for the database to answer. */
const ANSWER_MS = 5000;

/** Whether the database answers a query. */
export async function answers(db: Database, ms: number = ANSWER_MS): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
