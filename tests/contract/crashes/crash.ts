import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, it, type TestOptions } from 'vitest';
import { copyEmptyDatabase } from '../../support/app/empty-database';
import { backEndAt, type Calls } from '../back-end';
import { runServer } from '../operation/server-process';
import { newPostgresDatabase, onPostgres } from '../stores';

/** A back end in a separate process, which can be killed. */
export interface Killable extends Calls {
  /** Kills the process after this many milliseconds; until then it handles other requests. */
  killAfter(ms: number): Promise<void>;
}

/** Starts a back end on the store of the test, with these settings; a second one opens the data of the first. */
export type StartAgain = (settings?: Readonly<Record<string, string>>) => Promise<Killable>;

const cleanups: (() => Promise<unknown>)[] = [];

/** A folder for this test only. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pricebook-crash-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the test on both stores, in files and in PostgreSQL. */
export function onBothStoresKilled(
  title: string,
  name: string,
  options: TestOptions,
  test: (start: StartAgain) => Promise<void>,
): void {
  const slow = { ...options, timeout: 300_000 };
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });
  describe(`${title}, on PGlite`, () => {
    it(name, slow, async () => {
      const folder = await newFolder();
      await copyEmptyDatabase(folder);
      await test(startOn({ DATA_DIR: folder }));
    });
  });
  onPostgres(title, () => {
    it(name, slow, async () => test(startOn({ DATABASE_URL: await newPostgresDatabase() })));
  });
}

function startOn(store: Readonly<Record<string, string>>): StartAgain {
  return async (settings = {}) => {
    const server = runServer({ ...store, ...settings });
    cleanups.push(() => server.end('SIGKILL'));
    const url = await server.url;
    return {
      ...backEndAt(url),
      async killAfter(ms) {
        const end = performance.now() + ms;
        while (performance.now() < end) await (await fetch(`${url}/health`)).arrayBuffer();
        await server.end('SIGKILL');
      },
    };
  };
}
