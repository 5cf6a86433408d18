import { type Kysely, type Migration, sql } from 'kysely';

/** The encoding in which the text of an uploaded file was read; null for UTF-8 and for files that name their encoding. */
export const uploadEncoding: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table price_upload add column encoding text`.execute(db);
  },
};
