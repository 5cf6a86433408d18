import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { trackStatement } from './outcome';
import { preparedName } from './prepared';
import {
  ConnectionTimedOut,
  DatabaseUnavailable,
  isPreparedLost,
  LongWorkBusy,
  READ_ONLY_TRANSACTION,
  sqlState,
} from './sql-state';
import { createTurns, type TurnLimits } from './turns';

/** Times after which a connection counts as lost: a network may drop it without a word, as in a fail-over by DNS. */
export interface ConnectionLimits {
  /** Limit of one statement. It is above the limit at which PostgreSQL itself cancels the statement. */
  readonly statementMs: number;
  /** The limit at which PostgreSQL cancels a statement of a transaction. @default that of the connection */
  readonly cancelMs?: number;
  /** Limits of a statement that may wait for a lock of others. @default those of any statement */
  readonly lock?: LockLimits;
  /** How many connections may be in use at a time, and how others wait for one. @default all */
  readonly inUse?: TurnLimits;
  /** A connection that was idle for longer is tried before it is used. @default 5 s */
  readonly idleMs?: number;
  /** Limit of that trial. @default 2 s */
  readonly trialMs?: number;
}

interface LockLimits {
  readonly statementMs: number;
  readonly cancelMs: number;
  /** How many connections may have these limits at a time. The other connections stay free for statements that take no lock. */
  readonly connections: number;
}

/** What is known about the connections of a pg.Pool, which all primary pools around it share. */
interface PoolState {
  readonly lastUsed: WeakMap<pg.PoolClient, number>;
  /** The time when a connection was last found to be silent: connections that were last used before are not trusted either. */
  silentAt: number;
  /** The time when a connection last refused to write: connections that were opened before may lead to the former primary as well. */
  readOnlyAt: number;
  readonly openedAt: WeakMap<pg.PoolClient, number>;
  isPreparing: boolean;
  /** The connections whose present limits are those for waiting for a lock. */
  readonly withLockLimits: Set<pg.PoolClient>;
}

const states = new WeakMap<pg.Pool, PoolState>();

/**
 * The pool for servers that fail over. A connection to a former primary, which refuses every write, is closed after the first
 * refusal, and so are those that were opened before it, so that the next ones reach the new primary. One that does not respond in time is
 * closed as well. Once a prepared statement was
 * lost, as behind a pooler that changes connections, no more are prepared. Several primary pools may use one pg.Pool, with different
 * limits.
 */
export function primaryPool(pool: pg.Pool, limits: ConnectionLimits): PostgresPool {
  const state = stateOf(pool);
  const takeTurn = limits.inUse && createTurns(limits.inUse, () => new LongWorkBusy());
  return {
    async connect(): Promise<PostgresPoolClient> {
      const endTurn = await takeTurn?.();
      const client = await connectTrusted(pool, state, limits).catch((error: unknown) => {
        endTurn?.();
        throw error;
      });
      let broken: { readonly by: unknown } | undefined;
      const primary: unknown = {
        query: async (sql: string, parameters: readonly unknown[]) => {
          // Kysely sends a rollback after the connection was lost: it cannot succeed.
          if (broken !== undefined) throw broken.by;
          trackStatement(sql);
          try {
            const { statementMs } = await applyLimits(client, state, limits, sql);
            const result = await withLimit(runPrepared(client, state, sql, parameters), statementMs);
            if (limits.cancelMs !== undefined && BEGIN.test(sql))
              await withLimit(client.query(`set local statement_timeout = ${limits.cancelMs}`), limits.statementMs);
            return result;
          } catch (error) {
            if (error instanceof ConnectionTimedOut) {
              broken = { by: error };
              state.silentAt = performance.now();
            }
            if (sqlState(error) === READ_ONLY_TRANSACTION) state.readOnlyAt = performance.now();
            throw error;
          }
        },
        release() {
          state.lastUsed.set(client, performance.now());
          state.withLockLimits.delete(client);
          if (broken !== undefined) discard(client);
          else client.release(isFormerPrimary(client, state));
          endTurn?.();
        },
      };
      // SAFETY: the dialect is given no cursor class, so that it only ever calls `query` with SQL text.
      return primary as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

const BEGIN = /^(begin|start transaction)\b/;

function stateOf(pool: pg.Pool): PoolState {
  const existing = states.get(pool);
  if (existing !== undefined) return existing;
  // The next query on a dropped connection rejects, and the pool replaces it; without a listener, the drop ends the process.
  pool.on('error', () => {});
  const state: PoolState = {
    lastUsed: new WeakMap(),
    silentAt: Number.NEGATIVE_INFINITY,
    readOnlyAt: Number.NEGATIVE_INFINITY,
    openedAt: new WeakMap(),
    isPreparing: true,
    withLockLimits: new Set(),
  };
  pool.on('connect', (client) => {
    client.on('error', () => {});
    state.openedAt.set(client, performance.now());
  });
  states.set(pool, state);
  return state;
}

function isFormerPrimary(client: pg.PoolClient, { openedAt, readOnlyAt }: PoolState): boolean {
  return (openedAt.get(client) ?? Number.NEGATIVE_INFINITY) <= readOnlyAt;
}

/** Returns a connection that is new, was used just now, or responds. Throws DatabaseUnavailable. */
async function connectTrusted(
  pool: pg.Pool,
  state: PoolState,
  { idleMs = 5000, trialMs = 2000 }: ConnectionLimits,
): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
    const lastUsed = state.lastUsed.get(client);
    if (lastUsed === undefined) return client;
    if (lastUsed > state.silentAt && !isFormerPrimary(client, state)) {
      if (performance.now() - lastUsed <= idleMs) return client;
      try {
        await withLimit(client.query('select 1'), trialMs);
        return client;
      } catch {
        state.silentAt = performance.now();
      }
    }
    discard(client);
  }
}

/** Statements that take locks. Transactions begin with them, before they write, so that waiting in vain changes nothing. */
const TAKES_LOCK = /^lock table\b|\bfor ((no key )?update|key share)\b/;
const ENDS_TRANSACTION = /^(commit|rollback)\b/;

/** Applies the limits of a statement, and returns them. If it may wait for a lock, such as that of a long upload, tells PostgreSQL to cancel it later. */
async function applyLimits(
  client: pg.PoolClient,
  { withLockLimits }: PoolState,
  limits: ConnectionLimits,
  text: string,
): Promise<{ readonly statementMs: number }> {
  const { lock } = limits;
  if (lock === undefined) return limits;
  const hadLockLimits = withLockLimits.has(client);
  const getsLockLimits = TAKES_LOCK.test(text) && (hadLockLimits || withLockLimits.size < lock.connections);
  if (getsLockLimits) withLockLimits.add(client);
  else withLockLimits.delete(client);
  // The end of a transaction restores the limit. After an error, PostgreSQL accepts nothing but the end of the transaction.
  if (getsLockLimits !== hadLockLimits && !ENDS_TRANSACTION.test(text)) {
    const cancelMs = getsLockLimits ? lock.cancelMs : 'default';
    await withLimit(client.query(`set local statement_timeout to ${cancelMs}`), limits.statementMs);
  }
  return getsLockLimits ? lock : limits;
}

async function runPrepared(client: pg.PoolClient, state: PoolState, text: string, parameters: readonly unknown[]) {
  const name = state.isPreparing ? preparedName(text) : undefined;
  if (name === undefined) return client.query(text, [...parameters]);
  try {
    return await client.query({ name, text, values: [...parameters] });
  } catch (error) {
    if (!isPreparedLost(error)) throw error;
    state.isPreparing = false;
    // PostgreSQL has refused the statement before it did anything.
    return client.query(text, [...parameters]);
  }
}

/** Rejects with ConnectionTimedOut when the query takes longer. */
async function withLimit<T>(query: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionTimedOut(ms)), ms);
  });
  // The query rejects later, when the connection is closed.
  query.catch(() => {});
  try {
    return await Promise.race([query, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Removes a connection from its pool and closes its socket at once, without a farewell that a silent network would not answer. */
function discard(client: pg.PoolClient): void {
  // SAFETY: a client of pg has a connection, which its types leave out.
  const { connection } = client as pg.PoolClient & {
    readonly connection: { readonly stream: NodeJS.WritableStream & { destroy(): void } };
  };
  connection.stream.destroy();
  client.release(true);
}
