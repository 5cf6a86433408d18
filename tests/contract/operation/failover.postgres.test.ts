import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { type BackEnd, startBackEnd } from '../back-end';
import { callProduct, listProducts, newSku, productOf } from '../products/product-calls';
import { newPostgresDatabase, onPostgres, sharedPostgres } from '../stores';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A back end, and a connection to the server of its database. */
async function start(): Promise<{ backEnd: BackEnd; admin: pg.Client; name: string }> {
  const url = await newPostgresDatabase();
  const admin = new pg.Client({ connectionString: sharedPostgres() });
  await admin.connect();
  cleanups.push(() => admin.end());
  const backEnd = await startBackEnd({ store: { kind: 'postgres', url } });
  cleanups.push(() => backEnd.close());
  return { backEnd, admin, name: new URL(url).pathname.slice(1) };
}

const endConnections = (admin: pg.Client, name: string) =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);

onPostgres('A server whose PostgreSQL fails over', () => {
  it('replaces the connections that have become read-only, all of them after the first refusal', {
    tags: 'GC01',
  }, async () => {
    const { backEnd, admin, name } = await start();
    const create = () => callProduct(backEnd, 'createProduct', { MAIN_SKU: newSku() });
    await backEnd.tokenOf('admin');
    // Like a primary that becomes a replica: existing connections refuse to write.
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    await endConnections(admin, name);
    await Promise.all(Array.from({ length: 6 }, () => listProducts(backEnd)));
    const open = await admin.query('select 1 from pg_stat_activity where datname = $1', [name]);
    expect(open.rowCount).toBeGreaterThan(3);
    const refused = await create();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.body.message).toContain('nothing was changed');
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
    const created = await Promise.all([create(), create(), create()]);
    expect(created.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('reports that a change may be saved when the connection is lost', { tags: 'GC01' }, async () => {
    const { backEnd, admin, name } = await start();
    const MAIN_SKU = newSku();
    await backEnd.tokenOf('admin');
    const blocker = new pg.Client({ connectionString: new URL(`/${name}`, sharedPostgres()).href });
    await blocker.connect();
    blocker.on('error', () => {});
    await blocker.query('begin');
    // The product is inserted, and its record in the log waits.
    await blocker.query('lock table audit');
    const write = callProduct(backEnd, 'createProduct', { MAIN_SKU });
    await expect.poll(async () => (await admin.query(waiting, [name])).rowCount).toBe(1);
    await endConnections(admin, name);
    const { status, headers, body } = await write;
    expect(status).toBe(500);
    expect(headers.get('retry-after')).toBeNull();
    expect(body.message).toContain('connection to the database was lost');
    expect(body.message).not.toContain('nothing was changed');
    expect(await productOf(backEnd, MAIN_SKU)).toBeUndefined();
  });
});

const waiting = `select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`;
