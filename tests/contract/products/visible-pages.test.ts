import { expect, it } from 'vitest';
import { type Calls, startBackEnd } from '../back-end';
import { listPrices } from '../prices/price-calls';
import { csvFile, upload } from '../prices/price-files';
import { newPostgresDatabase, onBothStores, onPostgres } from '../stores';
import { customersCompany, type ListCall, productOf, readAllRows, severalSegments } from './all-rows';
import { callProduct, createSomeProduct, listProducts, removeProduct, uploadProducts } from './product-calls';

/** The SKUs of all pages, and the total of the first. */
async function readAll(list: ListCall, backEnd: Calls, token?: string) {
  const skus: string[] = [];
  const page = async (currentPage: number) => {
    const { items, meta } = await list(backEnd, { currentPage, itemsPerPage: 100 }, token);
    skus.push(...items.map(({ MAIN_SKU }) => MAIN_SKU));
    return meta.totalItems;
  };
  const total = await page(1);
  for (let next = 2; next <= Math.ceil(total / 100); next += 1) expect(await page(next)).toBe(total);
  return { skus, total };
}

/** The SKUs of those rows that a customer of the company may see. */
async function readVisible(list: ListCall, backEnd: Calls): Promise<readonly string[]> {
  const rows = await readAllRows(list, backEnd);
  const visible = rows.filter((row) => {
    const product = productOf(row);
    const companies = product.EXCLUSIVE_FOR_COMPANY as readonly string[];
    return product.EXCLUSIVE !== true || companies.includes(customersCompany);
  });
  return visible.map(({ MAIN_SKU }) => MAIN_SKU);
}

async function expectSameRows(backEnd: Calls): Promise<void> {
  const token = await backEnd.tokenOf('customer');
  for (const list of [listProducts, listPrices]) {
    const all = await readAll(list, backEnd);
    expect(all.skus).toHaveLength(all.total);
    expect(all.skus).toEqual(all.skus.toSorted());
    const visible = await readVisible(list, backEnd);
    const seen = await readAll(list, backEnd, token);
    expect(seen).toEqual({ skus: visible, total: visible.length });
  }
}

async function choicesOf(backEnd: Calls, account: 'admin' | 'customer', list: 'price' | 'product') {
  const path = list === 'price' ? 'price/priceFiltersData' : 'product/getProdctsFilterData';
  const token = await backEnd.tokenOf(account);
  const response = await backEnd.call<{ filterData: Record<string, readonly string[]> }>(path, {
    method: 'POST',
    body: {},
    token,
  });
  return response.body.data.filterData;
}

onBothStores('Pages of long lists', (backEnd) => {
  it('have the rows that each may see after every kind of write', { tags: 'PC01' }, async () => {
    const skus = Array.from({ length: severalSegments }, (_, row) => `LONG-${String(row).padStart(5, '0')}`);
    const exclusive = (row: number) => (row % 9 === 0 ? `YES,${row % 2 === 0 ? customersCompany : ''}` : 'NO,');
    const products = skus.map((sku, row) => `${sku},Long,${exclusive(row)}`);
    const header = 'MAIN_SKU,GROUP_NAME,EXCLUSIVE,EXCLUSIVE_FOR_COMPANY';
    await uploadProducts(backEnd(), csvFile([header, ...products].join('\n')));
    const prices = skus.filter((_, row) => row % 4 !== 0).map((sku, row) => `${sku},${row + 1}`);
    await upload(backEnd(), csvFile(['MAIN_SKU,SP_AUD_01', ...prices].join('\n')));
    await expectSameRows(backEnd());

    const { ID } = await createSomeProduct(backEnd(), { EXCLUSIVE: true, EXCLUSIVE_FOR_COMPANY: [customersCompany] });
    await callProduct(backEnd(), 'updateProduct', { ID, EXCLUSIVE_FOR_COMPANY: [] }, 'PATCH');
    const { items } = await listPrices(backEnd(), { filters: { MAIN_SKU: ['LONG-00009', 'LONG-00018'] } });
    for (const { product } of items)
      await callProduct(
        backEnd(),
        'updateProduct',
        { ID: product.ID, EXCLUSIVE: false, MAIN_SKU: `AA-${product.MAIN_SKU}` },
        'PATCH',
      );
    await expectSameRows(backEnd());
    await removeProduct(backEnd(), ID);
    const uploads = await backEnd().call<{ items: readonly { ID: number }[] }>('price/getPriceUploads', {
      token: await backEnd().tokenOf('admin'),
    });
    const takenBack = await backEnd().call('price/takeBackUpload', {
      body: { ID: uploads.body.data.items[0]?.ID },
      token: await backEnd().tokenOf('admin'),
    });
    expect(takenBack.status).toBe(200);
    await expectSameRows(backEnd());
  });
});

onPostgres('Filter choices of two processes', () => {
  it('have the writes of the other at once', { tags: 'PC02' }, async () => {
    const store = { kind: 'postgres', url: await newPostgresDatabase() } as const;
    const [one, other] = [await startBackEnd({ store }), await startBackEnd({ store })];
    try {
      for (const server of [one, other])
        expect((await choicesOf(server, 'admin', 'product')).UNIT).not.toContain('furlong');
      const { ID } = await createSomeProduct(one, { UNIT: 'furlong', EXCLUSIVE: true });
      expect((await choicesOf(other, 'admin', 'product')).UNIT).toContain('furlong');
      expect((await choicesOf(other, 'admin', 'price')).UNIT).not.toContain('furlong');
      expect((await choicesOf(other, 'customer', 'product')).UNIT).not.toContain('furlong');
      await callProduct(other, 'updateProduct', { ID, EXCLUSIVE: false }, 'PATCH');
      expect((await choicesOf(one, 'customer', 'product')).UNIT).toContain('furlong');
      await removeProduct(one, ID);
      expect((await choicesOf(other, 'customer', 'product')).UNIT).not.toContain('furlong');
      expect([...one.unexpected, ...other.unexpected]).toEqual([]);
    } finally {
      await one.close();
      await other.close();
    }
  });
});
