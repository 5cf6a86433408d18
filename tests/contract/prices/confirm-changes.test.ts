import { describe, expect, it } from 'vitest';
import { onBothStores } from '../stores';
import { createSomePrice, listPrices, type Price } from './price-calls';
import { confirm, type Pair, priceOf, upload, xlsxFile } from './price-files';

onBothStores('Confirming changed prices', (backEnd) => {
  /** Records with SP_AUD_01 to 03, and the pairs of an upload that raises the first price of each by 10. */
  const changes = async (count: number): Promise<{ records: readonly Price[]; pairs: readonly Pair[] }> => {
    const records: Price[] = [];
    for (let made = 0; made < count; made += 1) {
      records.push(await createSomePrice(backEnd(), { AUD: ['1', '2', '3'], USD: ['4'] }));
    }
    const rows = records.map(({ MAIN_SKU }) => [MAIN_SKU, 11]);
    const { body } = await upload(backEnd(), xlsxFile([['MAIN_SKU', 'SP_AUD_01'], ...rows]));
    return { records, pairs: body.data.duplicateData };
  };
  const edit = async ({ ID }: Price, AUD: readonly string[]) => {
    const token = await backEnd().tokenOf('admin');
    const body = { ID, PRICES: { AUD } };
    expect((await backEnd().call('price/updatePrice', { method: 'PATCH', body, token })).status).toBe(200);
  };
  const remove = async ({ ID }: Price) => {
    const token = await backEnd().tokenOf('admin');
    await backEnd().call(`price/deletePrice?ID=${ID}`, { method: 'DELETE', token });
  };
  const now = (record: Price | undefined) => priceOf(backEnd(), record?.MAIN_SKU ?? '');
  /** A pair of which one price was excluded: it has its existing value. */
  const leaveOut = (pair: Pair | undefined, key: string): Pair => ({
    existingData: pair?.existingData ?? {},
    newData: { ...pair?.newData, [key]: pair?.existingData[key] },
  });

  it('writes exactly the chosen pairs and prices, and increments their versions', { tags: 'B018' }, async () => {
    const { records, pairs } = await changes(3);
    const both = { ...pairs[0], newData: { ...pairs[0]?.newData, SP_USD_20: 'POA' } };
    const { status, body } = await confirm(backEnd(), [both, leaveOut(pairs[1], 'SP_AUD_01')]);
    expect([status, body.message]).toEqual([200, 'Price changes confirmed: 1 saved, 1 already up to date.']);
    const changed = { SP_AUD_01: '11', SP_AUD_02: '2', SP_USD_01: '4', SP_USD_20: 'POA', VERSION: 2 };
    expect(await now(records[0])).toMatchObject(changed);
    expect(await now(records[1])).toEqual(records[1]);
    expect(await now(records[2])).toEqual(records[2]);
  });

  it('accepts a pair’s values as numbers, null or absent prices', async () => {
    const { records, pairs } = await changes(1);
    const { ID, VERSION, MAIN_SKU } = records[0] ?? {};
    const pair = { existingData: { ID: String(ID), VERSION, MAIN_SKU }, newData: { SP_AUD_01: 7.5, SP_AUD_02: null } };
    expect(pairs).toHaveLength(1);
    expect((await confirm(backEnd(), [pair])).status).toBe(200);
    expect(await now(records[0])).toMatchObject({ SP_AUD_01: '7.5', SP_AUD_02: '', SP_AUD_03: '3' });
  });

  it('can be repeated without effect', { tags: 'B018' }, async () => {
    const { records, pairs } = await changes(2);
    await confirm(backEnd(), pairs);
    const after = await now(records[0]);
    const again = await confirm(backEnd(), pairs);
    expect(again).toMatchObject({ status: 200, body: { data: { changed: 0, unchanged: 2 } } });
    expect(await now(records[0])).toEqual(after);
  });

  it('takes effect once when sent several times at once', async () => {
    const { records, pairs } = await changes(4);
    const responses = await Promise.all([1, 2, 3].map(() => confirm(backEnd(), pairs)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.map(({ body }) => body.data.changed).sort()).toEqual([0, 0, 4]);
    expect(await now(records[3])).toMatchObject({ SP_AUD_01: '11', VERSION: 2 });
  });

  it('changes nothing when a record is stale, and returns the current pairs', {
    tags: 'B018',
  }, async () => {
    const { records, pairs } = await changes(3);
    const [edited, untouched, done] = records;
    await confirm(backEnd(), pairs.slice(2));
    if (edited) await edit(edited, ['5', '6', '3']);
    const { status, body } = await confirm(backEnd(), pairs);
    expect(status).toBe(409);
    expect(body.message).toMatch(/^Nothing was saved: 1 record has changed/);
    const fresh = body.data.duplicateData ?? [];
    expect(fresh.map(({ existingData }) => existingData.ID)).toEqual([edited?.ID, untouched?.ID]);
    expect(fresh[0]?.existingData).toMatchObject({ VERSION: 2, SP_AUD_01: '5', SP_AUD_02: '6' });
    // The changes of the file and of the other user; what the file does not change is not reset.
    expect(fresh[0]?.newData).toMatchObject({ SP_AUD_01: '11', SP_AUD_02: '6', SP_AUD_03: '3' });
    expect(fresh[1]).toEqual(pairs[1]);
    expect(await now(untouched)).toEqual(untouched);
    expect(await now(edited)).toMatchObject({ SP_AUD_01: '5' });
    expect(await now(done)).toMatchObject({ SP_AUD_01: '11' });

    expect((await confirm(backEnd(), fresh)).body.data.changed).toBe(2);
    expect(await now(edited)).toMatchObject({ SP_AUD_01: '11', SP_AUD_02: '6' });
  });

  it('lets either an edit or the confirmation succeed, never both', async () => {
    const { records, pairs } = await changes(1);
    const [record] = records;
    const body = { ID: record?.ID, PRICES: { AUD: ['99'] }, VERSION: 1 };
    const token = await backEnd().tokenOf('admin');
    const [confirmed, edited] = await Promise.all([
      confirm(backEnd(), pairs),
      backEnd().call('price/updatePrice', { method: 'PATCH', body, token }),
    ]);
    expect([confirmed.status, edited.status].sort()).toEqual([200, 409]);
    expect(await now(record)).toMatchObject({ SP_AUD_01: confirmed.status === 200 ? '11' : '99', VERSION: 2 });
  });

  it('changes nothing when a record was deleted, and reports it', async () => {
    const { records, pairs } = await changes(2);
    if (records[0]) await remove(records[0]);
    const { status, body } = await confirm(backEnd(), pairs);
    expect(status).toBe(409);
    expect(body.message).toContain(`the price of ${records[0]?.MAIN_SKU} was deleted`);
    expect(body.data.duplicateData).toEqual([pairs[1]]);
    expect(await now(records[1])).toEqual(records[1]);
    if (records[1]) await remove(records[1]);
    const both = records.map((record) => record.MAIN_SKU).join(', ');
    expect((await confirm(backEnd(), pairs)).body.message).toBe(
      `Nothing was saved: the prices of ${both} were deleted: please leave them out.`,
    );
  });

  describe('refuses, and changes nothing,', () => {
    const pair = { existingData: { ID: 1, VERSION: 1, MAIN_SKU: 'A' }, newData: { SP_AUD_01: '5' } };
    const body = (...pairs: readonly unknown[]) => ({ confirmedDuplicates: pairs });
    it.each([
      ['no list', {}, 'confirmedDuplicates'],
      ['a text for a list', { confirmedDuplicates: 'all' }, 'confirmedDuplicates'],
      ['a pair that is none', body(pair, 5), 'confirmedDuplicates.1'],
      ['a pair without newData', body({ existingData: pair.existingData }), 'confirmedDuplicates.0.newData'],
      [
        'a record without ID',
        body({ ...pair, existingData: { VERSION: 1, MAIN_SKU: 'A' } }),
        'confirmedDuplicates.0.existingData.ID',
      ],
      ['a negative price', body({ ...pair, newData: { SP_USD_20: '-1' } }), 'confirmedDuplicates.0.newData.SP_USD_20'],
      [
        'a price that is a list',
        body({ ...pair, newData: { SP_USD_20: [1] } }),
        'confirmedDuplicates.0.newData.SP_USD_20',
      ],
      ['another SKU', body({ ...pair, newData: { MAIN_SKU: 'B' } }), 'confirmedDuplicates.0.newData.MAIN_SKU'],
      ['a record twice', body(pair, pair), 'confirmedDuplicates.1.existingData.ID'],
    ])('%s by its field', async (_, sent, field) => {
      const before = await listPrices(backEnd());
      const response = await backEnd().call<{ fields: object }>('price/confirmChanges', {
        body: sent,
        token: await backEnd().tokenOf('sales'),
      });
      expect(response.status).toBe(400);
      expect(Object.keys(response.body.data.fields)).toEqual([field]);
      expect(await listPrices(backEnd())).toEqual(before);
    });

    it('more than 10,000 pairs, and more than 32 MB', async () => {
      expect((await confirm(backEnd(), Array(10_001).fill(pair))).status).toBe(413);
      expect((await confirm(backEnd(), ['x'.repeat(33 * 1024 * 1024)])).status).toBe(413);
    });

    it('an unauthorised user', async () => {
      const token = await backEnd().tokenOf('customer');
      expect((await backEnd().call('price/confirmChanges', { body: body(pair), token })).status).toBe(403);
      expect((await backEnd().call('price/confirmChanges', { body: body(pair) })).status).toBe(401);
    });
  });
});
