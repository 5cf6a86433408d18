import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '../../support/app/postgres';
import { backEndAt, type Calls } from '../back-end';
import { createSomePrice, listPrices } from '../prices/price-calls';
import { onPostgres } from '../stores';
import { runServer } from './server-process';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pricebook-backup-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(settings: Readonly<Record<string, string>>): Promise<Calls & { stop(): Promise<unknown> }> {
  const server = runServer(settings);
  ends.push(() => server.end('SIGKILL'));
  return { ...backEndAt(await server.url), stop: () => server.end('SIGTERM') };
}

describe('A backup', () => {
  it('of DATA_DIR is a copy made while stopped, with data and sessions', {
    timeout: 120_000,
    tags: 'C904',
  }, async () => {
    const DATA_DIR = join(await newFolder(), 'data');
    const server = await start({ DATA_DIR });
    const made = await createSomePrice(server);
    const token = await server.tokenOf('admin');
    await server.stop();
    const copy = join(await newFolder(), 'copy');
    await cp(DATA_DIR, copy, { recursive: true });

    const restored = await start({ DATA_DIR: copy });
    expect((await listPrices(restored, { search: made.MAIN_SKU }, token)).items).toContainEqual(made);
  });
});

onPostgres('A backup of PostgreSQL', () => {
  it('by pg_dump while running restores into another database completely', {
    timeout: 120_000,
    tags: 'C904',
  }, async () => {
    const postgres = await startPostgres();
    ends.push(() => postgres.close());
    const [from, to] = [await postgres.newDatabase(), await postgres.newDatabase()];
    const server = await start({ DATABASE_URL: from });
    const made = await createSomePrice(server);
    const token = await server.tokenOf('admin');
    const before = await listPrices(server, { itemsPerPage: 100 }, token);
    const file = join(await newFolder(), 'pricebook.dump');
    await program('pg_dump', '--format=custom', `--file=${file}`, from);
    await program('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${to}`, file);

    const restored = await start({ DATABASE_URL: to });
    expect(await listPrices(restored, { itemsPerPage: 100 }, token)).toEqual(before);
    expect((await listPrices(restored, { search: made.MAIN_SKU }, token)).items).toContainEqual(made);
  });
});

/** Some machines have the client's programs elsewhere than the server's. */
function program(name: string, ...settings: readonly string[]): Promise<unknown> {
  const beside = join(postgresPrograms ?? '', name);
  return promisify(execFile)(existsSync(beside) ? beside : name, [...settings]);
}
