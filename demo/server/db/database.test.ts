import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/app/empty-database';
import { isReachable, openDatabase } from './database';

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
    for (let statement = 0; statement < 10; statement += 1)
      await sql`select count(*) from generate_series(1, 50000)`.execute(trx);
  });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
  await close();
});
