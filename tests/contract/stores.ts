import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Store } from '../../demo/server/db/database';
import type { ServerOptions } from '../../demo/server/server';
import { postgresPrograms, startPostgres } from '../support/postgres';
import { type BackEnd, startBackEnd } from './back-end';

/** Gives a back end of one's own on a new database. Read it inside the tests. */
export type BackEndOf = () => BackEnd;

/**
 * Runs the same tests on both stores: PGlite in memory, and a real PostgreSQL. Where PostgreSQL is not installed its
 * suite is skipped. One back end serves the tests of a suite.
 */
export function onBothStores(title: string, tests: (backEnd: BackEndOf) => void, options?: ServerOptions): void {
  describe(`${title}, on PGlite`, () => {
    tests(backEndOf(async () => ({ store: { kind: 'memory' } }), options));
  });
  onPostgres(title, () => {
    tests(
      backEndOf(async () => {
        const server = await startPostgres();
        return { store: { kind: 'postgres', url: await server.newDatabase() }, close: () => server.close() };
      }, options),
    );
  });
}

/**
 * Tests that need a PostgreSQL server; where it is not installed they are skipped, and tests/requirements/check.ts, which
 * knows them by the end of their title, says so.
 */
export function onPostgres(title: string, tests: () => void): void {
  describe.skipIf(postgresPrograms === undefined)(`${title}, on PostgreSQL`, tests);
}

interface OpenStore {
  readonly store: Store;
  close?(): Promise<void>;
}

function backEndOf(openStore: () => Promise<OpenStore>, options: ServerOptions = {}): BackEndOf {
  let store: OpenStore | undefined;
  let backEnd: BackEnd | undefined;
  beforeAll(async () => {
    store = await openStore();
    backEnd = await startBackEnd({ ...options, store: store.store });
  });
  afterAll(async () => {
    await backEnd?.close();
    await store?.close?.();
    // Whatever was asked of it, the server has met it with an answer that it meant.
    expect(backEnd?.unexpected).toEqual([]);
  });
  return () => {
    if (backEnd === undefined) throw new Error('The back end is started before the first test, not at import.');
    return backEnd;
  };
}
