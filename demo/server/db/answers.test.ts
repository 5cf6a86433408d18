import { expect, it } from 'vitest';
import { answers } from './answers';
import { openDatabase } from './database';

it('Only a database that is open and free answers', { tags: 'GS09', timeout: 120_000 }, async () => {
  const { db, close } = await openDatabase({ kind: 'memory' });
  expect(await answers(db)).toBe(true);
  // PGlite has one connection, which the transaction keeps.
  await db.transaction().execute(async () => expect(await answers(db, 50)).toBe(false));
  expect(await answers(db)).toBe(true);
  await close();
  expect(await answers(db)).toBe(false);
});
