import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

export interface PglitePool extends PostgresPool {
  /** Waits for the connection, then returns a .tar file of the data folder. Queries wait until the copy is made. */
  copyFolder(): Promise<Blob>;
}

const MAX_BUSY_MS = 20;

/**
 * PGlite as a pool for Kysely's PostgreSQL dialect. It is a single connection: `connect` waits until it is released. `checkLock`
 * throws when the folder's lock was lost; it is called before each query and before closing, which writes.
 */
export async function openPglitePool(
  source: {
    readonly dataDir?: string;
    /** A dump of `dumpDataDir` to start from. @default empty */
    readonly loadDataDir?: Blob;
  },
  checkLock: () => void = () => {},
): Promise<PglitePool> {
  const pglite = await PGlite.create({ extensions: { pg_trgm }, ...source });
  /** Resolves when all clients so far have released the connection. */
  let untilFree: Promise<void> = Promise.resolve();
  let lastTurn = performance.now();
  /** PGlite runs in this thread and returns without yielding to the event loop, so that a transaction would block other requests. */
  const yieldIfBusy = async (): Promise<void> => {
    if (performance.now() - lastTurn < MAX_BUSY_MS) return;
    await setImmediate();
    lastTurn = performance.now();
  };
  const acquire = async (): Promise<() => void> => {
    const untilReleased = untilFree;
    let release = (): void => {};
    untilFree = new Promise((resolve) => {
      release = resolve;
    });
    await untilReleased;
    return release;
  };
  return {
    async connect(): Promise<PostgresPoolClient> {
      const release = await acquire();
      // SAFETY: the dialect is given no cursor class, so that it only ever calls `query` with SQL text.
      return {
        query: async (sql: string, parameters: readonly unknown[]) => {
          checkLock();
          const result = await run(pglite, sql, parameters);
          await yieldIfBusy();
          return result;
        },
        release,
      } as PostgresPoolClient;
    },
    async copyFolder() {
      const release = await acquire();
      try {
        checkLock();
        // Without it, a server on the copy would have to recover the last changes from the log.
        await pglite.exec('checkpoint');
        // The dump is not compressed here, because queries would have to wait for the compression.
        return await pglite.dumpDataDir('none');
      } finally {
        release();
      }
    },
    end: async () => {
      await untilFree;
      checkLock();
      await pglite.close();
    },
  };
}

async function run(pglite: PGlite, sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
  const { rows, affectedRows, command } = await pglite.query(sql, parameters.map(asText));
  // SAFETY: the dialect only compares `command` with names of its own; other texts do no harm.
  return { rows, rowCount: affectedRows ?? 0, command: command as PostgresQueryResult<unknown>['command'] };
}

const asText = (parameter: unknown): unknown => (parameter instanceof Date ? timeText(parameter) : parameter);

/** A time as PostgreSQL reads it: it knows neither the year 0 of ISO 8601 nor a sign before a year of five digits. */
function timeText(time: Date): string {
  const year = time.getUTCFullYear();
  const rest = time.toISOString().replace(/^[+-]?\d+/, '');
  return year > 0 ? yearText(year) + rest : `${yearText(1 - year)}${rest} BC`;
}

const yearText = (year: number): string => String(year).padStart(4, '0');
