import { mkdir } from 'node:fs/promises';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { takeDataDir } from './data-dir-lock';
import { openPglitePool } from './pglite-pool';
import type { Schema } from './schema';

/** The one door to the store: PostgreSQL, in this process or beside it. */
export type Database = Kysely<Schema>;

/** Where the data live: in memory (gone at the end; a copy of a dumped database, or a new one), in a folder of this process's own, or in a PostgreSQL server. */
export type Store =
  | { readonly kind: 'memory'; readonly copyOf?: Blob }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** An open database and how to close it. */
export interface OpenDatabase {
  readonly db: Database;
  /** Waits for what is running, then closes the store. */
  close(): Promise<void>;
}

/** The PostgreSQL server cannot be reached, or lets this user do nothing; the message never has the password. */
export class StoreUnreachable extends Error {
  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url);
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(`DATABASE_URL cannot be used: ${host || 'the local server'}${pathname} answers "${why}".`, { cause });
    this.name = 'StoreUnreachable';
  }
}

/**
 * Opens the store; the schema is `migrate`'s matter.
 *
 * @throws DataDirInUse when another process holds the folder; StoreUnreachable
 */
export async function openDatabase(store: Store): Promise<OpenDatabase> {
  switch (store.kind) {
    case 'memory':
      return open(await openPglitePool(store.copyOf ? { loadDataDir: store.copyOf } : {}));
    case 'folder': {
      await mkdir(store.path, { recursive: true });
      const lock = await takeDataDir(store.path);
      try {
        return open(await openPglitePool({ dataDir: store.path }), () => lock.release());
      } catch (error) {
        await lock.release();
        throw error;
      }
    }
    case 'postgres': {
      const pool = new pg.Pool({ connectionString: store.url, max: 10, connectionTimeoutMillis: 10_000 });
      // A connection that the server drops while idle is replaced at the next query; it must not end the process.
      pool.on('error', () => {});
      await pool.query('select 1').catch(async (error: unknown) => {
        await pool.end();
        throw new StoreUnreachable(store.url, error);
      });
      return open(pool);
    }
  }
}

function open(pool: PostgresPool, afterwards: () => Promise<void> = async () => {}): OpenDatabase {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    async close() {
      await db.destroy();
      await afterwards();
    },
  };
}
