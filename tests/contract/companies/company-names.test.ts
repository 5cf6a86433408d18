import { expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { listPrices } from '../prices/price-calls';
import { createSomeProduct, downloadProducts, listProducts } from '../products/product-calls';
import { onBothStores } from '../stores';

const own = 'Harbour City Courts';

onBothStores("Other companies' names", (backEnd) => {
  it('are hidden from a customer in lists, filter choices and files', { tags: ['IG23'] }, async () => {
    const customer = await backEnd().tokenOf('customer');
    const { filterData } = (
      await backEnd().call<{ filterData: Record<string, string[]> }>('product/getProdctsFilterData', {
        body: {},
        token: await backEnd().tokenOf('admin'),
      })
    ).body.data;
    const other = filterData.EXCLUSIVE_FOR_COMPANY?.find((name) => name !== own) ?? '';
    expect(other).not.toBe('');
    const shared = await createSomeProduct(backEnd(), { EXCLUSIVE: true, EXCLUSIVE_FOR_COMPANY: [other, own] });
    const open = await createSomeProduct(backEnd(), { EXCLUSIVE_FOR_COMPANY: [other] });
    await backEnd().call('price/createPrice', {
      body: { MAIN_SKU: shared.MAIN_SKU, PRICES: {} },
      token: await backEnd().tokenOf('admin'),
    });
    const find = (filters: object, token?: string) => listProducts(backEnd(), { filters, itemsPerPage: 100 }, token);
    const bySku = { MAIN_SKU: [shared.MAIN_SKU, open.MAIN_SKU] };

    expect((await find(bySku)).items.map((item) => item.EXCLUSIVE_FOR_COMPANY)).toContainEqual([other]);
    const seen = (await find(bySku, customer)).items;
    expect(seen.map((item) => item.EXCLUSIVE_FOR_COMPANY).sort()).toEqual([[], [own]]);
    const prices = await listPrices(backEnd(), { filters: { MAIN_SKU: [shared.MAIN_SKU] } }, customer);
    expect(prices.items.map(({ product }) => product.EXCLUSIVE_FOR_COMPANY)).toEqual([[own]]);

    expect((await find({ EXCLUSIVE_FOR_COMPANY: [other] })).items.length).toBeGreaterThan(0);
    expect((await find({ EXCLUSIVE_FOR_COMPANY: [other] }, customer)).items).toEqual([]);
    expect((await find({ ...bySku, EXCLUSIVE_FOR_COMPANY: [''] }, customer)).items).toHaveLength(1);
    expect((await find({ ...bySku, EXCLUSIVE_FOR_COMPANY: [own] }, customer)).items).toHaveLength(1);

    for (const path of ['product/getProdctsFilterData', 'price/priceFiltersData']) {
      const choices = await backEnd().call(path, { body: {}, token: customer });
      expect(choices.body.data).toHaveProperty('filterData.EXCLUSIVE_FOR_COMPANY', [own]);
    }

    const file = XLSX.read(await (await downloadProducts(backEnd(), {}, customer)).arrayBuffer());
    const text = JSON.stringify(file.Sheets[file.SheetNames[0] ?? '']);
    expect(text).toContain(own);
    expect(text).not.toContain(other);
  });

  it('can be filtered by staff, by thousands of values', { tags: ['IG24'] }, async () => {
    const many = Array.from({ length: 2000 }, (_, index) => `${index}`);
    const levels = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));
    const keys = levels.flatMap((level) => [`SP_AUD_${level}`, `SP_USD_${level}`]);
    const filters = Object.fromEntries(keys.map((key) => [key, many]));
    expect((await listPrices(backEnd(), { filters })).meta.totalItems).toBeGreaterThanOrEqual(0);
    const numbers = await listPrices(backEnd(), { filters: { UNIT_SIZE: [...many.slice(3), '12.5', '', 'x'] } });
    expect(numbers.meta.totalItems).toBeGreaterThan(0);
    expect(
      (await listPrices(backEnd(), { filters: { EXCLUSIVE_FOR_COMPANY: [...many.slice(1), own] } })).items,
    ).not.toEqual([]);
  });
});
