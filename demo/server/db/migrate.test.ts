import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/app/empty-database';
import { openDatabase } from './database';
import { migrate } from './migrate';

it('An older program rejects a newer database with a one-line error', { tags: 'GS11', timeout: 120_000 }, async () => {
  const { db, close } = await openDatabase(await memoryStore());
  await migrate(db);
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/^The database was changed by a newer version .*9999-later.*\.$/);
  await close();
});
