import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Calls } from '../back-end';
import { listPrices } from '../prices/price-calls';
import { confirm, csvFile, upload } from '../prices/price-files';
import { newFolder, onBothStoresKilled, type StartAgain } from './crash';

const ROWS = 600;

const sku = (row: number) => `CRASH-${String(row).padStart(5, '0')}`;
const rowsOf = (round: number) => Array.from({ length: ROWS }, (_, row) => sku(round * ROWS + row));
const fileOf = (round: number, price: number) =>
  csvFile(
    `MAIN_SKU,SP_AUD_01,SP_USD_20\n${rowsOf(round)
      .map((name) => `${name},${price},${price}\n`)
      .join('')}`,
  );

async function killInTheMiddle(startAgain: StartAgain): Promise<void> {
  const SEED = join(await newFolder(), 'products.csv');
  const products = Array.from({ length: ROWS * 2 }, (_, row) => `${sku(row)},A product\n`);
  await writeFile(SEED, `MAIN_SKU,Name\n${products.join('')}`);
  const start = () => startAgain({ SEED });
  const withPrice = async (backEnd: Calls, price: number) =>
    (await listPrices(backEnd, { filters: { SP_AUD_01: [String(price)], SP_USD_20: [String(price)] } })).meta
      .totalItems;
  const total = async (backEnd: Calls) => (await listPrices(backEnd)).meta.totalItems;

  let backEnd = await start();
  let began = performance.now();
  expect((await upload(backEnd, fileOf(0, 1))).body.data.created).toBe(ROWS);
  const uploadTime = performance.now() - began;
  expect(await total(backEnd)).toBe(ROWS);

  const uploading = upload(backEnd, fileOf(1, 1));
  const [uploaded] = await Promise.allSettled([uploading, backEnd.killAfter(uploadTime * 0.8)]);
  backEnd = await start();
  const saved = await withPrice(backEnd, 1);
  expect([ROWS, ROWS * 2]).toContain(saved);
  if (uploaded.status === 'fulfilled') expect(saved).toBe(ROWS * 2);
  expect(await total(backEnd)).toBe(saved);

  const pairs = (await upload(backEnd, fileOf(0, 2))).body.data.duplicateData;
  began = performance.now();
  expect((await confirm(backEnd, pairs)).body.data.changed).toBe(ROWS);
  const confirmTime = performance.now() - began;
  const again = (await upload(backEnd, fileOf(0, 3))).body.data.duplicateData;
  const [confirmed] = await Promise.allSettled([confirm(backEnd, again), backEnd.killAfter(confirmTime * 0.6)]);
  backEnd = await start();
  const changed = await withPrice(backEnd, 3);
  expect([0, ROWS]).toContain(changed);
  if (confirmed.status === 'fulfilled') expect(changed).toBe(ROWS);
  expect(await withPrice(backEnd, 2)).toBe(ROWS - changed);
}

onBothStoresKilled(
  'A server killed during an upload or a confirmation',
  'has saved each upload completely or not at all',
  { tags: 'B020' },
  killInTheMiddle,
);
