import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The history of prices, and the uploads that changed them.
 *
 * A change has the whole record before and after, so that one statement writes thousands of changes. Names of people and
 * SKUs are copies, because a change outlives the account and the price.
 */
export const priceHistory: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`create table price_upload (
        id integer generated always as identity primary key,
        file_name text not null,
        uploaded_at timestamptz not null,
        account_id integer not null,
        uploaded_by text not null,
        uploaded_by_email text not null,
        created integer not null default 0,
        changed integer not null default 0,
        pending integer[] not null default '{}',
        taken_back_at timestamptz,
        taken_back_by text
      )`,
      sql`create index price_upload_account on price_upload (account_id, id)`,
      sql`create table price_change (
        id integer generated always as identity primary key,
        price_id integer not null,
        main_sku text collate "C" not null,
        changed_at timestamptz not null,
        account_id integer not null,
        changed_by text not null,
        changed_by_email text not null,
        kind text not null check (kind in ('hand', 'upload', 'take-back')),
        upload_id integer references price_upload (id),
        old_aud text[], old_usd text[],
        new_aud text[], new_usd text[],
        check ((kind = 'hand') = (upload_id is null))
      )`,
      sql`create index price_change_price on price_change (price_id, id)`,
      sql`create index price_change_sku on price_change (main_sku, id)`,
      sql`create index price_change_upload on price_change (upload_id, price_id, id)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
