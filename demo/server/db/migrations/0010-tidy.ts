import { type Kysely, type Migration, sql } from 'kysely';

/** Indexes that find unused pictures and expired links, which the server removes. */
export const tidy: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`alter table file add column created_at timestamptz not null default now()`,
      sql`create index file_created on file (created_at, id)`,
      // A stored picture's address ends with its ID, which has 22 characters.
      sql`create index product_picture on product (right(image_url, 22)) where image_url <> ''`,
      sql`create index account_picture on account (picture_id)`,
      sql`create index one_time_link_expiry on one_time_link (expires_at)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
