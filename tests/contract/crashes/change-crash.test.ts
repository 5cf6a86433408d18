import { expect } from 'vitest';
import type { ApiResponse } from '../back-end';
import { listPrices, priceHistory } from '../prices/price-calls';
import { confirm, csvFile, upload } from '../prices/price-files';
import { confirmProducts, listProducts, uploadProducts } from '../products/product-calls';
import { type Killable, onBothStoresKilled } from './crash';

const ROWS = 600;

/** Kills the server during a request, after a share of the time that the same request took before. */
async function killDuring(backEnd: Killable, ms: number, work: Promise<unknown>): Promise<boolean> {
  const [done] = await Promise.allSettled([work, backEnd.killAfter(ms)]);
  return done.status === 'fulfilled';
}

onBothStoresKilled(
  'A server killed while it uploads products or takes prices back',
  'has saved each change completely or not at all',
  { tags: 'CC24' },
  async (start) => {
    const timed = async <T>(work: Promise<ApiResponse<T>>): Promise<[ApiResponse<T>, number]> => {
      const began = performance.now();
      return [await work, performance.now() - began];
    };
    const skuOf = (row: number) => `MANY-${String(row).padStart(5, '0')}`;
    const rows = (value: string | number, from = 0) =>
      Array.from({ length: ROWS }, (_, row) => `${skuOf(from + row)},${value}\n`).join('');
    const products = (unit: string, from = 0) => csvFile(`MAIN_SKU,UNIT\n${rows(unit, from)}`);
    const withUnit = async (unit: string) =>
      (await listProducts(backEnd, { filters: { UNIT: [unit] } })).meta.totalItems;
    const withPrice = async (price: number) =>
      (await listPrices(backEnd, { filters: { SP_AUD_01: [String(price)] } })).meta.totalItems;

    let backEnd = await start();
    const before = (await listProducts(backEnd)).meta.totalItems;
    const [, uploadTime] = await timed(uploadProducts(backEnd, products('one')));
    const uploaded = await killDuring(backEnd, uploadTime * 0.7, uploadProducts(backEnd, products('one', ROWS)));
    backEnd = await start();
    const saved = await withUnit('one');
    expect(uploaded ? [ROWS * 2] : [ROWS, ROWS * 2]).toContain(saved);
    expect((await listProducts(backEnd)).meta.totalItems).toBe(before + saved);

    const pairs = (await uploadProducts(backEnd, products('two'))).body.data.duplicateData;
    const [, confirmTime] = await timed(confirmProducts(backEnd, pairs));
    const again = (await uploadProducts(backEnd, products('three'))).body.data.duplicateData;
    const confirmed = await killDuring(backEnd, confirmTime * 0.6, confirmProducts(backEnd, again));
    backEnd = await start();
    const changed = await withUnit('three');
    expect(confirmed ? [ROWS] : [0, ROWS]).toContain(changed);
    expect(await withUnit('two')).toBe(ROWS - changed);

    const total = (await listPrices(backEnd)).meta.totalItems;
    await upload(backEnd, csvFile(`MAIN_SKU,SP_AUD_01\n${rows(0.0101)}`));
    const raised = await upload(backEnd, csvFile(`MAIN_SKU,SP_AUD_01\n${rows(0.0102)}`));
    const [, raiseTime] = await timed(confirm(backEnd, raised.body.data.duplicateData));
    const token = await backEnd.tokenOf('admin');
    const uploads = await backEnd.call<{ items: { ID: number }[] }>('price/getPriceUploads', { token });
    const body = { ID: uploads.body.data.items[0]?.ID };
    const taken = await killDuring(backEnd, raiseTime * 0.3, backEnd.call('price/takeBackUpload', { body, token }));
    backEnd = await start();
    const restored = await withPrice(0.0101);
    expect(taken ? [ROWS] : [0, ROWS]).toContain(restored);
    expect(await withPrice(0.0102)).toBe(ROWS - restored);
    expect((await listPrices(backEnd)).meta.totalItems).toBe(total + ROWS);
    const [last] = (await priceHistory(backEnd, { MAIN_SKU: skuOf(7) })).items;
    expect(last?.KIND).toBe(restored === 0 ? 'upload' : 'take-back');
  },
);
