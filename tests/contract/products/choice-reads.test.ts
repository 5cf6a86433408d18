import { type Kysely, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../demo/server/db/migrate';
import { primaryPool } from '../../../demo/server/db/primary-pool';
import type { Schema } from '../../../demo/server/db/schema';
import { readProductAttributes, readProductChoices } from '../../../demo/server/products/filter-choices';
import { countingRows, openMemoryPool } from '../prices/rows-read';
import { newPostgresDatabase, onPostgres } from '../stores';

const RECORDS = 8000;
/** Rows that plans may handle after a change: those of one segment in each of 14 columns, a few times. All products are 90,000 and more. */
const MOST = 45_000;
/** Rows that plans may handle without a change: those of the exclusive companies. */
const MOST_KEPT = 50;

const staff = { id: 1, role: 'Admin', companyId: 1, status: 'Active', tokenVersion: 1 } as const;
const customer = { ...staff, role: 'Customer' } as const;

/** Products of ten units, with sizes that are all different; every tenth is exclusive, half of them have a price. */
async function fill(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  await sql`insert into company (id, company_name, search_text, search_name) overriding system value
    values (1, 'Tasman', '', '')`.execute(db);
  await sql`insert into product (main_sku, search_text, unit, unit_size, exclusive)
    select 'SKU-' || number, '', 'unit ' || number % 10, number, number % 10 = 0
    from generate_series(1, ${sql.lit(RECORDS)}) as number`.execute(db);
  await sql`insert into product_company select id, 1 from product where exclusive`.execute(db);
  await sql`insert into price (main_sku, aud, usd) select main_sku, array['2'], '{}' from product
    where unit_size::integer % 2 = 0`.execute(db);
  await sql`insert into list_change (main_sku) select main_sku from product`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

function tests(openPool: () => Promise<PostgresPool>): void {
  it('of the product form do not read the list until a product changes', { tags: 'PC204' }, async () => {
    const { db, handled } = countingRows(await openPool());
    onTestFinished(() => db.destroy());
    await fill(db);
    const suggested = await readProductAttributes(db, staff);
    expect(suggested.UNIT).toHaveLength(10);
    handled();
    expect(await readProductAttributes(db, staff)).toEqual(suggested);
    expect(handled()).toBeLessThan(MOST_KEPT);
    expect((await readProductAttributes(db, { ...customer, companyId: 2 })).UNIT).toHaveLength(9);
    await sql`update product set unit = 'new unit' where main_sku = 'SKU-7000'`.execute(db);
    await sql`insert into list_change (main_sku) values ('SKU-7000')`.execute(db);
    expect((await readProductAttributes(db, staff)).UNIT).toContain('new unit');
  });

  it('do not read the list after a change of one product', { tags: 'PC02' }, async () => {
    const { db, handled } = countingRows(await openPool());
    onTestFinished(() => db.destroy());
    await fill(db);
    await readProductChoices(db, staff, 'product');
    for (const account of [staff, customer]) {
      for (const list of ['product', 'price'] as const) {
        const unit = `${account.role} ${list}`;
        await sql`update product set unit = ${unit} where main_sku = 'SKU-7000'`.execute(db);
        await sql`insert into list_change (main_sku) values ('SKU-7000')`.execute(db);
        handled();
        const choices = await readProductChoices(db, account, list);
        expect(handled(), unit).toBeLessThan(MOST);
        const units = [unit, ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map((digit) => `unit ${digit}`)];
        const ofList = list === 'price' ? units.filter((text) => !/[13579]$/.test(text)) : units;
        expect(choices.UNIT?.toSorted()).toEqual(ofList.toSorted());
        expect(choices).not.toHaveProperty('UNIT_SIZE');
        handled();
        expect(await readProductChoices(db, account, list)).toEqual(choices);
        expect(handled(), unit).toBeLessThan(MOST_KEPT);
      }
    }
  });
}

describe('Filter choices after a change, on PGlite', () => {
  tests(openMemoryPool);
});

onPostgres('Filter choices after a change', () => {
  tests(async () =>
    primaryPool(new pg.Pool({ connectionString: await newPostgresDatabase() }), { statementMs: 60_000 }),
  );
});
