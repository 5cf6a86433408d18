import { describe, expect, it } from 'vitest';
import { onBothStores } from '../stores';
import { callCompany, createSomeCompany, listCompanies } from './company-calls';

const columns = [
  ...['COMPANY_NAME', 'UNIT', 'ADDRESS1', 'ADDRESS2', 'CITY', 'REGION', 'COUNTRY', 'POSTAL_CODE', 'SALES_PERSON'],
  ...['CURRENCY', 'PRICE_CATEGORY_STRIPS', 'PRICE_CATEGORY_BULK', 'STATUS', 'CUSTOM_LOGO', 'APPROVED_APPLICATOR'],
];

onBothStores('The company list', (backEnd) => {
  const names = async (query: object) =>
    (await listCompanies(backEnd(), { itemsPerPage: 100, ...query })).items.map(({ COMPANY_NAME }) => COMPANY_NAME);

  it('has pages sorted by name, with all columns and its total', { tags: 'CD01' }, async () => {
    const { items, meta } = await listCompanies(backEnd(), { itemsPerPage: 2, currentPage: 2 });
    expect(meta).toMatchObject({ currentPage: 2, totalPages: Math.ceil(meta.totalItems / 2) });
    expect(items.map(({ COMPANY_NAME }) => COMPANY_NAME)).toEqual((await names({})).slice(2, 4));
    for (const item of items) expect(Object.keys(item).sort()).toEqual([...columns, 'ID', 'VERSION'].sort());
  });

  it('has only the requested columns, and always the ID', { tags: 'CD01' }, async () => {
    const { items } = await listCompanies(backEnd(), { tableColumns: ['CITY', 'ID', 'IMAGE_URL'], itemsPerPage: 1 });
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['CITY', 'ID', 'VERSION']);
  });

  it.each([
    ['a part of the name', 'rbour cITY', ['Harbour City Courts']],
    ['an address', 'wharf', ['Harbour City Courts']],
    ['a salesperson', 'no such salesperson', []],
    ['a wildcard, which means itself', '%', []],
  ])('is searched by %s', { tags: 'CD01' }, async (_, search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  it('is searched ignoring case, even in letters that are not ASCII', { tags: 'CD01' }, async () => {
    const { COMPANY_NAME } = await createSomeCompany(backEnd(), { COMPANY_NAME: 'Böden ÉLITE', CUSTOM_LOGO: ['Ære'] });
    expect(await names({ search: 'bÖDEN é' })).toEqual([COMPANY_NAME]);
    expect(await names({ search: 'ære' })).toEqual([COMPANY_NAME]);
  });

  it('is filtered by several columns at once, by any of their values', { tags: 'CD01' }, async () => {
    const filters = { COUNTRY: ['Australia', 'New Zealand'], REGION: ['Victoria'], CUSTOM_LOGO: ['Club crest'] };
    expect(await names({ filters })).toEqual(['Baseline Surfaces', 'Redgum Recreation']);
    expect(await names({ filters: { CUSTOM_LOGO: [''], REGION: ['Victoria'] } })).toEqual([]);
  });

  it('offers existing values as filters, and each finds rows', {
    tags: ['A066', 'CD01'],
  }, async () => {
    const { body } = await callCompany<{ filterData: Record<string, string[]> }>(backEnd(), 'getCompanyFilterData', {});
    expect(body.data.filterData).toMatchObject({
      CURRENCY: ['AUD', 'USD'],
      STATUS: expect.arrayContaining(['Active']),
    });
    expect(body.data.filterData).not.toHaveProperty('COMPANY_NAME');
    for (const [key, values] of Object.entries(body.data.filterData)) {
      expect(await names({ filters: { [key]: values.slice(-1) } }), key).not.toEqual([]);
    }
  });

  it.each([
    [{ itemsPerPage: 101 }, 'itemsPerPage'],
    [{ tableColumns: ['SEARCH_TEXT'] }, 'tableColumns'],
    [{ filters: { SEARCH_TEXT: ['x'] } }, 'filters.SEARCH_TEXT'],
    [{ search: 1 }, 'search'],
  ])('refuses %j and names the field', async (query, field) => {
    const { status, body } = await callCompany<{ fields: object }>(backEnd(), 'getCompanies', query);
    expect(status).toBe(400);
    expect(body.data.fields).toHaveProperty([field]);
  });

  describe('The list to choose from', () => {
    it('has each company with its ID and name, by name', { tags: 'CD02' }, async () => {
      const { status, body } = await callCompany<object[]>(backEnd(), 'getCompanyList');
      expect(status).toBe(200);
      const { items } = await listCompanies(backEnd(), { itemsPerPage: 100, tableColumns: ['COMPANY_NAME'] });
      expect(body.data).toEqual(items.map(({ ID, COMPANY_NAME }) => ({ ID, COMPANY_NAME })));
    });
  });

  describe('The choices of the form', () => {
    it('are the offered values, and those that companies have', { tags: 'CD02' }, async () => {
      await createSomeCompany(backEnd(), { COUNTRY: 'Iceland', CUSTOM_LOGO: ['Puffin'], SALES_PERSON: 'Ada Holt' });
      const { body } = await callCompany<object>(backEnd(), 'getCompanyAttributes');
      expect(body.data).toEqual({
        CURRENCY: ['AUD', 'USD'],
        APPROVED_APPLICATOR: ['No', 'Yes'],
        CUSTOM_LOGO: expect.arrayContaining(['Club crest', 'None', 'Puffin']),
        COUNTRY: expect.arrayContaining(['Australia', 'Iceland']),
        SALES_PERSON: expect.arrayContaining(['Ada Holt', 'Tom Brandt']),
      });
    });

    it('have the price categories of the currency, in order', { tags: 'CD02' }, async () => {
      const { body } = await callCompany<Record<string, string[]>>(backEnd(), 'getPriceCategory?CURRENCY=USD');
      expect(Object.keys(body.data).sort()).toEqual(['PRICE_CATEGORY_BULK', 'PRICE_CATEGORY_STRIPS']);
      expect(body.data.PRICE_CATEGORY_BULK).toHaveLength(20);
      expect(body.data.PRICE_CATEGORY_STRIPS?.slice(0, 2)).toEqual(['USD 01', 'USD 02']);
    });

    it('are empty for an unknown currency, and require a currency', async () => {
      const unknown = await callCompany(backEnd(), 'getPriceCategory?CURRENCY=XYZ');
      expect(unknown).toMatchObject({
        status: 200,
        body: { data: { PRICE_CATEGORY_BULK: [], PRICE_CATEGORY_STRIPS: [] } },
      });
      expect((await callCompany(backEnd(), 'getPriceCategory')).body).toMatchObject({
        status: 400,
        data: { fields: { CURRENCY: 'is needed' } },
      });
    });
  });
});
