import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../support/app/built-server';
import { freePort } from '../../support/app/ports';
import { DEMO_PASSWORD } from '../back-end';
import { newPostgresDatabase, onPostgres } from '../stores';
import { runServer, type ServerProcess } from './server-process';

const cleanups: (() => Promise<unknown>)[] = [];
async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}
afterEach(cleanUp);

function run(settings: Readonly<Record<string, string>>): ServerProcess {
  const server = runServer(settings);
  cleanups.push(() => server.end('SIGKILL'));
  return server;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pricebook-data-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with the data of a server that was started once, made once for all tests. */
let startedOnce = '';

async function folderOfDemo(): Promise<string> {
  const folder = await newFolder();
  await cp(startedOnce, folder, { recursive: true });
  return folder;
}

async function api<T>(url: string, path: string, method: string, body?: object, token?: string): Promise<T> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  // SAFETY: the reference back end answers so; a test that reads something else fails.
  return ((await response.json()) as { data: T }).data;
}

async function signIn(url: string): Promise<string> {
  const body = { EMAIL: 'admin@pricebook.test', PASSWORD: DEMO_PASSWORD };
  return (await api<{ accessToken: string }>(url, 'auth/login', 'POST', body)).accessToken;
}

interface Page {
  readonly items: readonly {
    readonly ID: number;
    readonly MAIN_SKU: string;
    readonly SP_AUD_01: string;
    readonly SP_USD_20: string;
  }[];
  readonly meta: { readonly totalItems: number };
}

describe('The server', () => {
  beforeAll(async () => {
    startedOnce = await mkdtemp(join(tmpdir(), 'pricebook-data-'));
    const first = run({ DATA_DIR: startedOnce });
    await first.url;
    expect(first.said()).toContain('admin@pricebook.test');
    expect(await first.end('SIGTERM')).toBe(0);
  }, 120_000);
  afterAll(async () => {
    await cleanUp();
    await rm(startedOnce, { recursive: true, force: true });
  });

  it('prints the address that its mails link to', { tags: 'JT08' }, async () => {
    const port = await freePort();
    const server = run({ DATA_DIR: await folderOfDemo(), PORT: String(port) });
    const url = await server.url;
    expect(server.said()).toContain(`Pricebook is at http://localhost:${port}\n`);
    await api(url, 'auth/forgotPassword', 'POST', { EMAIL: 'sales@pricebook.test' });
    const links = async () => {
      // SAFETY: the server writes it so.
      const mails = (await (await fetch(`${url}/outbox.json`)).json()) as readonly { readonly text: string }[];
      return mails.flatMap(({ text }) => /https?:\/\/[^/\s]+/.exec(text)?.[0] ?? []);
    };
    await expect.poll(links).toEqual([`http://localhost:${port}`]);
  });

  it('preserves data and sessions, restarts quickly, and stops cleanly', async () => {
    const settings = { DATA_DIR: await folderOfDemo() };
    const first = run(settings);
    const token = await signIn(await first.url);
    const before = await api<Page>(await first.url, 'price/getPrice', 'POST', {}, token);
    expect(await first.end('SIGTERM')).toBe(0);

    const again = run(settings);
    const url = await again.url;
    // 2 seconds, and more on a slow machine.
    expect(again.cpuSeconds()).toBeLessThan(25);
    expect(await api<Page>(url, 'price/getPrice', 'POST', {}, token)).toEqual(before);
    expect(await again.end('SIGINT')).toBe(0);
  });

  it('has saved a change completely or not at all after a kill', {
    tags: 'A121',
  }, async () => {
    const settings = { DATA_DIR: await folderOfDemo() };
    let server = run(settings);
    let url = await server.url;
    const token = await signIn(url);
    const { items } = await api<Page>(url, 'price/getPrice', 'POST', { itemsPerPage: 8 }, token);
    for (const round of ['1.25', '2.5']) {
      const prices = Array<string>(20).fill(round);
      const saves = items.map(({ ID }) =>
        api(url, 'price/updatePrice', 'PATCH', { ID, PRICES: { AUD: prices, USD: prices } }, token),
      );
      // Killed when the first save has its response: the others are still pending.
      await Promise.race(saves);
      await server.end('SIGKILL');
      const outcomes = await Promise.allSettled(saves);
      server = run(settings);
      url = await server.url;
      const after = await api<Page>(url, 'price/getPrice', 'POST', { itemsPerPage: 8 }, token);
      after.items.forEach((item, index) => {
        expect(item.SP_AUD_01 === round).toBe(item.SP_USD_20 === round);
        if (outcomes[index]?.status === 'fulfilled') expect(item.SP_AUD_01).toBe(round);
      });
      const all = await api<readonly object[]>(url, 'price/getMainSkus?All=True', 'GET', undefined, token);
      const free = await api<readonly object[]>(url, 'price/getMainSkus?All=False', 'GET', undefined, token);
      expect(all.length - free.length).toBe(after.meta.totalItems);
    }
  });

  it('rejects a data folder in use, in one line', { tags: 'G104' }, async () => {
    const settings = { DATA_DIR: await folderOfDemo() };
    const first = run(settings);
    await first.url;
    const second = run(settings);
    expect(await second.ended()).toBe(1);
    expect(second.said()).toMatch(/^DATA_DIR .* is in use by another process.*\n$/);
    await signIn(await first.url);
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['PUBLIC_URL', 'https://prices.example'],
    ['TRUST_PROXY', '1'],
  ])('rejects a folder with demo data by %s=%s, whatever SEED is', { tags: 'C905' }, async (name, value) => {
    const settings = { DATA_DIR: await folderOfDemo(), [name]: value, SEED: 'none' };
    const refused = run(settings);
    expect(await refused.ended()).toBe(1);
    expect(refused.said()).toMatch(new RegExp(`^${name}=.* cannot be used: .* demo sign-ins.* ALLOW_DEMO=1 .*\\n$`));
    const allowed = run({ ...settings, ALLOW_DEMO: '1' });
    await signIn(await allowed.url);
    expect((await fetch(`${await allowed.url}/outbox.json`)).status).toBe(404);
  });

  it('rejects a port that is taken, in one line', { tags: 'A122' }, async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    cleanups.push(() => new Promise((resolve) => taken.close(resolve)));
    const address = taken.address();
    const PORT = String(address !== null && typeof address === 'object' ? address.port : '');
    const refused = run({ DATA_DIR: await newFolder(), PORT });
    expect(await refused.ended()).toBe(1);
    expect(refused.said()).toBe(`PORT=${PORT} cannot be used: another program listens there.\n`);
  });

  it('prints where the data are and up to what size, and which setting is misspelt', {
    tags: ['PS23', 'PS37'],
  }, async () => {
    const DATA_DIR = await folderOfDemo();
    const server = run({ DATA_DIR, DATABASE_URI: 'postgres://u:hunter2@db/x' });
    await server.url;
    const limit = '100,000 price records and 20 people at a time';
    expect(server.said()).toContain(`\nData: embedded, in ${DATA_DIR} (for up to ${limit}; more need DATABASE_URL)\n`);
    expect(readFileSync(join(projectFolder, 'docs/performance.md'), 'utf8')).toContain(limit);
    expect(server.said()).toContain('DATABASE_URI is no setting, and has no effect. There is DATABASE_URL.');
    expect(server.said()).not.toContain('hunter2');
  });

  it.each([{ SEED: 'missing.csv' }, { SEED: 'none' }])(
    'rejects %o before a database is made',
    { tags: 'PS24' },
    async (settings) => {
      const DATA_DIR = join(await newFolder(), 'data');
      const server = run({ DATA_DIR, ...settings });
      expect(await server.ended()).toBe(1);
      expect(server.said()).toMatch(new RegExp(`^SEED=${settings.SEED} cannot be used: .*\n$`));
      expect(existsSync(DATA_DIR)).toBe(false);
    },
  );

  it('rejects a bad setting with the reason in one line', { tags: 'A122' }, async () => {
    const server = run({ PORT: '70000' });
    expect(await server.ended()).toBe(1);
    expect(server.said()).toBe('PORT=70000 cannot be used: a number from 0 to 65535 is needed.\n');
  });
});

onPostgres('Two servers of one database', () => {
  it('start together on a new database, then serve the same data', async () => {
    const settings = { DATABASE_URL: await newPostgresDatabase() };
    const servers = [run(settings), run(settings)];
    const urls = await Promise.all(servers.map(({ url }) => url));
    const [first = '', second = ''] = urls;
    const token = await signIn(first);
    const pages = await Promise.all(urls.map((url) => api<Page>(url, 'price/getPrice', 'POST', {}, token)));
    expect(pages[0]).toEqual(pages[1]);
    expect(pages[0]?.meta.totalItems).toBeGreaterThanOrEqual(250);

    const [free] = await api<readonly { MAIN_SKU: string }[]>(first, 'price/getMainSkus', 'GET', undefined, token);
    await api(first, 'price/createPrice', 'POST', { MAIN_SKU: free?.MAIN_SKU, PRICES: { AUD: ['5'], USD: [] } }, token);
    const seen = await api<Page>(second, 'price/getPrice', 'POST', { search: free?.MAIN_SKU }, token);
    expect(seen.items).toHaveLength(1);
  });
});
