import { Migrator } from 'kysely';
import type { Database } from './database';
import { migrations } from './migrations';

/**
 * Brings the database to the newest form. Safe to run again, and by several processes at once: the migrator holds a
 * lock in the database, and a failed migration leaves nothing behind.
 *
 * @throws the error of the migration that failed
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
