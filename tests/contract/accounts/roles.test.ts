import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BackEnd, startBackEnd } from '../back-end';
import { createSomePrice, listPrices } from '../prices/price-calls';
import { newPostgresDatabase, onBothStores, onPostgres } from '../stores';

onBothStores('A customer', (backEnd) => {
  it('can read prices and products that are not exclusive to others', { tags: 'A116' }, async () => {
    const customer = await backEnd().tokenOf('customer');
    const all = await listPrices(backEnd(), { filters: { EXCLUSIVE: ['YES'] }, itemsPerPage: 100 });
    const seen = await listPrices(backEnd(), { filters: { EXCLUSIVE: ['YES'] }, itemsPerPage: 100 }, customer);
    expect(seen.items.length).toBeGreaterThan(0);
    expect(seen.items.length).toBeLessThan(all.items.length);
    for (const { product } of seen.items) expect(product.EXCLUSIVE_FOR_COMPANY).toContain('Harbour City Courts');

    const hidden = all.items.find(({ ID }) => !seen.items.some((item) => item.ID === ID));
    const bySku = { search: hidden?.MAIN_SKU };
    expect((await listPrices(backEnd(), bySku)).meta.totalItems).toBe(1);
    expect((await listPrices(backEnd(), bySku, customer)).meta.totalItems).toBe(0);
    const skus = await backEnd().call('price/getMainSkus?All=True', { token: customer });
    expect(JSON.stringify(skus.body.data)).not.toContain(hidden?.MAIN_SKU);
    const products = await backEnd().call('product/getProduct', { body: bySku, token: customer });
    expect(products.body.data).toMatchObject({ items: [] });
    const choices = await backEnd().call<{ filterData: object }>('price/priceFiltersData', {
      body: {},
      token: customer,
    });
    expect(choices.body.data.filterData).toHaveProperty('EXCLUSIVE_FOR_COMPANY', ['Harbour City Courts']);
  });

  it('cannot write', { tags: ['A054', 'A116'] }, async () => {
    const token = await backEnd().tokenOf('customer');
    const { ID, MAIN_SKU } = await createSomePrice(backEnd());
    const refused = await Promise.all([
      backEnd().call('price/createPrice', { body: { MAIN_SKU, PRICES: {} }, token }),
      backEnd().call('price/updatePrice', { method: 'PATCH', body: { ID, PRICES: {} }, token }),
      backEnd().call(`price/deletePrice?ID=${ID}`, { method: 'DELETE', token }),
    ]);
    for (const { status, body } of refused) {
      expect(status).toBe(403);
      expect(body.message).toMatch(/role/i);
    }
    expect((await listPrices(backEnd(), { search: MAIN_SKU })).items).toHaveLength(1);
  });
});

onPostgres('A change in the database', () => {
  let backEnd: BackEnd;
  let client: pg.Client;
  beforeAll(async () => {
    const url = await newPostgresDatabase();
    backEnd = await startBackEnd({ store: { kind: 'postgres', url } });
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await backEnd?.close();
  });

  it.each([
    ['a status that is not Active ends the session', `status = 'Inactive'`, 401, `status = 'Active'`],
    ['a reset ends the session', 'token_version = token_version + 1', 401, 'token_version = token_version - 1'],
    ['another role acts at once', `role = 'Customer'`, 403, `role = 'Sales'`],
    ['an unknown role may read nothing', `role = 'UNKNOWN'`, 403, `role = 'Sales'`],
  ])('applies to the next request: %s', { tags: 'A115' }, async (_, change, status, back) => {
    const token = await backEnd.tokenOf('sales');
    const remove = () => backEnd.call('price/deletePrice?ID=2000000', { method: 'DELETE', token });
    const set = (what: string) => client.query(`update account set ${what} where email = 'sales@pricebook.test'`);
    expect((await remove()).status).toBe(404);
    await set(change);
    expect((await remove()).status).toBe(status);
    await set(back);
    expect((await remove()).status).toBe(404);
  });

  it('to an unknown role preserves access to the own profile', async () => {
    const token = await backEnd.tokenOf('sales');
    await client.query(`update account set role = 'UNKNOWN' where email = 'sales@pricebook.test'`);
    const body = new FormData();
    body.append('NAME', 'Tom Brandt-Lang');
    const changed = await backEnd.call('auth/updateProfile', { body, token });
    expect(changed.body).toMatchObject({ status: 200, data: { userInfo: { NAME: 'Tom Brandt-Lang' } } });
    expect((await backEnd.call('price/getPrice', { body: {}, token })).status).toBe(403);
    await client.query(`update account set role = 'Sales' where email = 'sales@pricebook.test'`);
  });

  it.each(['Inactive', 'Pending'])('to the status %s refuses sign-in with the reason', async (status) => {
    await client.query('update account set status = $1 where email = $2', [status, 'customer@pricebook.test']);
    const body = { EMAIL: 'customer@pricebook.test', PASSWORD: 'Pricebook-demo-1' };
    const { status: answered, body: envelope } = await backEnd.call('auth/login', { body });
    expect(answered).toBe(403);
    expect(envelope.message).toContain(status.toLowerCase());
  });

  it('of a SKU preserves its price', async () => {
    const made = await createSomePrice(backEnd);
    await client.query(`update product set main_sku = 'RENAMED-1' where main_sku = $1`, [made.MAIN_SKU]);
    const { items } = await listPrices(backEnd, { filters: { MAIN_SKU: ['RENAMED-1'] } });
    expect(items.map(({ ID }) => ID)).toEqual([made.ID]);
  });
});
