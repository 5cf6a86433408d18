import { describe, expect, it } from 'vitest';
import { callProduct, createSomeProduct, newSku, productOf } from '../products/product-calls';
import { onBothStores } from '../stores';
import { listPrices, type Price } from './price-calls';
import { confirm, csvFile, freeSkus, type Pair, priceOf, upload, xlsxFile } from './price-files';

interface Change {
  readonly ID: number;
  readonly PRICE_ID: number;
  readonly MAIN_SKU: string;
  readonly CHANGED_AT: string;
  readonly CHANGED_BY: { readonly NAME: string; readonly EMAIL: string };
  readonly KIND: string;
  readonly UPLOAD: { readonly ID: number; readonly FILE_NAME: string } | null;
  readonly ACTION: string;
  readonly CHANGES: readonly { readonly KEY: string; readonly OLD: string; readonly NEW: string }[];
}
interface Upload {
  readonly ID: number;
  readonly FILE_NAME: string;
  readonly CREATED: number;
  readonly CHANGED: number;
  readonly PENDING: number;
  readonly UPLOADED_BY: { readonly NAME: string };
  readonly TAKEN_BACK: { readonly NAME: string } | null;
}
interface Listed<T> {
  readonly items: readonly T[];
  readonly meta: { readonly totalItems: number; readonly currentPage: number; readonly totalPages: number };
}

onBothStores('The history of prices', (backEnd) => {
  const as = async (account: 'admin' | 'sales' | 'customer') => ({ token: await backEnd().tokenOf(account) });
  /** A price of a new product, because the SKUs of other tests have a history already. */
  const newPrice = async (PRICES: object = { AUD: ['12.5'], USD: [] }): Promise<Price> => {
    const { MAIN_SKU } = await createSomeProduct(backEnd());
    const body = { MAIN_SKU, PRICES };
    return (await backEnd().call<Price>('price/createPrice', { body, ...(await as('sales')) })).body.data;
  };
  const history = async (body: object) => {
    const response = await backEnd().call<Listed<Change>>('price/getPriceHistory', { body, ...(await as('sales')) });
    expect(response.status).toBe(200);
    return response.body.data;
  };
  const uploads = async (query = '') =>
    (await backEnd().call<Listed<Upload>>(`price/getPriceUploads${query}`, await as('sales'))).body.data;
  const lastUpload = async (): Promise<Upload> => {
    const [last] = (await uploads()).items;
    if (last === undefined) throw new Error('There is no upload.');
    return last;
  };
  const takeBack = async (ID: unknown) =>
    backEnd().call<{ deleted?: number; restored?: number; skus?: readonly string[] }>('price/takeBackUpload', {
      body: { ID },
      ...(await as('admin')),
    });
  const edit = async ({ ID }: Price, AUD: readonly string[]) => {
    const sent = { method: 'PATCH', body: { ID, PRICES: { AUD } }, ...(await as('sales')) };
    expect((await backEnd().call('price/updatePrice', sent)).status).toBe(200);
  };
  const remove = async ({ ID }: Price) =>
    backEnd().call(`price/deletePrice?ID=${ID}`, { method: 'DELETE', ...(await as('admin')) });
  const total = async () => (await listPrices(backEnd())).meta.totalItems;
  /** Two records that an upload changes to 11, and two that it adds with 12; its changes are not confirmed yet. */
  const someUpload = async () => {
    const old = [await newPrice({ AUD: ['1', '2'], USD: ['3'] }), await newPrice()];
    const added = await freeSkus(backEnd(), 2);
    const rows = [...old.map(({ MAIN_SKU }) => [MAIN_SKU, 11]), ...added.map((sku) => [sku, 12])];
    const { body } = await upload(backEnd(), xlsxFile([['MAIN_SKU', 'SP_AUD_01'], ...rows]));
    expect(body.data).toMatchObject({ created: 2, needsConfirmation: true });
    return { old, added, pairs: body.data.duplicateData };
  };

  describe('Changes by hand', () => {
    it('are stored with user, time and both values of each price', { tags: 'CC22' }, async () => {
      const made = await newPrice({ AUD: ['1', '2'], USD: ['POA'] });
      await edit(made, ['1', '2.50', '3']);
      await remove(made);
      const { items, meta } = await history({ MAIN_SKU: made.MAIN_SKU });
      expect(meta.totalItems).toBe(3);
      expect(items.map(({ ACTION, KIND, PRICE_ID }) => [ACTION, KIND, PRICE_ID])).toEqual([
        ['deleted', 'hand', made.ID],
        ['changed', 'hand', made.ID],
        ['created', 'hand', made.ID],
      ]);
      expect(items[1]).toMatchObject({
        CHANGED_BY: { NAME: 'Tom Brandt', EMAIL: 'sales@pricebook.test' },
        UPLOAD: null,
        CHANGES: [
          { KEY: 'SP_AUD_02', OLD: '2', NEW: '2.5' },
          { KEY: 'SP_AUD_03', OLD: '', NEW: '3' },
        ],
      });
      expect(items[2]?.CHANGES).toContainEqual({ KEY: 'SP_USD_01', OLD: '', NEW: 'POA' });
      expect(Math.abs(Date.now() - Date.parse(items[0]?.CHANGED_AT ?? ''))).toBeLessThan(60_000);
    });

    it('that changed nothing, or were refused, are not stored', async () => {
      const made = await newPrice({ AUD: ['5'], USD: [] });
      await edit(made, ['5.00']);
      const stale = { ID: made.ID, VERSION: 1, PRICES: { AUD: ['6'] } };
      await backEnd().call('price/updatePrice', { method: 'PATCH', body: stale, ...(await as('sales')) });
      await backEnd().call('price/createPrice', {
        body: { MAIN_SKU: made.MAIN_SKU, PRICES: {} },
        ...(await as('sales')),
      });
      expect((await history({ MAIN_SKU: made.MAIN_SKU })).meta.totalItems).toBe(1);
    });

    it('are found by the old and new name of a renamed SKU', async () => {
      const made = await newPrice({ AUD: ['1'], USD: [] });
      const product = await productOf(backEnd(), made.MAIN_SKU);
      const MAIN_SKU = newSku();
      await callProduct(backEnd(), 'updateProduct', { ID: product?.ID, MAIN_SKU }, 'PATCH');
      await edit(made, ['2']);
      const names = (await history({ MAIN_SKU })).items.map((change) => change.MAIN_SKU);
      expect(names).toEqual([MAIN_SKU, made.MAIN_SKU]);
      expect((await history({ MAIN_SKU: made.MAIN_SKU })).items).toHaveLength(1);
    });

    it('are paged, newest first, also over all SKUs', async () => {
      await newPrice();
      const { items, meta } = await history({ itemsPerPage: 2, currentPage: 1 });
      expect(meta).toMatchObject({ currentPage: 1, totalPages: Math.ceil(meta.totalItems / 2) });
      const next = await history({ itemsPerPage: 2, currentPage: 2 });
      const ids = [...items, ...next.items].map(({ ID }) => ID);
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
      expect((await history({ MAIN_SKU: "'; drop table price; --" })).items).toEqual([]);
    });
  });

  describe('An upload', () => {
    it('is listed with its file and what it added, changed and skipped', async () => {
      const { pairs } = await someUpload();
      const open = { FILE_NAME: 'prices.xlsx', CREATED: 2, CHANGED: 0, PENDING: 2, TAKEN_BACK: null };
      expect(await lastUpload()).toMatchObject({ ...open, UPLOADED_BY: { NAME: 'Tom Brandt' } });
      await confirm(backEnd(), pairs.slice(1));
      expect(await lastUpload()).toMatchObject({ CREATED: 2, CHANGED: 1, PENDING: 1 });
    });

    it('and the confirmation of its changes are one entry', { tags: 'CC22' }, async () => {
      const { old, added, pairs } = await someUpload();
      await confirm(backEnd(), pairs);
      const { ID } = await lastUpload();
      for (const sku of [old[0]?.MAIN_SKU, added[0]]) {
        const [last] = (await history({ MAIN_SKU: sku })).items;
        expect(last).toMatchObject({ KIND: 'upload', UPLOAD: { ID, FILE_NAME: 'prices.xlsx' } });
      }
    });

    it.each([
      ['../../../etc/passwd.csv', 'passwd.csv'],
      ['C:\\prices\\list.csv', 'list.csv'],
      ['a\0\u202eb\n.csv', 'ab.csv'],
      [`${'x'.repeat(1100)}.csv`, 'x'.repeat(1000)],
      ['<b>.csv', '<b>.csv'],
    ])('from a file named %j is listed by a displayable name', async (sent, kept) => {
      const [sku = ''] = await freeSkus(backEnd(), 1);
      const file = new File([`MAIN_SKU,SP_AUD_01\n${sku},5\n`], sent);
      expect((await upload(backEnd(), file)).status).toBe(200);
      expect((await lastUpload()).FILE_NAME).toBe(kept);
    });

    it('without new rows is not listed', async () => {
      const made = await newPrice({ AUD: ['5'], USD: [] });
      const before = (await uploads()).meta.totalItems;
      await upload(backEnd(), csvFile(`MAIN_SKU,SP_AUD_01\n${made.MAIN_SKU},5\n`));
      await upload(backEnd(), csvFile(`MAIN_SKU,SP_AUD_01\n${made.MAIN_SKU},5\nNO-SUCH,6\n`));
      expect((await uploads()).meta.totalItems).toBe(before);
    });

    it('excludes pairs that another user confirms or that have no file', async () => {
      const { old, pairs } = await someUpload();
      const body = { confirmedDuplicates: pairs.slice(0, 1) };
      await backEnd().call('price/confirmChanges', { body, ...(await as('admin')) });
      const [last] = (await history({ MAIN_SKU: old[0]?.MAIN_SKU })).items;
      expect(last).toMatchObject({ KIND: 'hand', UPLOAD: null, CHANGED_BY: { EMAIL: 'admin@pricebook.test' } });
    });
  });

  describe('Taking an upload back', () => {
    it('deletes its additions, restores its changes, and records both', { tags: 'CC23' }, async () => {
      const before = await total();
      const { old, added, pairs } = await someUpload();
      await confirm(backEnd(), pairs);
      const { ID } = await lastUpload();
      const { status, body } = await takeBack(ID);
      expect([status, body.message]).toEqual([200, 'Upload taken back: 2 deleted, 2 set back.']);
      expect(await priceOf(backEnd(), old[0]?.MAIN_SKU ?? '')).toEqual({ ...old[0], VERSION: 3 });
      expect(await priceOf(backEnd(), added[1] ?? '')).toBeUndefined();
      expect(await total()).toBe(before + 2);
      expect(await lastUpload()).toMatchObject({ ID, PENDING: 0, TAKEN_BACK: { NAME: 'Marion Okafor' } });
      const [restored] = (await history({ MAIN_SKU: old[0]?.MAIN_SKU })).items;
      expect(restored).toMatchObject({
        KIND: 'take-back',
        ACTION: 'changed',
        UPLOAD: { ID },
        CHANGED_BY: { EMAIL: 'admin@pricebook.test' },
        CHANGES: [{ KEY: 'SP_AUD_01', OLD: '11', NEW: '1' }],
      });
      const [deleted] = (await history({ MAIN_SKU: added[1] })).items;
      expect(deleted).toMatchObject({ KIND: 'take-back', ACTION: 'deleted' });
    });

    it('changes nothing if prices were changed since, and names their SKUs', { tags: 'CC23' }, async () => {
      const { old, added, pairs } = await someUpload();
      await confirm(backEnd(), pairs);
      const { ID } = await lastUpload();
      const mine = await priceOf(backEnd(), added[0] ?? '');
      const other = await priceOf(backEnd(), added[1] ?? '');
      if (mine) await edit(mine, ['13']);
      if (other) await remove(other);
      const { status, body } = await takeBack(ID);
      expect(status).toBe(409);
      // The latest change first.
      expect(body.data.skus).toEqual([added[1], added[0]]);
      expect(body.message).toContain(added[0]);
      expect(await priceOf(backEnd(), old[0]?.MAIN_SKU ?? '')).toMatchObject({ SP_AUD_01: '11' });
      expect(await lastUpload()).toMatchObject({ TAKEN_BACK: null });
      if (mine) await edit(mine, ['12']);
      if (other) await upload(backEnd(), csvFile(`MAIN_SKU,SP_AUD_01\n${other.MAIN_SKU},12\n`));
      expect((await takeBack(ID)).body.data.skus).toEqual([other?.MAIN_SKU]);
    });

    it('takes effect once, however often it is requested', { tags: 'CC23' }, async () => {
      const before = await total();
      await someUpload();
      const { ID } = await lastUpload();
      const responses = await Promise.all([1, 2, 3].map(() => takeBack(ID)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await total()).toBe(before + 2);
      const again = await takeBack(ID);
      expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(/already, by Marion Okafor/)]);
    });

    it('or a simultaneous edit of the same price succeeds, not both', async () => {
      const { added } = await someUpload();
      const made = await priceOf(backEnd(), added[0] ?? '');
      const { ID } = await lastUpload();
      const body = { ID: made?.ID, PRICES: { AUD: ['99'] } };
      const [taken, edited] = await Promise.all([
        takeBack(ID),
        backEnd().call('price/updatePrice', { method: 'PATCH', body, ...(await as('sales')) }),
      ]);
      expect([
        [200, 404],
        [409, 200],
      ]).toContainEqual([taken.status, edited.status]);
      const now = await priceOf(backEnd(), added[0] ?? '');
      expect(now?.SP_AUD_01).toBe(taken.status === 200 ? undefined : '99');
    });

    it('works for several uploads in turn, the newest first', async () => {
      const made = await newPrice({ AUD: ['1'], USD: [] });
      const change = async (price: number) => {
        const { body } = await upload(backEnd(), csvFile(`MAIN_SKU,SP_AUD_01\n${made.MAIN_SKU},${price}\n`));
        await confirm(backEnd(), body.data.duplicateData as readonly Pair[]); // SAFETY: the call refuses anything else.
        return (await lastUpload()).ID;
      };
      const [first, second] = [await change(2), await change(3)];
      expect((await takeBack(first)).status).toBe(409);
      expect((await takeBack(second)).status).toBe(200);
      expect((await takeBack(first)).status).toBe(200);
      expect(await priceOf(backEnd(), made.MAIN_SKU)).toMatchObject({ SP_AUD_01: '1' });
    });

    it('does nothing without a confirmation or an upload', async () => {
      const made = await newPrice({ AUD: ['1'], USD: [] });
      await upload(backEnd(), csvFile(`MAIN_SKU,SP_AUD_01\n${made.MAIN_SKU},2\n`));
      expect(await takeBack((await lastUpload()).ID)).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(/nothing to take back: .* has changed no price/) },
      });
      expect((await takeBack(2_000_000)).status).toBe(404);
    });
  });

  it.each([
    ['getPriceHistory', { currentPage: 0 }],
    ['getPriceHistory', { itemsPerPage: 101 }],
    ['getPriceHistory', { MAIN_SKU: 5 }],
    ['takeBackUpload', {}],
    ['takeBackUpload', { ID: '1; drop table price' }],
  ])('refuses %s with %j', async (path, body) => {
    expect((await backEnd().call(`price/${path}`, { body, ...(await as('admin')) })).status).toBe(400);
  });

  it('requires the right to write prices', async () => {
    const calls = [
      ['price/getPriceHistory', { body: {} }],
      ['price/getPriceUploads', {}],
      ['price/takeBackUpload', { body: { ID: 1 } }],
    ] as const;
    for (const [path, sent] of calls) {
      expect((await backEnd().call(path, sent)).status).toBe(401);
      expect((await backEnd().call(path, { ...sent, ...(await as('customer')) })).status).toBe(403);
    }
    expect((await backEnd().call('price/getPriceUploads?itemsPerPage=0', await as('admin'))).status).toBe(400);
  });
});
