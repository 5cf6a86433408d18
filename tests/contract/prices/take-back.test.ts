import { describe, expect, it } from 'vitest';
import { createSomeProduct } from '../products/product-calls';
import { onBothStores } from '../stores';
import { confirm, csvFile, freeSkus, priceOf, upload } from './price-files';

interface Change {
  readonly KEY: string;
  readonly OLD: string;
  readonly NEW: string;
}
interface Item {
  readonly PRICE_ID: number;
  readonly MAIN_SKU: string;
  readonly ACTION: string;
  readonly CHANGES: readonly Change[];
}
interface Preview {
  readonly upload: object;
  readonly deleted: number;
  readonly restored: number;
  readonly items: readonly Item[];
  readonly changedSince: {
    readonly total: number;
    readonly items: readonly (Item & {
      readonly KIND: string;
      readonly FILE_NAME: string;
      readonly CHANGED_BY: { readonly NAME: string };
    })[];
  };
}

onBothStores('The price history', (backEnd) => {
  const admin = async () => ({ token: await backEnd().tokenOf('admin') });
  const preview = async (ID: unknown) =>
    backEnd().call<Preview>(`price/previewTakeBack?ID=${ID}`, { method: 'GET', ...(await admin()) });
  const takeBack = async (ID: number, CHANGED_SINCE?: unknown) =>
    backEnd().call<{ readonly deleted: number; readonly restored: number; readonly total?: number }>(
      'price/takeBackUpload',
      { body: { ID, CHANGED_SINCE }, ...(await admin()) },
    );
  const lastUpload = async () => {
    const response = await backEnd().call<{ readonly items: readonly { readonly ID: number }[] }>(
      'price/getPriceUploads?itemsPerPage=1',
      await admin(),
    );
    return response.body.data.items[0]?.ID ?? 0;
  };
  const edit = async (sku: string, AUD: readonly string[]) => {
    const ID = (await priceOf(backEnd(), sku))?.ID;
    const sent = { method: 'PATCH', body: { ID, PRICES: { AUD } }, ...(await admin()) };
    expect((await backEnd().call('price/updatePrice', sent)).status).toBe(200);
  };
  const send = async (rows: readonly (readonly [string, string])[]) => {
    const text = ['MAIN_SKU,SP_AUD_01', ...rows.map((row) => row.join(','))].join('\n');
    const { body } = await upload(backEnd(), csvFile(`${text}\n`));
    if (body.data.needsConfirmation) await confirm(backEnd(), body.data.duplicateData);
    return lastUpload();
  };
  /** An upload that has added `added` and raised `raised` from 1 to 11, three SKUs each. */
  async function someUpload() {
    const [a = '', b = '', c = '', d = ''] = [...(await freeSkus(backEnd(), 4))].sort();
    await send([
      [a, '1'],
      [b, '1'],
    ]);
    const id = await send([a, b, c, d].map((sku) => [sku, '11']));
    return { id, raised: [a, b] as const, added: [c, d] as const };
  }

  describe('of several unconfirmed uploads', { tags: 'PS22' }, () => {
    const unconfirmed = async (rows: readonly (readonly [string, string])[]) => {
      const text = ['MAIN_SKU,SP_AUD_01', ...rows.map((row) => row.join(','))].join('\n');
      const { body } = await upload(backEnd(), csvFile(`${text}\n`));
      return { id: await lastUpload(), pairs: body.data.duplicateData };
    };
    const counts = async (id: number) => {
      const { data } = (await preview(id)).body;
      return [data?.deleted, data?.restored];
    };
    async function twoUploads() {
      const [a = '', b = ''] = await freeSkus(backEnd(), 2);
      await send([
        [a, '1'],
        [b, '1'],
      ]);
      const first = await unconfirmed([
        [a, '11'],
        [b, '11'],
      ]);
      const second = await unconfirmed([[a, '12']]);
      return { a, b, first, second };
    }

    it('books a confirmed change to the upload that returned it', async () => {
      const { a, first, second } = await twoUploads();
      expect((await confirm(backEnd(), first.pairs.slice(0, 1))).status).toBe(200);
      expect(await counts(first.id)).toEqual([0, 1]);
      expect(await counts(second.id)).toEqual([0, 0]);
      expect((await takeBack(first.id)).body.data).toMatchObject({ restored: 1 });
      expect(await priceOf(backEnd(), a)).toMatchObject({ SP_AUD_01: '1' });
    });

    it('books overlapping confirmations to their upload', async () => {
      const { first } = await twoUploads();
      const both = [confirm(backEnd(), first.pairs), confirm(backEnd(), first.pairs.slice(1))];
      for (const { status } of await Promise.all(both)) expect(status).toBe(200);
      expect(await counts(first.id)).toEqual([0, 2]);
    });

    it('refuses to confirm one that was taken back', async () => {
      const { a, first } = await twoUploads();
      expect((await confirm(backEnd(), first.pairs.slice(0, 1))).status).toBe(200);
      expect((await takeBack(first.id)).status).toBe(200);
      const late = await confirm(backEnd(), first.pairs.slice(1));
      expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('was taken back')]);
      expect(await priceOf(backEnd(), a)).toMatchObject({ SP_AUD_01: '1' });
    });

    it('accepts pairs without the upload, and none of another account', async () => {
      const { a, first } = await twoUploads();
      const [pair] = first.pairs;
      const { UPLOAD_ID, ...existingData } = pair?.existingData ?? {};
      expect(UPLOAD_ID).toBe(first.id);
      const body = { confirmedDuplicates: [{ ...pair, existingData: { ...existingData, UPLOAD_ID } }] };
      expect((await backEnd().call('price/confirmChanges', { body, ...(await admin()) })).status).toBe(200);
      expect(await counts(first.id)).toEqual([0, 0]);
      expect(await priceOf(backEnd(), a)).toMatchObject({ SP_AUD_01: '11' });
      const [, other] = first.pairs;
      const { UPLOAD_ID: _, ...shown } = other?.existingData ?? {};
      expect((await confirm(backEnd(), [{ ...other, existingData: shown }])).status).toBe(200);
    });
  });

  it('previews taking an upload back without changing anything', { tags: 'L210' }, async () => {
    const { id, raised, added } = await someUpload();
    const { status, body } = await preview(id);
    expect([status, body.data.deleted, body.data.restored]).toEqual([200, 2, 2]);
    expect(body.data.upload).toMatchObject({ ID: id, FILE_NAME: 'prices.csv', UPLOADED_BY: { NAME: 'Tom Brandt' } });
    expect(body.data.items.map(({ MAIN_SKU, ACTION }) => [MAIN_SKU, ACTION])).toEqual([
      ...raised.map((sku) => [sku, 'changed']),
      ...added.map((sku) => [sku, 'deleted']),
    ]);
    expect(body.data.items[0]?.CHANGES).toEqual([{ KEY: 'SP_AUD_01', OLD: '11', NEW: '1' }]);
    expect(body.data.items[3]?.CHANGES).toEqual([{ KEY: 'SP_AUD_01', OLD: '11', NEW: '' }]);
    expect(body.data.changedSince).toEqual({ total: 0, items: [] });
    expect(await priceOf(backEnd(), raised[0])).toMatchObject({ SP_AUD_01: '11' });
  });

  it('lists later changes by other users in that preview', { tags: 'L210' }, async () => {
    const { id, raised, added } = await someUpload();
    await edit(raised[0], ['11', '5']);
    const price = await priceOf(backEnd(), added[0]);
    await backEnd().call(`price/deletePrice?ID=${price?.ID}`, { method: 'DELETE', ...(await admin()) });
    await send([[added[1], '12']]);
    const { data } = (await preview(id)).body;
    expect([data.deleted, data.restored, data.items.map(({ MAIN_SKU }) => MAIN_SKU)]).toEqual([0, 1, [raised[1]]]);
    expect(data.changedSince.total).toBe(3);
    expect(data.changedSince.items).toMatchObject([
      // The latest change first.
      { MAIN_SKU: added[1], KIND: 'upload', FILE_NAME: 'prices.csv', CHANGED_BY: { NAME: 'Tom Brandt' } },
      { MAIN_SKU: added[0], ACTION: 'deleted', CHANGES: [{ KEY: 'SP_AUD_01', OLD: '11', NEW: '' }] },
      {
        MAIN_SKU: raised[0],
        ACTION: 'changed',
        KIND: 'hand',
        CHANGED_BY: { NAME: 'Marion Okafor' },
        CHANGES: [{ KEY: 'SP_AUD_02', OLD: '', NEW: '5' }],
      },
    ]);
  });

  describe('after later changes', () => {
    it('takes the others back when their number is the confirmed one', { tags: 'L211' }, async () => {
      const { id, raised, added } = await someUpload();
      await edit(raised[0], ['99']);
      for (const wrong of [undefined, 0, 2]) {
        const refused = await takeBack(id, wrong);
        expect([refused.status, refused.body.data.total]).toEqual([409, 1]);
      }
      const done = await takeBack(id, 1);
      expect([done.status, done.body.data]).toEqual([200, { deleted: 2, restored: 1 }]);
      expect(done.body.message).toBe('Upload taken back: 2 deleted, 1 set back. 1 changed since stays.');
      expect(await priceOf(backEnd(), raised[0])).toMatchObject({ SP_AUD_01: '99' });
      expect(await priceOf(backEnd(), raised[1])).toMatchObject({ SP_AUD_01: '1' });
      expect(await priceOf(backEnd(), added[0])).toBeUndefined();
      expect((await preview(id)).body.message).toMatch(/already, by Marion Okafor/);
    });

    it('takes nothing back when all or none were changed', { tags: 'L211' }, async () => {
      const [sku = ''] = await freeSkus(backEnd(), 1);
      const id = await send([[sku, '11']]);
      await edit(sku, ['12']);
      expect((await takeBack(id, 1)).body.message).toMatch(
        /nothing to take back: each price that .* was changed again afterwards/,
      );
      await edit(sku, ['11']);
      expect((await takeBack(id, 1)).body.message).toMatch(/no price was changed after/);
      expect(await priceOf(backEnd(), sku)).toMatchObject({ SP_AUD_01: '11' });
    });
  });

  it('can be limited to one price level', { tags: 'L201' }, async () => {
    // The SKUs of other tests have a history already.
    const { MAIN_SKU: sku } = await createSomeProduct(backEnd());
    await send([[sku, '1']]);
    await edit(sku, ['1', '2']);
    await edit(sku, ['3', '2']);
    const levels = async (KEY: string) => {
      const response = await backEnd().call<{ readonly items: readonly { readonly CHANGES: readonly Change[] }[] }>(
        'price/getPriceHistory',
        { body: { MAIN_SKU: sku, KEY }, ...(await admin()) },
      );
      return response.body.data?.items.map(({ CHANGES }) => CHANGES.find((change) => change.KEY === KEY)?.NEW);
    };
    expect(await levels('SP_AUD_01')).toEqual(['3', '1']);
    expect(await levels('SP_AUD_02')).toEqual(['2']);
    expect(await levels('SP_USD_01')).toEqual([]);
  });

  it('refuses invalid requests and unauthorised users', async () => {
    const { id } = await someUpload();
    expect((await preview('1;')).status).toBe(400);
    expect((await preview(2_000_000)).status).toBe(404);
    expect((await takeBack(id, -1)).status).toBe(400);
    const customer = { token: await backEnd().tokenOf('customer') };
    expect((await backEnd().call(`price/previewTakeBack?ID=${id}`, customer)).status).toBe(403);
    const body = { KEY: 'SP_EUR_01' };
    expect((await backEnd().call('price/getPriceHistory', { body, ...(await admin()) })).status).toBe(400);
  });
});
