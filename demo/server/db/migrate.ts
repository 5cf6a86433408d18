import { Migrator, sql } from 'kysely';
import type { Database } from './database';
import { migrations } from './migrations';

/** Migrates to the latest schema, rolling back on failure. Several processes may call it at once, as the migrator holds a lock. */
export async function migrate(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    const applied = await readAppliedMigrations(connection);
    const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
    if (unknown !== undefined) throw new NewerDatabase(unknown);
    // Skips the migrator, which reads the system tables: a third of a second on the embedded database.
    if (applied.length === Object.keys(migrations).length) return;
    // A large table may take minutes.
    await sql`set statement_timeout = 0`.execute(connection);
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => ({ ...migrations }) } });
    const { error } = await migrator.migrateToLatest();
    await sql`reset statement_timeout`.execute(connection);
    if (error !== undefined) throw error;
  });
}

/** Whether no migration was applied, so that the database is new. */
export const isEmpty = async (db: Database): Promise<boolean> => (await readAppliedMigrations(db)).length === 0;

/** The database has migrations that this program does not know; the message is one line. */
export class NewerDatabase extends Error {
  constructor(migration: string) {
    super(
      `The database was changed by a newer version of Pricebook (${migration}): start that version, or restore a backup.`,
    );
    this.name = 'NewerDatabase';
  }
}

/** Names of the applied migrations, the newest first; none on a new database. */
async function readAppliedMigrations(db: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db);
  return rows.map(({ name }) => name);
}
