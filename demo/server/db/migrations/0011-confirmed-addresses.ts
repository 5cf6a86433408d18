import { type Kysely, type Migration, sql } from 'kysely';

/** The time when a registered address was confirmed, and the purpose of the links that confirm it. */
export const confirmedAddresses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`alter table account add column email_confirmed_at timestamptz`,
      sql`alter table one_time_link drop constraint one_time_link_purpose_check`,
      sql`alter table one_time_link add constraint one_time_link_purpose_check
        check (purpose in ('reset', 'approval', 'confirmation'))`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
