import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Counts per value of a column by segments, so that a page of a list with one column filter is found without reading the list. A
 * column is counted when somebody filters by it, and from then on only in segments that have changed.
 */
export const listValues: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      // The columns that are counted in the segment; those with too many values for it have no counts.
      sql`alter table list_segment add column counted text[] not null default '{}',
        add column too_many text[] not null default '{}'`,
      // By a hash of the value, as an index has no room for long texts. Exclusive products are not `open`. When a segment is counted
      // again its row is replaced, also by a server of the version before, and the counts go with it.
      sql`create table list_segment_value (
        key text collate "C" not null, value uuid not null,
        first_sku text collate "C" not null references list_segment (first_sku) on delete cascade,
        products integer not null, open_products integer not null,
        prices integer not null, open_prices integer not null,
        primary key (key, value, first_sku)
      )`,
      sql`create index list_segment_value_sku on list_segment_value (first_sku)`,
      // The exclusive products with the value that a company may see.
      sql`create table list_segment_company_value (
        company_id integer not null, key text collate "C" not null, value uuid not null,
        first_sku text collate "C" not null references list_segment (first_sku) on delete cascade,
        products integer not null, prices integer not null,
        primary key (company_id, key, value, first_sku)
      )`,
      sql`create index list_segment_company_value_sku on list_segment_company_value (first_sku)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
