import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startBackEnd } from '../back-end';
import { createSomePrice, listPrices } from '../prices/price-calls';
import { newPostgresDatabase, onPostgres } from '../stores';

onPostgres('A full disk of the database', () => {
  it('gets a 503 for a save, and shows in health and metrics', { tags: 'PS25' }, async () => {
    const url = await newPostgresDatabase();
    const backEnd = await startBackEnd({ store: { kind: 'postgres', url } });
    const client = new pg.Client({ connectionString: url });
    onTestFinished(async () => {
      await client.end();
      await backEnd.close();
    });
    await client.connect();
    const made = await createSomePrice(backEnd);
    await client.query(`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await client.query('create trigger full_disk before update on price execute function full_disk()');
    const body = { ID: made.ID, PRICES: { AUD: ['5'] } };
    const token = await backEnd.tokenOf('sales');
    const save = () => backEnd.call('price/updatePrice', { method: 'PATCH', body, token });
    const health = async () => (await fetch(`${backEnd.url}/health`)).json();

    expect(await health()).toMatchObject({ message: 'Ready.' });
    const refused = await save();
    expect([refused.status, refused.body.message]).toEqual([
      503,
      expect.stringContaining('disk of the server is full'),
    ]);
    expect((await listPrices(backEnd, { search: made.MAIN_SKU })).items).toEqual([made]);
    expect(await health()).toMatchObject({ status: 200, message: expect.stringContaining('disk is full') });
    const metrics = await (await fetch(`${backEnd.url}/metrics`)).text();
    expect(metrics).toMatch(/^pricebook_database_errors_total\{class="disk full"\} 1$/m);
    expect(metrics).toMatch(/^pricebook_database_connections_idle [1-9]/m);

    await client.query('drop trigger full_disk on price');
    expect((await save()).status).toBe(200);
    expect(backEnd.unexpected).toHaveLength(1);
  });
});
