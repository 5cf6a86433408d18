import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { primaryPool } from '../../../demo/server/db/primary-pool';
import { type Relay, startRelay } from '../../../tools/cluster/relay';
import { type BackEnd, startBackEnd } from '../back-end';
import { callProduct, newSku, productOf } from '../products/product-calls';
import { newPostgresDatabase, onPostgres } from '../stores';

/** The limit of a statement, and some time for a busy machine. */
const MOST_MS = 15_000;

/** The address of a new database behind a relay. */
async function databaseBehindRelay(): Promise<{ url: string; relay: Relay; database: string }> {
  const database = await newPostgresDatabase();
  const url = new URL(database);
  const relay = await startRelay(Number(url.port));
  onTestFinished(() => relay.close());
  url.port = String(relay.port);
  return { url: url.href, relay, database };
}

async function start(): Promise<{ backEnd: BackEnd; relay: Relay; database: string }> {
  const { url, relay, database } = await databaseBehindRelay();
  const backEnd = await startBackEnd({ store: { kind: 'postgres', url } });
  onTestFinished(() => backEnd.close());
  return { backEnd, relay, database };
}

/** A connection that does not go through the relay. */
async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

onPostgres('A server whose connections to PostgreSQL fall silent', () => {
  it('ends its requests in time and goes on without a restart', { tags: 'PS05' }, async () => {
    const { backEnd, relay } = await start();
    const token = await backEnd.tokenOf('admin');
    const list = () => backEnd.call('price/getPrice', { body: {}, token });
    const create = (MAIN_SKU: string) => callProduct(backEnd, 'createProduct', { MAIN_SKU });
    // All connections of the pool.
    await Promise.all(Array.from({ length: 20 }, list));
    const [before, during, after] = [newSku(), newSku(), newSku()];
    expect((await create(before)).status).toBe(200);

    relay.silence();
    const silentAt = performance.now();
    const pending = [...Array.from({ length: 15 }, list), create(during)];
    for (const { status, headers, body } of await Promise.all(pending)) {
      if (status === 200) continue;
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(body.message).toContain('nothing was changed');
      expect(body.message).not.toContain('check whether');
    }
    expect((await create(after)).status).toBe(200);
    expect((await fetch(`${backEnd.url}/health/ready`)).status).toBe(200);
    expect(performance.now() - silentAt).toBeLessThan(MOST_MS);
    for (const sku of [before, after]) expect(await productOf(backEnd, sku)).toBeDefined();
  });

  it('leaves the outcome of a write that was sent open', { tags: 'PS05' }, async () => {
    const { backEnd, relay, database } = await start();
    await backEnd.tokenOf('admin');
    const [blocker, admin] = [await connect(database), await connect(database)];
    await blocker.query('begin');
    // The product is inserted, and its record in the log waits.
    await blocker.query('lock table audit');
    const MAIN_SKU = newSku();
    const write = callProduct(backEnd, 'createProduct', { MAIN_SKU });
    await expect.poll(async () => (await admin.query(waiting)).rowCount).toBe(1);
    relay.silence();
    const { status, headers, body } = await write;
    expect([status, headers.get('retry-after')]).toEqual([500, null]);
    expect(body.message).toContain('check whether it was saved');
    await blocker.query('rollback');
    expect(await productOf(backEnd, MAIN_SKU)).toBeUndefined();
  });

  it('tries a connection that was idle before it is used', { tags: 'PS05' }, async () => {
    const { url, relay } = await databaseBehindRelay();
    const pool = primaryPool(new pg.Pool({ connectionString: url }), { statementMs: 30_000, idleMs: 0, trialMs: 100 });
    onTestFinished(() => pool.end());
    const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
    for (const client of clients) {
      await client.query('select 1', []);
      client.release();
    }
    relay.silence();
    const begin = performance.now();
    const client = await pool.connect();
    expect((await client.query<{ seven: number }>('select 7 as seven', [])).rows).toEqual([{ seven: 7 }]);
    client.release();
    // No statement was sent on a silent connection.
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});
