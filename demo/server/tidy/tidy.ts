import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';

/** Rows per statement, so that no request waits long. */
const BATCH = 500;

/** Entries about sign-ins and refusals, which anybody can cause, are kept up to this number. */
const MAX_ACCESS_ENTRIES = 100_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is removed, and when. */
export interface TidyOptions {
  readonly now: Date;
  /** Days for which the record of changes is kept. */
  readonly auditDays: number;
  /** @default 100,000 */
  readonly maxAccessEntries?: number;
  /** Aborted when the server stops. */
  readonly signal?: AbortSignal;
}

/** Rows of a table that are not needed any more, by a column with distinct values. */
interface Outdated {
  readonly table: string;
  readonly key: string;
  readonly where: RawBuilder<unknown>;
}

function outdatedRows({ now, auditDays, maxAccessEntries = MAX_ACCESS_ENTRIES }: TidyOptions): readonly Outdated[] {
  const before = (days: number) => sql`${new Date(now.getTime() - days * DAY_MS)}::timestamptz`;
  return [
    { table: 'audit', key: 'id', where: sql`at < ${before(auditDays)}` },
    {
      table: 'audit',
      key: 'id',
      where: sql`is_access and id <= (select id from audit where is_access
        order by id desc offset ${maxAccessEntries} limit 1)`,
    },
  ];
}

/** Removes what is not needed any more, in small batches between which requests are served. */
export async function tidy(db: Database, options: TidyOptions): Promise<void> {
  for (const outdated of outdatedRows(options)) {
    let removed = BATCH;
    while (removed === BATCH && options.signal?.aborted !== true) {
      removed = await removeBatch(db, outdated);
      // PGlite returns without yielding to the event loop.
      await setImmediate();
    }
  }
}

async function removeBatch(db: Database, { table, key, where }: Outdated): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (
    select ${sql.ref(key)} from ${sql.table(table)} where ${where} limit ${sql.lit(BATCH)})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
