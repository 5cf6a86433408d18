import { type Kysely, type Migration, sql } from 'kysely';

/** The mails that were requested without a session, counted for their limits. */
export const mailRequests: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`create table mail_request (
        id integer generated always as identity primary key,
        recipient text not null,
        address text not null,
        requested_at timestamptz not null
      )`,
      sql`create index mail_request_recipient on mail_request (recipient, requested_at)`,
      sql`create index mail_request_address on mail_request (address, requested_at)`,
      sql`create index mail_request_time on mail_request (requested_at)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
