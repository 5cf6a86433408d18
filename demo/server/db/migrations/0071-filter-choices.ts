import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The texts of counted values, so that filter choices are read from the counts; and indexes by which the next value is found that an
 * audience has. All columns are counted again, because the present counts have no texts.
 */
export const filterChoices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`update list_segment set counted = '{}', too_many = '{}' where counted <> '{}'`,
      sql`delete from list_segment_value`,
      sql`delete from list_segment_company_value`,
      // The columns whose values are too many among the products that are open, that have a price, or both.
      ...['too_many_open', 'too_many_prices', 'too_many_open_prices'].map(
        (column) => sql`alter table list_segment add column ${sql.ref(column)} text[] not null default '{}'`,
      ),
      sql`alter table list_segment_value add column text text not null`,
      sql`alter table list_segment_company_value add column text text not null`,
      ...['open_products', 'prices', 'open_prices'].map(
        (counts) =>
          sql`create index ${sql.ref(`list_segment_value_${counts}`)} on list_segment_value (key, value) where ${sql.ref(counts)} > 0`,
      ),
      sql`create index list_segment_company_value_prices on list_segment_company_value (company_id, key, value) where prices > 0`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
