import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { scryptHasher } from '../../../demo/server/auth/password/password-hasher';
import type { Store } from '../../../demo/server/db/database';
import project from '../../../package.json' with { type: 'json' };
import { login, shownCode, totpEmail, withTotp } from '../accounts/login-calls';
import { listPrices, priceHistory } from '../prices/price-calls';
import { newPostgresDatabase, onPostgres, startBackEndForTest } from '../stores';
import type { Release } from './releases/release';

const folder = fileURLToPath(new URL('releases', import.meta.url));
const versions = readdirSync(folder).flatMap((name) => /^(.*)\.sql$/.exec(name)?.[1] ?? []);

function readRelease(version: string): { readonly release: Release; readonly statements: string } {
  const statements = readFileSync(`${folder}/${version}.sql`, 'utf8');
  // SAFETY: releases/write-release.ts has written it from a value of this type.
  return { statements, release: JSON.parse(statements.slice('-- '.length, statements.indexOf('\n'))) as Release };
}

async function onEmbedded(statements: string): Promise<Store> {
  const database = await PGlite.create({ extensions: { pg_trgm } });
  await database.exec(statements);
  const copyOf = await database.dumpDataDir('none');
  await database.close();
  return { kind: 'memory', copyOf };
}

async function onServer(statements: string): Promise<Store> {
  const url = await newPostgresDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
  return { kind: 'postgres', url };
}

function goesOnWith(version: string, load: (statements: string) => Promise<Store>): void {
  it(`goes on with the data, sessions, passwords and authenticators of ${version}`, {
    tags: 'PS33',
  }, async () => {
    const { release, statements } = readRelease(version);
    const now = () => new Date(Date.parse(release.at) + 3_600_000);
    const store = await load(statements);
    const backEnd = await startBackEndForTest({ store, clock: now, passwords: scryptHasher() });
    const { token, prices, upload, changes } = release;
    const whole = await listPrices(backEnd, {}, token);
    expect(whole).toMatchObject(prices);
    const filtered = await listPrices(backEnd, { filters: { STATUS: ['Active', 'Inactive'] } }, token);
    expect(filtered).toEqual(whole);
    expect((await priceHistory(backEnd, {})).meta.totalItems).toBe(changes);
    const withCode = withTotp(shownCode({ now }));
    expect((await login(backEnd, totpEmail, withCode)).body.data.accessToken).toMatch(/^ey/);

    const [first] = prices.items;
    const change = { ID: first?.ID, VERSION: first?.VERSION, PRICES: { AUD: ['2'], USD: [] } };
    expect((await backEnd.call('price/updatePrice', { method: 'PATCH', body: change, token })).status).toBe(200);
    const takeBack = { ID: upload.ID, CHANGED_SINCE: 0 };
    const taken = await backEnd.call('price/takeBackUpload', { method: 'POST', body: takeBack, token });
    expect(taken.body).toMatchObject({ status: 200, data: { deleted: upload.CREATED } });
    expect(backEnd.unexpected).toEqual([]);
  });
}

describe('An upgraded server, on PGlite', () => {
  for (const version of versions) goesOnWith(version, onEmbedded);

  it('is tried with a database of this version, which the next one has to go on with', { tags: 'PS33' }, () => {
    expect(versions).toContain(project.version);
  });
});

onPostgres('An upgraded server', () => {
  for (const version of versions) goesOnWith(version, onServer);
});
