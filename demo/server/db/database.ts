import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { DataDirLockLost, lockDataDir } from './data-dir-lock';
import { openPglitePool, type PglitePool } from './pglite-pool';
import { type ConnectionLimits, primaryPool } from './primary-pool';
import type { Schema } from './schema';

/** The query builder, for PGlite and PostgreSQL alike. */
export type Database = Kysely<Schema>;

/** Where data are stored: in memory (new, or a copy of a dump), in a folder (PGlite), or in a PostgreSQL server. */
export type Store =
  | { readonly kind: 'memory'; readonly copyOf?: Blob }
  | { readonly kind: 'folder'; readonly path: string }
  | {
      readonly kind: 'postgres';
      readonly url: string;
      /** How many connections may be open. @default 10 */
      readonly connections?: number | undefined;
      /** Seconds after which PostgreSQL cancels a statement, except in bulk writes. @default 9 */
      readonly statementSeconds?: number | undefined;
    };

/**
 * PostgreSQL cancels a statement that takes longer, so that it does not occupy a connection forever. If no answer arrives even
 * then, the connection is lost. `lock` is for statements that may wait for the lock of a long upload. A short statement's connection
 * is lost after its limit and `GRACE_MS`.
 */
const CANCEL_MS = { short: 9000, lock: 30_000, long: 60_000 } as const;
const LOST_AFTER_MS = { lock: 35_000, long: 65_000, maintenance: 60 * 60_000 } as const;
/** PostgreSQL's value for no limit: the first count of a million products takes more than 9 seconds. */
const NO_LIMIT = 0;
/** Time by which a statement may exceed the limit of PostgreSQL before its connection counts as lost. */
const GRACE_MS = 1000;

const MAX_CONNECTIONS = 10;

/** The part of the connections that uploads and other long work may have: most of it waits for each other's locks. */
const LONG_WORK_PART = 0.3;

const MAX_WAITING = 100;

/** Connections are renewed, because a load balancer or a DNS name may lead new ones to another server. */
const MAX_CONNECTION_AGE_S = 30 * 60;

export interface OpenDatabase {
  readonly db: Database;
  /** For transactions on many records: the same database, whose statements may take a minute. */
  readonly longDb: Database;
  /** For migrations, seeding and the counts at the start: no statement of a transaction is cancelled. */
  readonly maintenanceDb: Database;
  /** Whether it is PGlite, whose one connection everybody shares. */
  readonly isEmbedded: boolean;
  /** How many connections to PostgreSQL are open, how many of them idle, and how many requests wait for one. */
  readonly connections?: () => { readonly open: number; readonly idle: number; readonly waiting: number };
  readonly copyFolder?: () => Promise<Blob>;
  /** Waits for running queries, then closes the database. */
  close(): Promise<void>;
}

/** The largest load that the embedded database was measured to serve: docs/performance.md. */
export const embeddedLimit = '100,000 price records and 20 people at a time';

/** Names the store for operators, without the password of its address. */
export function storeName(store: Store): string {
  if (store.kind !== 'postgres') return `embedded, in ${store.kind === 'folder' ? store.path : 'memory'}`;
  return `PostgreSQL at ${postgresName(store.url)}`;
}

/** The server and database of an address, without user and password. */
function postgresName(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return (searchParams.get('host') ?? (host || 'the local server')) + pathname;
}

/** The PostgreSQL server refuses the connection; the message does not contain the password. */
export class StoreUnreachable extends Error {
  constructor(url: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(`DATABASE_URL cannot be used: ${postgresName(url)} answers "${why}".`, { cause });
    this.name = 'StoreUnreachable';
  }
}

/** Opens the database without migrating it. Throws DataDirUnavailable or StoreUnreachable. */
export async function openDatabase(store: Store): Promise<OpenDatabase> {
  switch (store.kind) {
    case 'memory':
      return openPglite(await openPglitePool(store.copyOf ? { loadDataDir: store.copyOf } : {}));
    case 'folder': {
      const dataDirLock = await lockDataDir(store.path);
      const checkLock = () => {
        if (!dataDirLock.isHeld()) throw new DataDirLockLost(store.path);
      };
      try {
        return openPglite(await openPglitePool({ dataDir: store.path }, checkLock), () => dataDirLock.release());
      } catch (error) {
        dataDirLock.release();
        throw error;
      }
    }
    case 'postgres': {
      const { connections = MAX_CONNECTIONS, statementSeconds } = store;
      const cancelMs = statementSeconds === undefined ? CANCEL_MS.short : statementSeconds * 1000;
      const pool = new pg.Pool({
        connectionString: store.url,
        max: connections,
        connectionTimeoutMillis: 10_000,
        statement_timeout: cancelMs,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        maxLifetimeSeconds: MAX_CONNECTION_AGE_S,
      });
      const withLimits = (limits: ConnectionLimits) => queryBuilder(primaryPool(pool, limits));
      const lockLimits = { statementMs: LOST_AFTER_MS.lock, cancelMs: CANCEL_MS.lock, connections: connections / 2 };
      const db = withLimits({ statementMs: cancelMs + GRACE_MS, lock: lockLimits });
      // Together with those that wait for a lock in `db` they leave connections for reading.
      const inUse = {
        running: Math.max(1, Math.floor(connections * LONG_WORK_PART)),
        waiting: MAX_WAITING,
        waitMs: CANCEL_MS.lock,
      };
      try {
        await pool.query('select 1');
      } catch (error) {
        await pool.end();
        throw new StoreUnreachable(store.url, error);
      }
      return {
        db,
        longDb: withLimits({ statementMs: LOST_AFTER_MS.long, cancelMs: CANCEL_MS.long, inUse }),
        maintenanceDb: withLimits({ statementMs: LOST_AFTER_MS.maintenance, cancelMs: NO_LIMIT }),
        isEmbedded: false,
        connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
        close: () => pool.end(),
      };
    }
  }
}

function openPglite(pool: PglitePool, onClosed: () => void = () => {}): OpenDatabase {
  const db = queryBuilder(pool);
  return {
    db,
    longDb: db,
    maintenanceDb: db,
    isEmbedded: true,
    copyFolder: () => pool.copyFolder(),
    close: () => db.destroy().finally(onClosed),
  };
}

const queryBuilder = (pool: PostgresPool): Database => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

const reachabilityQueries = new WeakMap<Database, Promise<boolean>>();

/** Whether the database executes a query within the time. Simultaneous callers share one query, as each would occupy a connection. */
export function isReachable(db: Database, ms = 5000): Promise<boolean> {
  const runningQuery = reachabilityQueries.get(db);
  const query =
    runningQuery ??
    sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => reachabilityQueries.delete(db));
  reachabilityQueries.set(db, query);
  return Promise.race([query, setTimeout(ms, false, { ref: false })]);
}

/** Updates the planner's statistics, which PostgreSQL does not do right after seeding, and PGlite never does by itself. */
export async function vacuum(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum (analyze)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

/** Fewer new or changed rows leave the statistics as good as they were. */
const BULK_ROWS = 1000;

/** The columns by which rows are found. Statistics of the prices themselves would take twenty times as long. */
const columnsToAnalyze = {
  price: ['id', 'main_sku'],
  price_change: ['id', 'price_id', 'main_sku', 'upload_id'],
  product: ['id', 'main_sku', 'sku_key', 'group_name', 'search_text'],
  product_company: ['product_id', 'company_id'],
} as const satisfies { readonly [T in keyof Schema]?: readonly (keyof Schema[T])[] };

export type BulkTable = keyof typeof columnsToAnalyze;

/** Updates the planner's statistics of tables after a bulk write, which PGlite never does by itself. */
export async function analyzeAfterBulk(db: Database, rows: number, tables: readonly BulkTable[]): Promise<void> {
  if (rows < BULK_ROWS) return;
  for (const table of tables) {
    const columns = sql.join(columnsToAnalyze[table].map((column) => sql.ref(column)));
    await sql`analyze ${sql.table(table)} (${columns})`.execute(db);
  }
}
