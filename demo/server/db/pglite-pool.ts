import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/**
 * PGlite behind the pool interface of Kysely's PostgreSQL dialect, so that both stores share one dialect. PGlite is one
 * connection: whoever connects while it is taken waits until it is released.
 */
export async function openPglitePool(place: {
  /** Its folder. @default in memory */
  readonly dataDir?: string;
  /** What a new one begins as, as `dumpDataDir` gave it. @default empty */
  readonly loadDataDir?: Blob;
}): Promise<PostgresPool> {
  const pglite = await PGlite.create({ extensions: { pg_trgm }, ...place });
  let free: Promise<void> = Promise.resolve();
  return {
    async connect(): Promise<PostgresPoolClient> {
      const turn = free;
      let release = (): void => {};
      free = new Promise((resolve) => {
        release = resolve;
      });
      await turn;
      // SAFETY: the dialect is given no cursor class, so that it only ever calls `query` with SQL text.
      return {
        query: (sql: string, parameters: readonly unknown[]) => run(pglite, sql, parameters),
        release,
      } as PostgresPoolClient;
    },
    end: async () => {
      await free;
      await pglite.close();
    },
  };
}

async function run(pglite: PGlite, sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
  const { rows, affectedRows, command } = await pglite.query(sql, [...parameters]);
  // SAFETY: the dialect only compares `command` with names of its own; any other text is met.
  return { rows, rowCount: affectedRows ?? 0, command: command as PostgresQueryResult<unknown>['command'] };
}
