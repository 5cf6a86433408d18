import { type Kysely, type Migration, sql } from 'kysely';

/** Finds the changes of prices by their time, over all SKUs. */
export const priceChangeTime: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index price_change_time on price_change (changed_at, id)`.execute(db);
  },
};
