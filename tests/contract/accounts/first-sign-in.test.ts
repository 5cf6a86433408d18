import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../demo/server/db/database';
import { startServer } from '../../../demo/server/server';
import { copyEmptyDatabase } from '../../support/app/empty-database';
import { backEndAt, type Calls } from '../back-end';
import { newPostgresDatabase, onPostgres } from '../stores';
import { login } from './login-calls';

// Each test starts several servers, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const owner = 'Owner@Shop.example';
const email = owner.toLowerCase();
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function folder(): Promise<Store> {
  const path = await mkdtemp(join(tmpdir(), 'pricebook-first-'));
  cleanups.push(() => rm(path, { recursive: true, force: true }));
  await copyEmptyDatabase(path);
  return { kind: 'folder', path };
}

async function postgres(): Promise<Store> {
  return { kind: 'postgres', url: await newPostgresDatabase() };
}

interface Started extends Calls {
  /** The links that were printed. */
  readonly links: readonly URL[];
  close(): Promise<void>;
}

async function start(store: Store, ahead = 0): Promise<Started> {
  const server = await startServer({
    store,
    seed: { kind: 'none' },
    adminEmail: owner,
    clock: () => new Date(Date.now() + ahead),
  });
  cleanups.push(() => server.close());
  const links = server.notes.flatMap((line) => /^ {2}(http\S+)$/.exec(line)?.[1] ?? []).map((link) => new URL(link));
  return { ...backEndAt(server.url), links, close: () => server.close() };
}

function setPassword(backEnd: Started, link: URL | undefined, NEW_PASSWORD: string) {
  const { email: EMAIL, token: TOKEN } = Object.fromEntries(link?.searchParams ?? []);
  return backEnd.call('auth/resetPassVerify', { body: { EMAIL, TOKEN, NEW_PASSWORD } });
}

function firstSignIn(storeOf: () => Promise<Store>): void {
  it('uses a link printed at each start, and works once', { tags: 'CA19' }, async () => {
    const store = await storeOf();
    const first = await start(store);
    expect(first.links.map(({ pathname }) => pathname)).toEqual(['/forgot-password']);
    expect(first.links[0]?.searchParams.get('email')).toBe(email);
    expect((await login(first, email, { PASSWORD: 'anything at all' })).status).toBe(401);
    await first.close();

    const second = await start(store);
    expect(second.links).toHaveLength(1);
    expect(second.links[0]?.href).not.toBe(first.links[0]?.href);
    expect((await setPassword(second, second.links[0], 'a password of mine')).status).toBe(200);
    expect((await setPassword(second, second.links[0], 'a password of yours')).status).toBe(410);
    expect((await setPassword(second, first.links[0], 'a password of yours')).status).toBe(410);
    const signedIn = await login(second, owner, { PASSWORD: 'a password of mine' });
    expect(signedIn.status).toBe(200);
    const token = signedIn.body.data.accessToken;
    expect((await second.call('price/getPrice', { body: {}, token })).status).toBe(200);
    await second.close();

    expect((await start(store)).links).toEqual([]);
  });
}

describe('The first sign-in to an empty database, on PGlite', () => {
  firstSignIn(folder);

  it('expires an hour after each start', { tags: 'CA19' }, async () => {
    const store = await folder();
    const first = await start(store);
    await first.close();
    const later = await start(store, 60 * 60_000);
    expect((await setPassword(later, first.links[0], 'a password of mine')).status).toBe(410);
    expect((await setPassword(later, later.links[0], 'a password of mine')).status).toBe(200);
  });
});

onPostgres('The first sign-in to an empty database', () => firstSignIn(postgres));
