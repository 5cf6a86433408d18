import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { primaryPool } from '../../../demo/server/db/primary-pool';
import { callUsers, createSomeUser, signedInUser } from '../accounts/user-calls';
import { createSomeCompany } from '../companies/company-calls';
import { createSomePrice } from '../prices/price-calls';
import { csvFile, type Pair } from '../prices/price-files';
import {
  callProduct,
  confirmProducts,
  createSomeProduct,
  newSku,
  removeProduct,
  uploadProducts,
} from '../products/product-calls';
import { newPostgresDatabase, onPostgres, startBackEndForTest } from '../stores';

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** The number of statements of this database that have waited for a lock for at least this time. */
async function countWaiting(client: pg.Client, seconds: number): Promise<number> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query_start <= now() - make_interval(secs => $1)`,
    [seconds],
  );
  return rowCount ?? 0;
}

onPostgres('Saves that wait for the lock of a long upload', () => {
  it('are done once it ends, after more than the limit of a statement', { tags: 'PS07' }, async () => {
    const url = await newPostgresDatabase();
    const backEnd = await startBackEndForTest({ store: { kind: 'postgres', url } });
    const token = await backEnd.tokenOf('admin');
    const price = await createSomePrice(backEnd);
    const product = await createSomeProduct(backEnd);
    const company = await createSomeCompany(backEnd);
    const send = (path: string, method: string, body: object) => backEnd.call(path, { method, body, token });
    const [upload, observer] = [await connect(url), await connect(url)];

    // The locks that uploads of prices and of products have until they end.
    await upload.query('begin');
    await upload.query('lock table price, product in share row exclusive mode');
    await upload.query('select 1 from company where id = $1 for key share', [company.ID]);
    const saves = Promise.all([
      send('price/updatePrice', 'PATCH', { ID: price.ID, PRICES: { AUD: ['7'] } }),
      callProduct(backEnd, 'createProduct', { MAIN_SKU: newSku() }),
      callProduct(backEnd, 'updateProduct', { ID: product.ID, UNIT: 'm' }, 'PATCH'),
      send('company/updateCompany', 'PATCH', { ID: company.ID, CITY: 'Perth' }),
    ]);
    await expect.poll(() => countWaiting(observer, 9.5), { timeout: 45_000 }).toBe(4);
    await upload.query('commit');
    expect((await saves).map(({ status, body }) => [status, body.message])).toEqual([
      [200, 'Price updated successfully!'],
      [200, 'Product saved successfully'],
      [200, 'Product saved successfully'],
      [200, 'Company updated successfully!'],
    ]);
    expect((await removeProduct(backEnd, product.ID)).status).toBe(200);
  });

  it('leave connections for reading, however many they are', { tags: 'PC203' }, async () => {
    const url = await newPostgresDatabase();
    const backEnd = await startBackEndForTest({ store: { kind: 'postgres', url } });
    const token = await backEnd.tokenOf('sales');
    const price = await createSomePrice(backEnd);
    const [upload, observer] = [await connect(url), await connect(url)];
    await upload.query('begin');
    await upload.query('lock table price in share row exclusive mode');
    const confirmedDuplicates = [{ existingData: price, newData: { ...price, SP_AUD_01: '7' } }];
    // More than there are connections.
    const confirmed = Promise.all(
      Array.from({ length: 15 }, () => backEnd.call('price/confirmChanges', { body: { confirmedDuplicates }, token })),
    );
    await expect.poll(() => countWaiting(observer, 1)).toBe(3);
    const asked = performance.now();
    expect((await backEnd.call('price/getPrice', { body: {}, token })).status).toBe(200);
    expect(performance.now() - asked).toBeLessThan(5000);
    await upload.query('commit');
    expect(new Set((await confirmed).map(({ status }) => status))).toEqual(new Set([200]));
    expect(backEnd.unexpected).toEqual([]);
  });

  it('leave connections for others, and end at a limit', { tags: 'PS07' }, async () => {
    const connectionString = await newPostgresDatabase();
    const [blocker, observer] = [await connect(connectionString), await connect(connectionString)];
    await blocker.query('create table busy (id integer)');
    await blocker.query('begin');
    await blocker.query('lock table busy');
    const pool = primaryPool(new pg.Pool({ connectionString, statement_timeout: 200 }), {
      statementMs: 20_000,
      lock: { statementMs: 20_000, cancelMs: 10_000, connections: 1 },
    });
    onTestFinished(() => pool.end());
    const ended: string[] = [];
    const lock = async (name: string) => {
      const client = await pool.connect();
      try {
        await client.query('begin', []);
        await client.query('lock table busy in row exclusive mode', []);
        await client.query('select pg_sleep(1)', []);
      } catch (error) {
        ended.push(`${name}: ${error instanceof Error ? error.message : error}`);
        await client.query('rollback', []);
      } finally {
        client.release();
      }
    };
    const cancelled = 'canceling statement due to statement timeout';

    const first = lock('first');
    await expect.poll(() => countWaiting(observer, 0)).toBe(1);
    await lock('second');
    expect(ended).toEqual([`second: ${cancelled}`]);
    await first;
    expect(ended).toEqual([`second: ${cancelled}`, `first: ${cancelled}`]);

    // The limit of other statements is as before.
    const third = lock('third');
    await expect.poll(() => countWaiting(observer, 0)).toBe(1);
    await blocker.query('commit');
    const locked = performance.now();
    await third;
    expect(ended.at(-1)).toBe(`third: ${cancelled}`);
    expect(performance.now() - locked).toBeLessThan(5000);
  });
});

onPostgres('A change of a user', () => {
  it('does not wait for one that refers to the account: two administrators who change each other would wait for each other', {
    tags: 'PC60',
  }, async () => {
    const url = await newPostgresDatabase();
    const backEnd = await startBackEndForTest({ store: { kind: 'postgres', url } });
    const user = await createSomeUser(backEnd);
    const other = await connect(url);
    // The lock by which a row that refers to the account is written.
    await other.query('begin');
    await other.query('select 1 from account where id = $1 for key share', [user.ID]);
    const changed = callUsers(backEnd, 'updateUser', { body: { ID: user.ID, NAME: 'New Name' }, method: 'PATCH' });
    const { status } = await Promise.race([changed, setTimeout(20_000, { status: 'waits' }, { ref: false })]);
    await other.query('commit');
    expect(status).toBe(200);
  });
});

onPostgres('Rows that refer to products', () => {
  it('of an upload in the order of its file do not block changes of the products, nor the other way round', {
    tags: 'PC200',
  }, async () => {
    const url = await newPostgresDatabase();
    const backEnd = await startBackEndForTest({ store: { kind: 'postgres', url } });
    const [first, second] = [await createSomeProduct(backEnd), await createSomeProduct(backEnd)];
    const file = csvFile(`MAIN_SKU,UNIT\n${first.MAIN_SKU},roll\n${second.MAIN_SKU},roll`);
    const { duplicateData } = (await uploadProducts(backEnd, file)).body.data;
    const upload = await connect(url);
    // The locks by which an upload adds prices.
    const refer = (sku: string) => upload.query('select 1 from product where main_sku = $1 for key share', [sku]);
    await upload.query('begin');
    await refer(second.MAIN_SKU);
    const confirmed = confirmProducts(backEnd, duplicateData as readonly Pair[]);
    const { status } = await Promise.race([confirmed, setTimeout(20_000, { status: 'waits' }, { ref: false })]);
    await refer(first.MAIN_SKU);
    await upload.query('commit');
    expect(status).toBe(200);
  });

  it('are left out for a template or product that is being deleted', { tags: 'OC41' }, async () => {
    const url = await newPostgresDatabase();
    const backEnd = await startBackEndForTest({ store: { kind: 'postgres', url } });
    const token = await backEnd.tokenOf('sales');
    const template = { body: { NAME: 'Wilo', TEMPLATE: {} }, token };
    const { ID } = (await backEnd.call<{ ID: number }>('price/saveUploadTemplate', template)).body.data;
    const { MAIN_SKU } = await createSomeProduct(backEnd);
    const [deletion, observer] = [await connect(url), await connect(url)];
    const addWhile = async (statement: string, parameter: unknown) => {
      await deletion.query('begin');
      await deletion.query(statement, [parameter]);
      const added = backEnd.call('price/addTemplateArticles', { body: { ID, MAIN_SKUS: [MAIN_SKU] }, token });
      await expect.poll(() => countWaiting(observer, 0)).toBe(1);
      await deletion.query('commit');
      return (await added).status;
    };
    expect(await addWhile('delete from product where main_sku = $1', MAIN_SKU)).toBe(200);
    expect(await addWhile('delete from upload_template where id = $1', ID)).toBe(404);
    expect(backEnd.unexpected).toEqual([]);
  });
});

onPostgres('An account that is deleted meanwhile', () => {
  it('has no failing request: a registration is answered as ever, and a session has ended', {
    tags: 'PC202',
  }, async () => {
    const url = await newPostgresDatabase();
    const backEnd = await startBackEndForTest({ store: { kind: 'postgres', url } });
    const { user, token } = await signedInUser(backEnd);
    const [blocker, deletion, observer] = [await connect(url), await connect(url), await connect(url)];
    const removeAccount = (id: number) => deletion.query('delete from account where id = $1', [id]);

    await deletion.query('begin');
    await removeAccount(user.ID);
    const form = new FormData();
    form.append('NAME', 'New Name');
    const changed = backEnd.call('auth/updateProfile', { body: form, token });
    await expect.poll(() => countWaiting(observer, 0)).toBe(1);
    await deletion.query('commit');
    expect((await changed).status).toBe(401);

    // The registration waits for the table after it has found the account of the address.
    const { ID, EMAIL, NAME } = await createSomeUser(backEnd);
    await blocker.query('begin');
    await blocker.query('lock table one_time_link');
    const body = { EMAIL, NAME, PHONE_NUMBER: '1', INPUT_COMPANY_NAME: 'Harbour', PASSWORD: 'typed by anybody' };
    const registered = backEnd.call('auth/register', { body });
    await expect.poll(() => countWaiting(observer, 0)).toBe(1);
    const deleted = removeAccount(ID);
    await expect.poll(() => countWaiting(observer, 0)).toBe(2);
    await blocker.query('commit');
    expect((await registered).status).toBe(201);
    await deleted;
    expect(backEnd.unexpected).toEqual([]);
  });
});
