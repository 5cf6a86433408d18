import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { preparedName } from './prepared';
import { isPreparedLost, READ_ONLY_TRANSACTION, sqlState } from './sql-state';

/**
 * The pool for servers that fail over: a connection to a former primary, which refuses every write, is closed after the first
 * refusal, so that the next one reaches the new primary. Once a prepared statement was lost, as behind a pooler that changes
 * connections, no more are prepared.
 */
export function primaryPool(pool: pg.Pool): PostgresPool {
  // The next query on a dropped connection rejects, and the pool replaces it; without a listener, the drop ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let prepares = true;
  const run = async (client: pg.PoolClient, text: string, parameters: readonly unknown[]) => {
    const name = prepares ? preparedName(text) : undefined;
    if (name === undefined) return client.query(text, [...parameters]);
    try {
      return await client.query({ name, text, values: [...parameters] });
    } catch (error) {
      if (!isPreparedLost(error)) throw error;
      prepares = false;
      // It was refused before it did anything.
      return client.query(text, [...parameters]);
    }
  };
  return {
    async connect(): Promise<PostgresPoolClient> {
      const client = await pool.connect();
      let isReplica = false;
      const primary: unknown = {
        query: async (sql: string, parameters: readonly unknown[]) => {
          try {
            return await run(client, sql, parameters);
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
