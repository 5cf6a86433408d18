import { expect, it } from 'vitest';
import { onBothStores } from '../stores';
import { createSomePrice, listPrices } from './price-calls';

onBothStores('The price list', (backEnd) => {
  it('has pages with its total, each price with its product', { tags: ['A040', 'A111'] }, async () => {
    const { items, meta } = await listPrices(backEnd(), { currentPage: 2, itemsPerPage: 10 });
    expect(meta).toMatchObject({ currentPage: 2, itemsPerPage: 10, totalPages: Math.ceil(meta.totalItems / 10) });
    expect(meta.totalItems).toBeGreaterThanOrEqual(250);
    expect(items).toHaveLength(10);
    for (const item of items) {
      expect(item.product).toMatchObject({ MAIN_SKU: item.MAIN_SKU, GROUP_NAME: item.GROUP_NAME });
      expect(Object.keys(item).filter((key) => /^SP_(AUD|USD)_\d\d$/.test(key))).toHaveLength(40);
    }
  });

  it('has every record on exactly one page', async () => {
    const first = await listPrices(backEnd(), { itemsPerPage: 100 });
    const pages = [first];
    for (let page = 2; page <= first.meta.totalPages; page += 1) {
      pages.push(await listPrices(backEnd(), { itemsPerPage: 100, currentPage: page }));
    }
    const ids = pages.flatMap(({ items }) => items.map(({ ID }) => ID));
    expect(new Set(ids).size).toBe(first.meta.totalItems);
    expect(ids).toHaveLength(first.meta.totalItems);
    const skus = pages.flatMap(({ items }) => items.map(({ MAIN_SKU }) => MAIN_SKU));
    expect(skus).toEqual(skus.toSorted());
  });

  it('returns the last page for a page beyond the end', { tags: 'A118' }, async () => {
    const { items, meta } = await listPrices(backEnd(), { currentPage: 9_000_000, itemsPerPage: 50 });
    expect(meta.currentPage).toBe(meta.totalPages);
    expect(items).toHaveLength(meta.totalItems - (meta.totalPages - 1) * 50);
  });

  it('starts on page 1 with 20 rows by default', async () => {
    const { items, meta } = await listPrices(backEnd());
    expect(meta).toMatchObject({ currentPage: 1, itemsPerPage: 20 });
    expect(items).toHaveLength(20);
  });

  it.each([
    [{ itemsPerPage: 0 }, 'itemsPerPage'],
    [{ itemsPerPage: 101 }, 'itemsPerPage'],
    [{ itemsPerPage: 2.5 }, 'itemsPerPage'],
    [{ itemsPerPage: 'many' }, 'itemsPerPage'],
    [{ currentPage: 0 }, 'currentPage'],
    [{ currentPage: -1 }, 'currentPage'],
    [{ search: 5 }, 'search'],
    [{ filters: { NO_SUCH_COLUMN: ['x'] } }, 'filters.NO_SUCH_COLUMN'],
    [{ filters: { UNIT: 'roll' } }, 'filters.UNIT'],
    [{ search: 'a\0b' }, 'search'],
  ])('refuses %j and names the field', { tags: 'A118' }, async (query, field) => {
    const token = await backEnd().tokenOf('admin');
    const { status, body } = await backEnd().call<{ fields: object }>('price/getPrice', { body: query, token });
    expect(status).toBe(400);
    expect(body.status).toBe(400);
    expect(body.message).toContain(field);
    expect(Object.keys(body.data.fields)).toEqual([field]);
  });

  it('is searched by part of a word in any text column', { tags: 'A117' }, async () => {
    const bySku = await listPrices(backEnd(), { search: 'rl-050-wH' });
    expect(bySku.items.map(({ MAIN_SKU }) => MAIN_SKU)).toEqual(['CL-RL-050-WHT']);
    const byDescription = await listPrices(backEnd(), { search: 'OLYEST' });
    expect(byDescription.meta.totalItems).toBeGreaterThan(0);
    for (const { product } of byDescription.items) expect(product.DESCRIPTION).toContain('olyest');
    const byApplication = await listPrices(backEnd(), { search: 'volleyb' });
    for (const { product } of byApplication.items) expect(product.APPLICATION_GROUP).toContain('Volleyball');
    expect(byApplication.meta.totalItems).toBeGreaterThan(0);
  });

  it.each(['%', '_', '\\', '%_%', "'; drop table price; --"])(
    'treats %s in a search literally',
    { tags: ['A117', 'C915'] },
    async (search) => {
      expect((await listPrices(backEnd(), { search })).meta).toMatchObject({
        totalItems: 0,
        totalPages: 0,
        currentPage: 1,
      });
    },
  );

  it('is filtered by several columns at once, by any of their values', async () => {
    const filters = { GROUP_NAME: ['Court line roll', 'Adhesive'], UNIT: ['roll'] };
    const { items, meta } = await listPrices(backEnd(), { filters, itemsPerPage: 100 });
    expect(meta.totalItems).toBeGreaterThan(10);
    for (const { product } of items) expect(product).toMatchObject({ GROUP_NAME: 'Court line roll', UNIT: 'roll' });
  });

  it.each([
    ['a list', { PRIME_LOGO_NAMES: ['Sponsor'] }],
    ['yes and no', { EXCLUSIVE: ['YES'] }],
    ['a number', { UNIT_SIZE: ['22.5'] }],
    ['companies', { EXCLUSIVE_FOR_COMPANY: ['Harbour City Courts'] }],
    ['an empty cell', { CROWNED_STRIP_LENGTH: [''] }],
    ['a price', { SP_AUD_01: ['POA'] }],
  ])('is filtered by a column of %s', async (_, filters) => {
    const all = await listPrices(backEnd());
    const some = await listPrices(backEnd(), { filters });
    expect(some.meta.totalItems).toBeGreaterThan(0);
    expect(some.meta.totalItems).toBeLessThan(all.meta.totalItems);
  });

  it('finds a price that is written with trailing zeros', async () => {
    const made = await createSomePrice(backEnd(), { AUD: ['4711.5'], USD: [] });
    const { items } = await listPrices(backEnd(), { filters: { SP_AUD_01: ['4711.5000'] } });
    expect(items.map(({ ID }) => ID)).toEqual([made.ID]);
  });

  it('ignores empty filters; an impossible value matches nothing', async () => {
    expect((await listPrices(backEnd(), { filters: { UNIT_SIZE: ['wide'] } })).meta.totalItems).toBe(0);
    const all = await listPrices(backEnd());
    expect((await listPrices(backEnd(), { filters: { UNIT: [] } })).meta).toEqual(all.meta);
  });

  it('treats prototype keys as unknown keys', { tags: 'C916' }, async () => {
    const token = await backEnd().tokenOf('admin');
    const body =
      '{"filters":{"__proto__":["x"]},"__proto__":{"itemsPerPage":1},"constructor":{"prototype":{"polluted":1}}}';
    const { status } = await backEnd().call('price/getPrice', { body, token });
    expect([200, 400]).toContain(status);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect((await listPrices(backEnd())).meta.itemsPerPage).toBe(20);
  });

  it('offers existing values as filters, and each finds rows', { tags: 'A066' }, async () => {
    const token = await backEnd().tokenOf('admin');
    const { body } = await backEnd().call<{ filterData: Record<string, string[]> }>('price/priceFiltersData', {
      body: {},
      token,
    });
    const { filterData } = body.data;
    expect(filterData.GROUP_NAME).toContain('Crowned strip');
    expect(filterData.EXCLUSIVE).toEqual(['NO', 'YES']);
    expect(filterData).not.toHaveProperty('DESCRIPTION');
    for (const [key, values] of Object.entries(filterData)) {
      const found = await listPrices(backEnd(), { filters: { [key]: values.slice(-1) } });
      expect(found.meta.totalItems, `${key} = ${values.at(-1)}`).toBeGreaterThan(0);
    }
  });

  it('returns SKUs without a price, or all', { tags: ['A041', 'A060'] }, async () => {
    const token = await backEnd().tokenOf('admin');
    const free = await backEnd().call<{ MAIN_SKU: string }[]>('price/getMainSkus?All=False', { token });
    const all = await backEnd().call<{ MAIN_SKU: string; GROUP_NAME: string }[]>('price/getMainSkus?All=True', {
      token,
    });
    const { meta } = await listPrices(backEnd());
    expect(all.body.data.length - free.body.data.length).toBe(meta.totalItems);
    expect(all.body.data).toContainEqual({ MAIN_SKU: 'CL-RL-050-WHT', GROUP_NAME: 'Court line roll' });
    expect((await backEnd().call('price/getMainSkus?All=maybe', { token })).status).toBe(400);
  });
});
