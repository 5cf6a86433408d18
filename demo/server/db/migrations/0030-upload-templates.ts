import { type Kysely, type Migration, sql } from 'kysely';

/** How files of suppliers are read, under names that staff share. */
export const uploadTemplates: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table upload_template (
      id integer generated always as identity primary key,
      name text not null,
      name_key text not null unique,
      template text not null,
      changed_at timestamptz not null,
      changed_by text not null
    )`.execute(db);
  },
};
