import { type Kysely, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../demo/server/db/migrate';
import { primaryPool } from '../../../demo/server/db/primary-pool';
import type { Schema } from '../../../demo/server/db/schema';
import { readPricePage } from '../../../demo/server/prices/price-list';
import { newPostgresDatabase, onPostgres } from '../stores';
import { countingRows, openMemoryPool } from './rows-read';

const RECORDS = 20_000;
/** Rows that a plan may handle for a page: two segments of 500, by each of its parts, and the segments' counts. */
const MOST = 8000;
/** The page of a rare value has rows of twenty segments. */
const MOST_RARE = 30_000;

const staff = { id: 1, role: 'Admin', companyId: 1, status: 'Active', tokenVersion: 1 } as const;
const customer = { ...staff, role: 'Customer' } as const;

/** Every tenth product is a roll, one in a thousand is rare, each third is inactive, and all have different sizes. */
async function fill(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  await sql`insert into product (main_sku, search_text, unit, status, unit_size)
    select 'SKU-' || number, '', case when number % 1000 = 5 then 'rare' when number % 10 = 0 then 'roll' else 'm' end,
      case when number % 3 = 0 then 'Inactive' else 'Active' end, number
    from generate_series(1, ${sql.lit(RECORDS)}) as number`.execute(db);
  await sql`insert into price (main_sku, aud, usd) select main_sku, array['2'], '{}' from product`.execute(db);
  await sql`insert into list_change (main_sku) select main_sku from product`.execute(db);
  await sql`update list_count set total = ${sql.lit(RECORDS)}`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

function tests(openPool: () => Promise<PostgresPool>): void {
  it('do not read the list, once its columns are counted', { tags: 'PC40' }, async () => {
    const { db, handled } = countingRows(await openPool());
    onTestFinished(() => db.destroy());
    await fill(db);
    const read =
      (account: typeof staff | typeof customer, unit: string, currentPage: number, filters = {}) =>
      (from: Kysely<Schema>) =>
        readPricePage(from, account, {
          currentPage,
          itemsPerPage: 50,
          search: '',
          filters: { UNIT: [unit], ...filters },
        });
    const inactive = { STATUS: ['Inactive'] };
    await read(staff, 'roll', 1, inactive)(db);
    for (const account of [staff, customer]) {
      for (const [unit, total, page, most, filters] of [
        ['roll', RECORDS / 10, 1, MOST],
        ['roll', RECORDS / 10, 20, MOST],
        ['roll', RECORDS / 10, 40, MOST],
        ['m', RECORDS * 0.899, 180, MOST],
        ['rare', RECORDS / 1000, 1, MOST_RARE],
        ['none', 0, 1, MOST],
        ['roll', 666, 1, MOST, inactive],
        ['roll', 666, 14, MOST, inactive],
        ['m', 5993, 60, MOST, inactive],
        ['rare', 7, 1, MOST_RARE, inactive],
        ['none', 0, 1, MOST, inactive],
      ] as const) {
        handled();
        const { items, meta } = await db.transaction().execute(read(account, unit, page, filters));
        expect(meta).toMatchObject({ totalItems: total, currentPage: page });
        expect(items).toHaveLength(Math.min(50, total - (page - 1) * 50));
        expect(handled(), `${account.role} ${unit} ${page}`).toBeLessThan(most);
      }
    }
  });

  it('are right after a server of the version before has counted the segments', { tags: 'PC40' }, async () => {
    const { db } = countingRows(await openPool());
    onTestFinished(() => db.destroy());
    await fill(db);
    const read = async (account: typeof staff | typeof customer) => {
      const query = { currentPage: 1, itemsPerPage: 50, search: '', filters: { UNIT: ['roll'], STATUS: ['Inactive'] } };
      return (await readPricePage(db, account, query)).meta.totalItems;
    };
    expect([await read(staff), await read(customer)]).toEqual([666, 666]);
    const { rows } =
      await sql`delete from list_segment returning first_sku, products, open_products, prices, open_prices`.execute(db);
    await sql`insert into list_segment (first_sku, products, open_products, prices, open_prices)
      select first_sku, products, open_products, prices, open_prices from json_populate_recordset(null::list_segment, ${JSON.stringify(rows)}::json)`.execute(
      db,
    );
    expect([await read(staff), await read(customer)]).toEqual([666, 666]);
  });

  it('are right where a column has too many values to count them', { tags: 'PC40' }, async () => {
    const { db } = countingRows(await openPool());
    onTestFinished(() => db.destroy());
    await fill(db);
    const query = { currentPage: 1, itemsPerPage: 50, search: '', filters: { UNIT_SIZE: ['7', '12000'] } };
    const { items, meta } = await readPricePage(db, staff, query);
    expect(meta.totalItems).toBe(2);
    expect(items.map(({ MAIN_SKU }) => MAIN_SKU)).toEqual(['SKU-12000', 'SKU-7']);
    expect(await db.selectFrom('list_segment_value').select('key').execute()).toEqual([]);
  });
}

describe('Filtered pages, on PGlite', () => {
  tests(openMemoryPool);
});

onPostgres('Filtered pages, without reading the list', () => {
  tests(async () =>
    primaryPool(new pg.Pool({ connectionString: await newPostgresDatabase() }), { statementMs: 60_000 }),
  );
});
