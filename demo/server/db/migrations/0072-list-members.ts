import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The products of a segment that have a value, as a bit for each product in the order of the SKUs, so that a page of a list filtered
 * by several columns is found without reading the list. All columns are counted again by the next reader, because there are no bits
 * yet; so are those of a segment that a server of the version before has written.
 */
export const listMembers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`update list_segment set counted = '{}', too_many = '{}', too_many_open = '{}', too_many_prices = '{}',
        too_many_open_prices = '{}' where counted <> '{}'`,
      sql`delete from list_segment_value`,
      sql`delete from list_segment_company_value`,
      // A segment has fewer than 1000 products.
      sql`alter table list_segment add column open_members bit(1000) not null default 0::bit(1000),
        add column priced_members bit(1000) not null default 0::bit(1000)`,
      sql`alter table list_segment_company add column members bit(1000) not null default 0::bit(1000)`,
      sql`alter table list_segment_value add column members bit(1000) not null`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
