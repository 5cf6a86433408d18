import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { copyEmptyDatabase } from '../../support/app/empty-database';
import { runServer, type ServerProcess } from './server-process';

const inUse = /^DATA_DIR .* is in use by another process.*\n$/;
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pricebook-lock-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with an empty database, on which a server starts faster than on an empty folder. */
async function newDataFolder(): Promise<string> {
  const folder = await newFolder();
  await copyEmptyDatabase(folder);
  return folder;
}

interface Start {
  readonly settings?: Readonly<Record<string, string>>;
  readonly through?: readonly string[];
}

/** Starts a server on the folder; without demo data it is ready quickly. */
function startOn(folder: string, { settings, through = [] }: Start = {}): ServerProcess {
  const server = runServer({ DATA_DIR: folder, SEED: 'none', ADMIN_EMAIL: 'owner@shop.example', ...settings }, through);
  cleanups.push(() => server.end('SIGKILL'));
  return server;
}

async function expectRefused(second: ServerProcess): Promise<void> {
  expect(await second.ended()).toBe(1);
  expect(second.said()).toMatch(inUse);
}

/** Whether the command works on this machine, for this user. */
const works = ([program = '', ...args]: readonly string[]) => spawnSync(program, [...args, 'true']).status === 0;
const newPids = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'];
const otherUser = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

describe('A data folder that a server has open', () => {
  it('is refused to a server with another TMPDIR', { tags: 'G104' }, async () => {
    const folder = await newDataFolder();
    await startOn(folder).url;
    await expectRefused(startOn(folder, { settings: { TMPDIR: await newFolder() } }));
  });

  it('is opened by one of two servers that start together', { tags: 'G104' }, async () => {
    const folder = await newFolder();
    const servers = [startOn(folder), startOn(folder)];
    const opened = await Promise.allSettled(servers.map(({ url }) => url));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = servers.filter((_, index) => opened[index]?.status === 'rejected');
    expect(refused.map((server) => server.said())).toEqual([expect.stringMatching(inUse)]);
  });

  it('is refused while its server is suspended', { tags: 'G104' }, async () => {
    const folder = await newDataFolder();
    const first = startOn(folder);
    await first.url;
    process.kill(first.pid, 'SIGSTOP');
    await expectRefused(startOn(folder));
  });

  it('is unlocked as soon as its server is killed', { tags: 'G104' }, async () => {
    const folder = await newDataFolder();
    const first = startOn(folder);
    await first.url;
    await first.end('SIGKILL');
    await expect(startOn(folder).url).resolves.toMatch(/^http/);
  });

  it.skipIf(!works(newPids))('is refused in a container with its own process IDs', async () => {
    const folder = await newDataFolder();
    await startOn(folder, { through: newPids }).url;
    await expectRefused(startOn(folder, { through: newPids }));
  });

  it.skipIf(!works(otherUser))('is refused to another user', async () => {
    const folder = await newFolder();
    await chmod(folder, 0o777);
    await startOn(folder, { through: otherUser }).url;
    await expectRefused(startOn(folder));
  });

  it('is no longer written once its lock file is replaced', { tags: 'G105' }, async () => {
    const folder = await newDataFolder();
    const first = startOn(folder);
    const url = await first.url;
    await writeFile(join(folder, 'pricebook.lock'), 'another process');
    const body = JSON.stringify({ EMAIL: 'owner@shop.example', PASSWORD: 'not this one' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body }).catch(() => undefined);
    expect(await first.ended()).toBe(1);
    expect(first.said()).toMatch(/DATA_DIR .* is no longer held by this process.*\n$/);
  });
});
