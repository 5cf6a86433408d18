import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/app/empty-database';
import { analyzeAfterBulk, isReachable, openDatabase } from './database';
import { migrate } from './migrate';

it('A database is reachable while it is open and idle', { tags: 'GS09', timeout: 120_000 }, async () => {
  const { db, close } = await openDatabase(await memoryStore());
  expect(await isReachable(db)).toBe(true);
  // PGlite has one connection, which the transaction keeps.
  await db.transaction().execute(async () => expect(await isReachable(db, 50)).toBe(false));
  expect(await isReachable(db)).toBe(true);
  await close();
  expect(await isReachable(db)).toBe(false);
});

it('The embedded database yields between the statements of a transaction', {
  tags: 'PS02',
  timeout: 120_000,
}, async () => {
  const { db, close } = await openDatabase(await memoryStore());
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  await db.transaction().execute(async (trx) => {
    for (let statement = 0; statement < 40; statement += 1)
      await sql`select count(*) from generate_series(1, 50000)`.execute(trx);
  });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
  await close();
});

it('A bulk write updates the statistics of the embedded database', { tags: 'PS04', timeout: 120_000 }, async () => {
  const { db, close } = await openDatabase(await memoryStore());
  await migrate(db);
  await sql`analyze`.execute(db);
  await sql`insert into product (main_sku, search_text) select number, '' from generate_series(1, 1000) as number`.execute(
    db,
  );
  const expected = async () =>
    (await sql<{ rows: number }>`select reltuples::int as rows from pg_class where relname = 'product'`.execute(db))
      .rows;
  await analyzeAfterBulk(db, 999, ['product']);
  expect(await expected()).toEqual([{ rows: 0 }]);
  await analyzeAfterBulk(db, 1000, ['product', 'product_company', 'price', 'price_change']);
  expect(await expected()).toEqual([{ rows: 1000 }]);
  await close();
});
