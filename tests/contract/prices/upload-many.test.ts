import { expect, it } from 'vitest';
import { onBothStores } from '../stores';
import { listPrices } from './price-calls';
import { confirm, csvFile, upload } from './price-files';

const RECORDS = 10_050;

onBothStores(
  'Many changes at once',
  (backEnd) => {
    const skus = async (all: 'True' | 'False') => {
      const token = await backEnd().tokenOf('sales');
      const { body } = await backEnd().call<readonly { MAIN_SKU: string }[]>(`price/getMainSkus?All=${all}`, { token });
      return body.data.map(({ MAIN_SKU }) => MAIN_SKU);
    };
    /** A file that sets the first price of the first records of the list. */
    const file = async (records: number, price: number): Promise<File> => {
      const unpriced = new Set(await skus('False'));
      const priced = (await skus('True')).filter((sku) => !unpriced.has(sku));
      const rows = priced.slice(0, records).map((sku) => `${sku},${price}`);
      return csvFile(`MAIN_SKU,SP_AUD_01\n${rows.join('\n')}\n`);
    };
    const firstPrices = async () =>
      (await listPrices(backEnd(), { itemsPerPage: 3 })).items.map(({ SP_AUD_01 }) => SP_AUD_01);

    it('are confirmed 10,000 at once; more are refused before saving', async () => {
      const tooMany = await upload(backEnd(), await file(10_001, 0.0001));
      expect(tooMany).toMatchObject({ status: 413, body: { message: expect.stringMatching(/split the file/) } });

      const { status, body } = await upload(backEnd(), await file(10_000, 0.0002));
      expect(status).toBe(200);
      expect(body.data.duplicateData).toHaveLength(10_000);
      const confirmed = await confirm(backEnd(), body.data.duplicateData);
      expect(confirmed).toMatchObject({ status: 200, body: { data: { changed: 10_000 } } });
      expect(await firstPrices()).toEqual(['0.0002', '0.0002', '0.0002']);
      const last = await listPrices(backEnd(), { itemsPerPage: 1, currentPage: 10_001 });
      expect(last.items[0]?.SP_AUD_01).not.toBe('0.0002');
    }, 120_000);
  },
  { seed: { kind: 'number', prices: RECORDS } },
);
