import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/**
 * PGlite behind the pool interface of Kysely's PostgreSQL dialect, so that both stores share one dialect. PGlite is a
 * single connection: `connect` waits until it is released.
 *
 * @param checkLock throws when the folder's lock was lost; called before each query and before closing, which writes
 */
export async function openPglitePool(
  place: {
    /** The data folder. @default in memory */
    readonly dataDir?: string;
    /** A dump of `dumpDataDir` to start from. @default empty */
    readonly loadDataDir?: Blob;
  },
  checkLock: () => void = () => {},
): Promise<PostgresPool> {
  const pglite = await PGlite.create({ extensions: { pg_trgm }, ...place });
  let free: Promise<void> = Promise.resolve();
  return {
    async connect(): Promise<PostgresPoolClient> {
      const released = free;
      let release = (): void => {};
      free = new Promise((resolve) => {
        release = resolve;
      });
      await released;
      // SAFETY: the dialect is given no cursor class, so that it only ever calls `query` with SQL text.
      return {
        query: async (sql: string, parameters: readonly unknown[]) => {
          checkLock();
          return run(pglite, sql, parameters);
        },
        release,
      } as PostgresPoolClient;
    },
    end: async () => {
      await free;
      checkLock();
      await pglite.close();
    },
  };
}

async function run(pglite: PGlite, sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
  const { rows, affectedRows, command } = await pglite.query(sql, [...parameters]);
  // SAFETY: the dialect only compares `command` with names of its own; other texts do no harm.
  return { rows, rowCount: affectedRows ?? 0, command: command as PostgresQueryResult<unknown>['command'] };
}
