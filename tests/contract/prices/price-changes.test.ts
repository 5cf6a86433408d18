import { describe, expect, it } from 'vitest';
import { onBothStores } from '../stores';
import { createSomePrice, listPrices, type Price } from './price-calls';

onBothStores('Changing prices', (backEnd) => {
  const call = async <T = Price>(path: string, body: unknown, method = 'POST') =>
    backEnd().call<T>(`price/${path}`, { method, body, token: await backEnd().tokenOf('sales') });
  const remove = async (id: unknown) =>
    backEnd().call<Price>(`price/deletePrice?ID=${id}`, { method: 'DELETE', token: await backEnd().tokenOf('sales') });
  const stored = async ({ MAIN_SKU }: Price) => (await listPrices(backEnd(), { search: MAIN_SKU })).items[0];

  describe('Creating', () => {
    it('stores positions and exact decimals, and returns the record', { tags: 'A111' }, async () => {
      const made = await createSomePrice(backEnd(), {
        AUD: ['12.50', 1234567890.1234, 'POA'],
        USD: ['0', '', '00.1000'],
      });
      const prices = { SP_AUD_01: '12.5', SP_AUD_02: '1234567890.1234', SP_AUD_03: 'POA', SP_AUD_04: '' };
      expect(made).toMatchObject({ ...prices, SP_USD_01: '0', SP_USD_02: '', SP_USD_03: '0.1', VERSION: 1 });
      expect(await stored(made)).toEqual(made);
    });

    it('increments the list’s total, and deleting decrements it', async () => {
      const total = async () => (await listPrices(backEnd())).meta.totalItems;
      const before = await total();
      const made = await createSomePrice(backEnd());
      expect(await total()).toBe(before + 1);
      const gone = await remove(made.ID);
      expect(gone).toMatchObject({
        status: 200,
        body: { message: 'Price deleted successfully!', data: { ID: made.ID } },
      });
      expect(await total()).toBe(before);
      expect(await stored(made)).toBeUndefined();
    });

    it('refuses a SKU that has a price without changing that one', async () => {
      const made = await createSomePrice(backEnd());
      const again = await call('createPrice', { MAIN_SKU: made.MAIN_SKU, PRICES: { AUD: ['1'], USD: [] } });
      expect(again.status).toBe(409);
      expect(again.body.message).toContain(made.MAIN_SKU);
      expect(await stored(made)).toEqual(made);
    });

    it('succeeds once for two simultaneous creations of one price', { tags: 'A113' }, async () => {
      const { MAIN_SKU, ID } = await createSomePrice(backEnd());
      await remove(ID);
      const body = { MAIN_SKU, PRICES: { AUD: ['1'], USD: [] } };
      const responses = await Promise.all([
        call('createPrice', body),
        call('createPrice', body),
        call('createPrice', body),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });

    it.each([
      ['a SKU that does not exist', { MAIN_SKU: 'NO-SUCH-SKU', PRICES: {} }, 'MAIN_SKU'],
      ['no SKU', { PRICES: { AUD: ['1'] } }, 'MAIN_SKU'],
      ['a blank SKU', { MAIN_SKU: '  ', PRICES: {} }, 'MAIN_SKU'],
      ['no prices', { MAIN_SKU: 'CL-RL-050-WHT' }, 'PRICES'],
      ['21 prices', { MAIN_SKU: 'CL-RL-050-WHT', PRICES: { AUD: Array(21).fill('1') } }, 'PRICES.AUD'],
      ['a price that is no price', { MAIN_SKU: 'CL-RL-050-WHT', PRICES: { USD: ['1', '-5'] } }, 'PRICES.USD.1'],
      ['a list as prices', { MAIN_SKU: 'CL-RL-050-WHT', PRICES: ['1'] }, 'PRICES'],
      ['prices by column', { MAIN_SKU: 'CL-RL-050-WHT', PRICES: { SP_AUD_01: '1' } }, 'PRICES.SP_AUD_01'],
      ['a list that is none', { MAIN_SKU: 'CL-RL-050-WHT', PRICES: { USD: '5' } }, 'PRICES.USD'],
    ])('refuses %s by its field, and changes nothing', { tags: 'A113' }, async (_, body, field) => {
      const before = await listPrices(backEnd());
      const { status, body: response } = await call<{ fields: object }>('createPrice', body);
      expect(status).toBe(400);
      expect(response.data.fields).toHaveProperty([field]);
      expect(response.message).toContain(field);
      expect(await listPrices(backEnd())).toEqual(before);
    });
  });

  describe('Editing', () => {
    it.each([[['1']], [{ SP_AUD_01: '1' }], [{ aud: ['1'] }], ['1']])(
      'refuses prices of another shape, %j, and changes nothing',
      { tags: 'PS14' },
      async (PRICES) => {
        const made = await createSomePrice(backEnd());
        const { status, body } = await call('updatePrice', { ID: made.ID, PRICES, VERSION: 1 }, 'PATCH');
        expect([status, body.message]).toEqual([400, expect.stringContaining('PRICES')]);
        expect(await stored(made)).toEqual(made);
      },
    );

    it('replaces the prices of the record and increments its version', async () => {
      const made = await createSomePrice(backEnd(), { AUD: ['1', '2', '3'], USD: ['4'] });
      const body = { ID: made.ID, MAIN_SKU: made.MAIN_SKU, PRICES: { AUD: ['9.99'], USD: ['8', 'POA'] }, VERSION: 1 };
      const saved = await call('updatePrice', body, 'PATCH');
      expect(saved.status).toBe(200);
      expect(saved.body.message).toBe('Price updated successfully!');
      expect(saved.body.data).toMatchObject({ SP_AUD_01: '9.99', SP_AUD_02: '', SP_USD_02: 'POA', VERSION: 2 });
      expect(await stored(made)).toEqual(saved.body.data);
    });

    it('refuses a stale version with the current record', { tags: 'A097' }, async () => {
      const made = await createSomePrice(backEnd());
      const save = (price: string) =>
        call(
          'updatePrice',
          { ID: made.ID, MAIN_SKU: made.MAIN_SKU, PRICES: { AUD: [price], USD: [] }, VERSION: 1 },
          'PATCH',
        );
      const first = await save('77');
      const second = await save('88');
      expect(second.status).toBe(409);
      expect(second.body.data).toEqual(first.body.data);
      expect(await stored(made)).toMatchObject({ SP_AUD_01: '77', VERSION: 2 });
    });

    it('succeeds once for simultaneous saves of the same version', async () => {
      const made = await createSomePrice(backEnd());
      const prices = ['1', '2', '3', '4'];
      const saves = prices.map((price) =>
        call('updatePrice', { ID: made.ID, PRICES: { AUD: [price], USD: [] }, VERSION: 1 }, 'PATCH'),
      );
      const statuses = (await Promise.all(saves)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    });

    it('saves without a version too, and accepts the ID as text', async () => {
      const made = await createSomePrice(backEnd());
      const saved = await call('updatePrice', { ID: String(made.ID), PRICES: { AUD: ['5'], USD: [] } }, 'PATCH');
      expect(saved).toMatchObject({ status: 200, body: { data: { ID: made.ID, SP_AUD_01: '5' } } });
    });

    it('does not move a price to another SKU', { tags: 'A052' }, async () => {
      const made = await createSomePrice(backEnd());
      const moved = await call('updatePrice', { ID: made.ID, MAIN_SKU: 'CL-RL-050-WHT', PRICES: {} }, 'PATCH');
      expect(moved.status).toBe(400);
      expect(moved.body.data).toHaveProperty(['fields', 'MAIN_SKU']);
    });

    it('returns 404 for a deleted price', async () => {
      const made = await createSomePrice(backEnd());
      await remove(made.ID);
      expect((await call('updatePrice', { ID: made.ID, PRICES: {} }, 'PATCH')).status).toBe(404);
      expect((await remove(made.ID)).status).toBe(404);
    });

    it.each(['', 'abc', '1;2', '-1', '99999999999999999999', '1e3x'])('refuses to delete the ID "%s"', async (id) => {
      expect((await remove(id)).status).toBe(400);
    });
  });
});
