import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../demo/server/db/database';
import { openDatabase, type Store } from '../../demo/server/db/database';
import { backEndAt } from '../../tests/contract/back-end';
import { runServer } from '../../tests/contract/operation/server-process';
import { postgresPrograms, startPostgres } from '../../tests/support/app/postgres';

/** A server in a process of its own, and a database with the same data beside it, through the same driver. */
export interface Subject {
  readonly store: string;
  readonly url: string;
  readonly token: string;
  readonly customerToken: string;
  readonly pid: number;
  readonly db: Database;
  close(): Promise<void>;
}

/** Price records in the database. */
const PRICES = 100_000;

/** The subjects: one on each store that this machine has. Each is made when the one before is closed. */
export const subjects: readonly ((prices?: number) => Promise<Subject>)[] = [
  onPglite,
  ...(postgresPrograms === undefined ? [] : [onPostgres]),
];

/** PGlite lets one process in: the SQL beside the server runs on a copy of its folder. */
async function onPglite(prices = PRICES): Promise<Subject> {
  const folder = await mkdtemp(join(tmpdir(), 'pricebook-bench-'));
  const [served, beside] = [join(folder, 'served'), join(folder, 'beside')];
  const first = runServer({ DATA_DIR: served, SEED: String(prices) });
  await first.url;
  await first.end('SIGTERM');
  await cp(served, beside, { recursive: true });
  return open('PGlite', { DATA_DIR: served }, { kind: 'folder', path: beside }, () =>
    rm(folder, { recursive: true, force: true }),
  );
}

async function onPostgres(prices = PRICES): Promise<Subject> {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  return open('PostgreSQL', { DATABASE_URL: url, SEED: String(prices) }, { kind: 'postgres', url }, () =>
    postgres.close(),
  );
}

/** The same without price records, and with statistics that are never refreshed: the state right after an upload. */
export const emptySubjects: readonly (() => Promise<Subject>)[] = [
  onEmptyPglite,
  ...(postgresPrograms === undefined ? [] : [onEmptyPostgres]),
];

async function onEmptyPglite(): Promise<Subject> {
  const folder = await mkdtemp(join(tmpdir(), 'pricebook-bench-'));
  return open('PGlite', { DATA_DIR: join(folder, 'served'), SEED: '1' }, { kind: 'memory' }, () =>
    rm(folder, { recursive: true, force: true }),
  );
}

async function onEmptyPostgres(): Promise<Subject> {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const subject = await open('PostgreSQL', { DATABASE_URL: url, SEED: '1' }, { kind: 'postgres', url }, () =>
    postgres.close(),
  );
  for (const table of ['product', 'price', 'price_change', 'price_upload'])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = off)`.execute(subject.db);
  return subject;
}

async function open(
  store: string,
  settings: Readonly<Record<string, string>>,
  beside: Store,
  afterwards: () => Promise<void>,
): Promise<Subject> {
  const server = runServer(settings);
  const url = await server.url;
  const database = await openDatabase(beside);
  return {
    store,
    url,
    token: await backEndAt(url).tokenOf('admin'),
    customerToken: await backEndAt(url).tokenOf('customer'),
    pid: server.pid,
    db: database.db,
    async close() {
      await database.close();
      await server.end('SIGTERM');
      await afterwards();
    },
  };
}
