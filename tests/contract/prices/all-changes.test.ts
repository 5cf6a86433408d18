import { type Kysely, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../demo/server/db/migrate';
import type { Schema } from '../../../demo/server/db/schema';
import { readPriceChanges } from '../../../demo/server/prices/history/price-history';
import { createSomeProduct } from '../products/product-calls';
import { newPostgresDatabase, onBothStores, onPostgres } from '../stores';
import { confirm, csvFile, upload } from './price-files';
import { countingRows, openMemoryPool } from './rows-read';

interface Change {
  readonly ID: number;
  readonly MAIN_SKU: string;
  readonly CHANGED_AT: string;
  readonly UPLOAD: { readonly FILE_NAME: string } | null;
  readonly CHANGES: readonly { readonly KEY: string; readonly OLD: string; readonly NEW: string }[];
}
interface Listed {
  readonly items: readonly Change[];
  readonly next: number | null;
}

onBothStores('The changes of all SKUs', (backEnd) => {
  const token = () => backEnd().tokenOf('sales');
  const read = async (query = '') => {
    const sent = await backEnd().call<Listed>(`price/getPriceChanges${query}`, { token: await token() });
    expect(sent.status).toBe(200);
    return sent.body.data;
  };
  const create = async (price: string): Promise<string> => {
    const { MAIN_SKU } = await createSomeProduct(backEnd());
    const body = { MAIN_SKU, PRICES: { AUD: [price], USD: [] } };
    expect((await backEnd().call('price/createPrice', { body, token: await token() })).status).toBe(200);
    return MAIN_SKU;
  };

  it('are listed newest first, with person, time, both prices and file', { tags: 'NH01' }, async () => {
    const [one, other] = [await create('10'), await create('20')];
    const { body } = await upload(backEnd(), csvFile(`MAIN_SKU,SP_AUD_01\n${one},11\n`));
    await confirm(backEnd(), body.data.duplicateData);
    const { items } = await read('?itemsPerPage=3');
    expect(items.map(({ MAIN_SKU, UPLOAD, CHANGES }) => [MAIN_SKU, UPLOAD?.FILE_NAME, CHANGES])).toEqual([
      [one, 'prices.csv', [{ KEY: 'SP_AUD_01', OLD: '10', NEW: '11' }]],
      [other, undefined, [{ KEY: 'SP_AUD_01', OLD: '', NEW: '20' }]],
      [one, undefined, [{ KEY: 'SP_AUD_01', OLD: '', NEW: '10' }]],
    ]);
    expect(items[1]).toMatchObject({ KIND: 'hand', CHANGED_BY: { NAME: 'Tom Brandt' } });
  });

  it('from a time on are read page by page, each change once', { tags: 'NH01' }, async () => {
    await create('1');
    const since = (await read('?itemsPerPage=1')).items[0]?.CHANGED_AT ?? '';
    const made = [await create('1'), await create('2'), await create('3'), await create('4')].reverse();
    const from = `SINCE=${encodeURIComponent(since)}`;
    const all = (await read(`?${from}`)).items;
    // The change at that time itself is included.
    expect(all.map(({ MAIN_SKU }) => MAIN_SKU).slice(0, 4)).toEqual(made);
    expect(all.length).toBeGreaterThanOrEqual(5);
    expect(all.every(({ CHANGED_AT }) => CHANGED_AT >= since)).toBe(true);

    const paged: Change[] = [];
    let page = await read(`?${from}&itemsPerPage=2`);
    for (; page.next !== null; page = await read(`?${from}&itemsPerPage=2&BEFORE=${page.next}`)) {
      expect(page.items).toHaveLength(2);
      paged.push(...page.items);
    }
    expect([...paged, ...page.items]).toEqual(all);
    expect(await read(`?SINCE=2999-01-01T00:00:00%2B10:00`)).toEqual({ items: [], next: null });
  });

  it('are for those who may write prices, and refuse what is no time, ID or size', async () => {
    expect((await backEnd().call('price/getPriceChanges')).status).toBe(401);
    const customer = { token: await backEnd().tokenOf('customer') };
    expect((await backEnd().call('price/getPriceChanges', customer)).status).toBe(403);
    for (const query of ['SINCE=yesterday', 'SINCE=2026-13-01T00:00:00Z', 'BEFORE=x', 'itemsPerPage=101'])
      expect((await backEnd().call(`price/getPriceChanges?${query}`, { token: await token() })).status).toBe(400);
  });
});

const CHANGES = 5000;

/** Changes by hand, each a minute after the one before. */
async function fill(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  await sql`insert into price_change (price_id, main_sku, changed_at, account_id, changed_by, changed_by_email, kind,
      old_aud, old_usd, new_aud, new_usd)
    select number, 'SKU-' || number, timestamptz '2026-01-01' + number * interval '1 minute', 1, 'Ana', 'ana@courts.example',
      'hand', array['1'], '{}', array['2'], '{}' from generate_series(1, ${sql.lit(CHANGES)}) as number`.execute(db);
  await sql`analyze`.execute(db);
}

function rowTests(openPool: () => Promise<PostgresPool>): void {
  it('handles the rows of a page alone, however many changes there are', {
    tags: 'NH01',
  }, async () => {
    const { db, handled } = countingRows(await openPool());
    onTestFinished(() => db.destroy());
    await fill(db);
    const last = CHANGES / 2;
    const queries = [
      { SINCE: undefined, BEFORE: undefined },
      { SINCE: new Date('2026-01-02'), BEFORE: undefined },
      { SINCE: undefined, BEFORE: last },
      { SINCE: new Date('2026-01-02'), BEFORE: last },
      // No change is that new.
      { SINCE: new Date('2027-01-01'), BEFORE: undefined },
    ];
    for (const query of queries) {
      handled();
      const { items } = await db.transaction().execute((trx) => readPriceChanges(trx, { ...query, itemsPerPage: 50 }));
      expect(handled()).toBeLessThan(300);
      if (query.BEFORE !== undefined) expect(items[0]?.ID).toBe(last - 1);
    }
  });
}

describe('A page of all changes, on PGlite', () => rowTests(openMemoryPool));
onPostgres('A page of all changes', () =>
  rowTests(async () => new pg.Pool({ connectionString: await newPostgresDatabase() })),
);
