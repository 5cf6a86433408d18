import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { READ_ONLY_TRANSACTION, sqlState } from './sql-state';

/**
 * The pool for servers that fail over: a connection to a former primary, which refuses every write, is closed after the first
 * refusal, so that the next one reaches the new primary.
 */
export function primaryPool(pool: pg.Pool): PostgresPool {
  // The next query on a dropped connection rejects, and the pool replaces it; without a listener, the drop ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async connect(): Promise<PostgresPoolClient> {
      const client = await pool.connect();
      let isReplica = false;
      const primary: unknown = {
        query: async (sql: string, parameters: readonly unknown[]) => {
          try {
            return await client.query(sql, [...parameters]);
          } catch (error) {
            isReplica ||= sqlState(error) === READ_ONLY_TRANSACTION;
            throw error;
          }
        },
        release: () => client.release(isReplica),
      };
      // SAFETY: the dialect is given no cursor class, so that it only ever calls `query` with SQL text.
      return primary as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
