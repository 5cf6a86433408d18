import { afterAll, beforeAll, describe, expect, inject, onTestFinished } from 'vitest';
import type { Store } from '../../demo/server/db/database';
import type { ServerOptions } from '../../demo/server/server';
import { isSelection } from '../selection';
import { newDatabaseAt, postgresPrograms } from '../support/app/postgres';
import { type BackEnd, startBackEnd } from './back-end';
import { base, remoteBackEnd } from './remote-back-end';

/** Returns the back end of the suite, on a new database. Call it inside the tests. */
export type BackEndOf = () => BackEnd;

/**
 * Runs the same tests on both stores: PGlite in memory, and a real PostgreSQL. Where PostgreSQL is not installed its
 * suite is skipped. One back end serves the tests of a suite. Where a BASE is given (`npm run test:contract`)
 * they run once, against that running back end.
 */
export function onBothStores(title: string, tests: (backEnd: BackEndOf) => void, options?: ServerOptions): void {
  onOneStore(base === undefined ? `${title}, on PGlite` : title, tests, options);
  if (base !== undefined || isSelection) return;
  onPostgres(title, () => {
    tests(
      backEndOf(async () => {
        return { store: { kind: 'postgres', url: await newPostgresDatabase() } };
      }, options),
    );
  });
}

/** Starts a back end that is closed when the test ends. */
export async function startBackEndForTest(options: ServerOptions): Promise<BackEnd> {
  const backEnd = await startBackEnd(options);
  onTestFinished(() => backEnd.close());
  return backEnd;
}

/** The address of the PostgreSQL server that tests share. */
export function sharedPostgres(): string {
  const server = inject('postgres');
  if (server === undefined) throw new Error('The PostgreSQL server that tests share did not start.');
  return server;
}

/** Creates an empty database on that server and returns its address for `DATABASE_URL`. */
export function newPostgresDatabase(): Promise<string> {
  return newDatabaseAt(sharedPostgres());
}

/** Runs tests that do not depend on the store, once. */
export function onOneStore(title: string, tests: (backEnd: BackEndOf) => void, options?: ServerOptions): void {
  if (base === undefined) {
    describe(title, () => tests(backEndOf(async () => ({}), options)));
    return;
  }
  const backEnd = remoteBackEnd(base);
  // A remote back end cannot be seeded.
  describe.skipIf(options?.seed !== undefined)(`${title}, at ${base}`, () => tests(backEnd));
}

/**
 * Tests that need a PostgreSQL server; where it is not installed they are skipped, and tests/requirements/check.ts, which
 * recognises them by the end of their title, reports them.
 */
export function onPostgres(title: string, tests: () => void): void {
  if (isSelection) return;
  describe.skipIf(postgresPrograms === undefined)(`${title}, on PostgreSQL`, tests);
}

/** @param openStore default: one in memory */
function backEndOf(openStore: () => Promise<{ readonly store?: Store }>, options: ServerOptions = {}): BackEndOf {
  let backEnd: BackEnd | undefined;
  beforeAll(async () => {
    backEnd = await startBackEnd({ ...options, ...(await openStore()) });
  });
  afterAll(async () => {
    await backEnd?.close();
    // No request of the tests has caused an unexpected error.
    expect(backEnd?.unexpected).toEqual([]);
  });
  return () => {
    if (backEnd === undefined) throw new Error('The back end is started before the first test, not at import.');
    return backEnd;
  };
}
