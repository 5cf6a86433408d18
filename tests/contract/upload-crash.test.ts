import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../support/postgres';
import { backEndAt, type Calls } from './back-end';
import { listPrices } from './price-calls';
import { confirm, csvFile, upload } from './price-files';
import { runServer, type ServerProcess } from './server-process';
import { onPostgres } from './stores';

const ROWS = 1500;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pricebook-crash-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const sku = (row: number) => `CRASH-${String(row).padStart(5, '0')}`;
const rowsOf = (round: number) => Array.from({ length: ROWS }, (_, row) => sku(round * ROWS + row));
const fileOf = (round: number, price: number) =>
  csvFile(
    `MAIN_SKU,SP_AUD_01,SP_USD_20\n${rowsOf(round)
      .map((name) => `${name},${price},${price}\n`)
      .join('')}`,
  );

/** Kills the server when a share of the time has passed that the same took before, while it answers other requests. */
async function killAfter(server: ServerProcess, url: string, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) await (await fetch(`${url}/health`)).arrayBuffer();
  await server.end('SIGKILL');
}

async function killInTheMiddle(store: Readonly<Record<string, string>>): Promise<void> {
  const SEED = join(await newFolder(), 'products.csv');
  const products = Array.from({ length: ROWS * 2 }, (_, row) => `${sku(row)},A product\n`);
  await writeFile(SEED, `MAIN_SKU,Name\n${products.join('')}`);
  const start = async (): Promise<[ServerProcess, Calls]> => {
    const server = runServer({ ...store, SEED });
    cleanups.push(() => server.end('SIGKILL'));
    return [server, backEndAt(await server.url)];
  };
  const withPrice = async (backEnd: Calls, price: number) =>
    (await listPrices(backEnd, { filters: { SP_AUD_01: [String(price)], SP_USD_20: [String(price)] } })).meta
      .totalItems;
  const total = async (backEnd: Calls) => (await listPrices(backEnd)).meta.totalItems;

  let [server, backEnd] = await start();
  let began = performance.now();
  expect((await upload(backEnd, fileOf(0, 1))).body.data.created).toBe(ROWS);
  const uploadTime = performance.now() - began;
  expect(await total(backEnd)).toBe(ROWS);

  const uploading = upload(backEnd, fileOf(1, 1));
  const [uploaded] = await Promise.allSettled([uploading, killAfter(server, backEnd.url, uploadTime * 0.8)]);
  [server, backEnd] = await start();
  const saved = await withPrice(backEnd, 1);
  expect([ROWS, ROWS * 2]).toContain(saved);
  if (uploaded.status === 'fulfilled') expect(saved).toBe(ROWS * 2);
  expect(await total(backEnd)).toBe(saved);

  const pairs = (await upload(backEnd, fileOf(0, 2))).body.data.duplicateData;
  began = performance.now();
  expect((await confirm(backEnd, pairs)).body.data.changed).toBe(ROWS);
  const confirmTime = performance.now() - began;
  const again = (await upload(backEnd, fileOf(0, 3))).body.data.duplicateData;
  const [confirmed] = await Promise.allSettled([
    confirm(backEnd, again),
    killAfter(server, backEnd.url, confirmTime * 0.6),
  ]);
  [server, backEnd] = await start();
  const changed = await withPrice(backEnd, 3);
  expect([0, ROWS]).toContain(changed);
  if (confirmed.status === 'fulfilled') expect(changed).toBe(ROWS);
  expect(await withPrice(backEnd, 2)).toBe(ROWS - changed);
}

const killed = 'A server that is killed in the middle of an upload or of a confirmation';

describe(`${killed}, on PGlite`, () => {
  it('has done all of it or nothing', async () => {
    await killInTheMiddle({ DATA_DIR: await newFolder() });
  }, 120_000);
});

onPostgres(killed, () => {
  it('has done all of it or nothing', async () => {
    const postgres = await startPostgres();
    cleanups.push(() => postgres.close());
    await killInTheMiddle({ DATABASE_URL: await postgres.newDatabase() });
  }, 120_000);
});
