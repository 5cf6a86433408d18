import { afterAll, beforeAll, expect, it } from 'vitest';
import { backEndAt, type Calls } from '../back-end';
import { listPrices, type Price } from '../prices/price-calls';
import { confirm, csvFile, freeSkus, type Pair, upload } from '../prices/price-files';
import { newPostgresDatabase, onPostgres } from '../stores';
import { runServer, type ServerProcess } from './server-process';

onPostgres('Two processes on one PostgreSQL', () => {
  const processes: ServerProcess[] = [];
  let both: readonly Calls[] = [];
  beforeAll(async () => {
    const DATABASE_URL = await newPostgresDatabase();
    for (const _ of [1, 2]) processes.push(runServer({ DATABASE_URL }));
    both = (await Promise.all(processes.map(({ url }) => url))).map(backEndAt);
  }, 120_000);
  afterAll(async () => {
    for (const server of processes) await server.end('SIGKILL');
  });

  it('save each row once when both get one file at once', {
    tags: 'C903',
  }, async () => {
    const [one] = both;
    if (one === undefined) throw new Error('The servers are started before the tests.');
    const skus = await freeSkus(one, 20);
    const file = () => csvFile(['MAIN_SKU,SP_AUD_01', ...skus.map((sku) => `${sku},7.25`)].join('\n'));
    const before = (await listPrices(one)).meta.totalItems;
    const responses = await Promise.all([...both, ...both].map((server) => upload(server, file())));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const created = responses.map(({ body: { data } }) => data.created).sort((a, b) => a - b);
    expect(created).toEqual([0, 0, 0, skus.length]);
    for (const server of both) expect((await listPrices(server)).meta.totalItems).toBe(before + skus.length);
  });

  it('confirm all or none of conflicting changes sent at once', {
    tags: 'C903',
  }, async () => {
    const [one] = both;
    if (one === undefined) throw new Error('The servers are started before the tests.');
    const { items } = await listPrices(one, { itemsPerPage: 10 });
    const files = ['811', '922'].map((price) =>
      csvFile(['MAIN_SKU,SP_AUD_01', ...items.map(({ MAIN_SKU }) => `${MAIN_SKU},${price}`)].join('\n')),
    );
    const shown: (readonly Pair[])[] = [];
    for (const [index, server] of both.entries()) {
      const file = files[index];
      if (file !== undefined) shown.push((await upload(server, file)).body.data.duplicateData);
    }
    const responses = await Promise.all(both.map((server, index) => confirm(server, shown[index] ?? [])));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = ['811', '922'][responses.findIndex(({ status }) => status === 200)];
    for (const server of both) {
      const after: readonly Price[] = (await listPrices(server, { itemsPerPage: 10 })).items;
      expect(after.map(({ SP_AUD_01 }) => SP_AUD_01)).toEqual(items.map(() => winner));
    }
  });
});
