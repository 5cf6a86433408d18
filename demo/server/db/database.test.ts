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
