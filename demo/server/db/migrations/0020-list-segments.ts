import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Counts of products and prices by ranges of SKUs, so that a page of a long list is found without counting the list, also for
 * customers, who do not see all of it; and kept filter choices.
 */
export const listSegments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      // A segment has the SKUs from its first one to before that of the next segment. Exclusive products are not `open`.
      sql`create table list_segment (
        first_sku text collate "C" primary key,
        products integer not null, open_products integer not null,
        prices integer not null, open_prices integer not null
      )`,
      sql`insert into list_segment values ('', 0, 0, 0, 0)`,
      // The exclusive products of a segment that a company may see.
      sql`create table list_segment_company (
        company_id integer not null,
        first_sku text collate "C" not null,
        products integer not null, prices integer not null,
        primary key (company_id, first_sku)
      )`,
      sql`create index list_segment_company_sku on list_segment_company (first_sku)`,
      // SKUs of products that were changed since their segment was counted.
      sql`create table list_change (id bigint generated always as identity primary key, main_sku text collate "C" not null)`,
      sql`insert into list_change (main_sku) values ('')`,
      sql`create table list_generation (generation integer not null)`,
      sql`insert into list_generation values (1)`,
      sql`create table kept_choices (
        scope text not null, company_id integer not null, generation integer not null, choices text not null,
        primary key (scope, company_id)
      )`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
