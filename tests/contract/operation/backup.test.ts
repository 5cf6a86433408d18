import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServerOptions } from '../../../demo/server/server';
import { copyEmptyDatabase } from '../../support/app/empty-database';
import { postgresPrograms } from '../../support/app/postgres';
import { type BackEnd, backEndAt, type Calls, startBackEnd } from '../back-end';
import { createSomePrice, listPrices } from '../prices/price-calls';
import { newPostgresDatabase, onPostgres } from '../stores';
import { auditPage } from './audit-calls';
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

/** A folder for `DATA_DIR` with an empty database. */
async function newDataFolder(): Promise<string> {
  const folder = await newFolder();
  await copyEmptyDatabase(folder);
  return folder;
}

async function start(settings: Readonly<Record<string, string>>): Promise<Calls & { stop(): Promise<unknown> }> {
  const server = runServer(settings);
  ends.push(() => server.end('SIGKILL'));
  return { ...backEndAt(await server.url), stop: () => server.end('SIGTERM') };
}

async function startInProcess(options: ServerOptions = {}): Promise<BackEnd> {
  const backEnd = await startBackEnd(options);
  ends.push(() => backEnd.close());
  return backEnd;
}

async function download({ url, tokenOf }: Calls): Promise<Response> {
  return fetch(`${url}/api/backup`, { headers: { authorization: `Bearer ${await tokenOf('admin')}` } });
}

describe('A backup', () => {
  it('of DATA_DIR is a copy made while stopped, with data and sessions', {
    tags: 'C904',
  }, async () => {
    const DATA_DIR = await newDataFolder();
    const server = await start({ DATA_DIR });
    const made = await createSomePrice(server);
    const token = await server.tokenOf('admin');
    await server.stop();
    const copy = join(await newFolder(), 'copy');
    await cp(DATA_DIR, copy, { recursive: true });

    const restored = await start({ DATA_DIR: copy });
    expect((await listPrices(restored, { search: made.MAIN_SKU }, token)).items).toContainEqual(made);
  });

  it('of a running server is a consistent snapshot', { tags: 'GM12' }, async () => {
    const server = await start({ DATA_DIR: await newDataFolder() });
    const made = await createSomePrice(server);
    const token = await server.tokenOf('admin');
    const response = await download(server);
    expect(response.headers.get('content-disposition')).toMatch(/"pricebook_\d{4}-\d\d-\d\d\.tar\.gz"$/);
    const later = await createSomePrice(server);
    const copy = join(await newFolder(), 'copy');
    const file = `${copy}.tar.gz`;
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    await mkdir(copy);
    await promisify(execFile)('tar', ['-xzf', file, '-C', copy]);

    const restored = await start({ DATA_DIR: copy });
    expect((await listPrices(restored, { search: made.MAIN_SKU }, token)).items).toContainEqual(made);
    expect((await listPrices(restored, { search: later.MAIN_SKU }, token)).items).not.toContainEqual(later);
    await createSomePrice(restored);
    expect((await listPrices(server, { search: later.MAIN_SKU }, token)).items).toContainEqual(later);
  });

  it('requires a SuperAdmin with a recent sign-in, and is logged', { tags: 'GM12' }, async () => {
    const backEnd = await startInProcess();
    for (const account of ['sales', 'customer'] as const) {
      expect((await backEnd.call('backup', { token: await backEnd.tokenOf(account) })).status).toBe(403);
    }
    expect((await backEnd.call('backup')).status).toBe(401);
    const token = await backEnd.tokenOf('admin');
    expect((await download(backEnd)).status).toBe(200);
    backEnd.wait(16 * 60_000);
    expect((await backEnd.call('backup', { token })).body).toMatchObject({
      status: 403,
      message: expect.stringContaining('sign in again to download a backup'),
    });
    const made = await auditPage(backEnd, { KIND: 'backup.made' });
    expect(made.items.map(({ BY }) => BY?.EMAIL)).toEqual(['admin@pricebook.test']);
  });

  it('runs one at a time', { tags: 'GM12' }, async () => {
    const backEnd = await startInProcess();
    await backEnd.tokenOf('admin');
    const responses = await Promise.all([download(backEnd), download(backEnd)]);
    const [made, refused] = responses.sort((a, b) => a.status - b.status);
    expect([made?.status, refused?.status]).toEqual([200, 429]);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await download(backEnd)).status).toBe(200);
  });
});

onPostgres('A backup of PostgreSQL', () => {
  it('is refused by the server, which names pg_dump', { tags: 'GM12' }, async () => {
    const backEnd = await startInProcess({ store: { kind: 'postgres', url: await newPostgresDatabase() } });
    expect((await backEnd.call('backup', { token: await backEnd.tokenOf('admin') })).body).toMatchObject({
      status: 501,
      message: expect.stringContaining('pg_dump'),
    });
  });

  it('by pg_dump while running restores into another database completely', {
    tags: 'C904',
  }, async () => {
    const [from, to] = [await newPostgresDatabase(), await newPostgresDatabase()];
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

/** Some machines have the client programs in another folder than the server programs. */
function program(name: string, ...settings: readonly string[]): Promise<unknown> {
  const beside = join(postgresPrograms ?? '', name);
  return promisify(execFile)(existsSync(beside) ? beside : name, [...settings]);
}
