import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { openPglitePool } from '../../../demo/server/db/pglite-pool';
import type { Schema } from '../../../demo/server/db/schema';
import { memoryStore } from '../../support/app/empty-database';

/** A node of a plan of PostgreSQL that was executed. */
interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

interface WrittenPlan {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
}

/** A new database in memory. */
export async function openMemoryPool(): Promise<PostgresPool> {
  const store = await memoryStore();
  return openPglitePool(store.kind === 'memory' && store.copyOf ? { loadDataDir: store.copyOf } : {});
}

/**
 * A database that adds up the rows that all parts of the plans have handled, whatever time they took. Outside of transactions it
 * counts reads alone: to undo a write does not take back the IDs that it has used.
 */
export function countingRows(pool: PostgresPool) {
  let handled = 0;
  const counting: PostgresPool = {
    async connect() {
      const client = await pool.connect();
      let isTransaction = false;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        if (/^(begin|start transaction)\b/.test(sql)) isTransaction = true;
        if (/^(commit|rollback)$/.test(sql)) isTransaction = false;
        const isWrite = /\b(insert|update|delete)\b/i.test(sql);
        if ((isTransaction || !isWrite) && /^\s*(with|select|insert|update|delete)\b/i.test(sql))
          handled += await explain(client, sql, parameters, isTransaction);
        return client.query(sql, parameters);
      };
      // SAFETY: the dialect is given no cursor class, so that it only ever calls `query` with SQL text.
      return { query, release: () => client.release() } as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: counting }) }),
    /** Returns the rows handled since the last call. */
    handled() {
      const rows = handled;
      handled = 0;
      return rows;
    },
  };
}

/** Executes the statement, undoes it, and returns the rows that its plan has handled. */
async function explain(
  client: PostgresPoolClient,
  sql: string,
  parameters: readonly unknown[],
  isTransaction: boolean,
): Promise<number> {
  await client.query(isTransaction ? 'savepoint explained' : 'begin', []);
  const { rows } = await client.query<WrittenPlan>(`explain (analyze, format json) ${sql}`, parameters);
  await client.query(isTransaction ? 'rollback to savepoint explained' : 'rollback', []);
  return rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => rowsOf(Plan))).reduce((sum, rows) => sum + rows, 0);
}

function rowsOf(node: PlanNode): number {
  const own = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  return (node.Plans ?? []).map(rowsOf).reduce((sum, rows) => sum + rows, own * node['Actual Loops']);
}
