import { expect } from 'vitest';
import { listPrices, priceHistory } from '../prices/price-calls';
import { freeSkus } from '../prices/price-files';
import { listProducts } from '../products/product-calls';
import { onBothStoresKilled } from './crash';

const CREATES = 60;

onBothStoresKilled(
  'A server killed while it creates records',
  'has each record in list, total and history, or nowhere',
  { tags: 'CC24' },
  async (start) => {
    let backEnd = await start();
    const skus = [...(await freeSkus(backEnd, 20))];
    const before = {
      products: (await listProducts(backEnd)).meta.totalItems,
      prices: (await listPrices(backEnd)).meta.totalItems,
    };
    const token = await backEnd.tokenOf('admin');
    const products = Array.from({ length: CREATES }, (_, index) => `MADE-${index}`);
    const answered: string[] = [];
    const create = async (path: string, body: { readonly MAIN_SKU: string }) => {
      const { status } = await backEnd.call(path, { body, token });
      if (status === 200) answered.push(`${path} ${body.MAIN_SKU}`);
    };
    const creating = Promise.allSettled([
      ...products.map((MAIN_SKU) => create('product/createProduct', { MAIN_SKU })),
      ...skus.map((MAIN_SKU) => create('price/createPrice', { MAIN_SKU, ...{ PRICES: { AUD: [1] } } })),
    ]);
    await Promise.allSettled([creating, backEnd.killAfter(60)]);

    backEnd = await start();
    const made = await listProducts(backEnd, { filters: { MAIN_SKU: products }, itemsPerPage: 100 });
    const priced = await listPrices(backEnd, { filters: { MAIN_SKU: skus }, itemsPerPage: 100 });
    const found = [
      ...made.items.map(({ MAIN_SKU }) => `product/createProduct ${MAIN_SKU}`),
      ...priced.items.map(({ MAIN_SKU }) => `price/createPrice ${MAIN_SKU}`),
    ];
    expect(found).toEqual(expect.arrayContaining(answered));
    expect((await listProducts(backEnd)).meta.totalItems).toBe(before.products + made.items.length);
    expect((await listPrices(backEnd)).meta.totalItems).toBe(before.prices + priced.items.length);
    expect((await priceHistory(backEnd, {})).meta.totalItems).toBe(priced.items.length);
  },
);
