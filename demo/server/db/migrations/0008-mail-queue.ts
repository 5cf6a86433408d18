import { type Kysely, type Migration, sql } from 'kysely';

/** Mails that are still to be sent; a mail that was sent is deleted, as it may carry a password, a code or a link. */
export const mailQueue: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`create table mail_queue (
        id integer generated always as identity primary key,
        to_address text not null,
        subject text not null,
        text text not null,
        html text not null,
        expires_at timestamptz not null,
        next_attempt_at timestamptz not null,
        attempts integer not null default 0,
        claimed_until timestamptz
      )`,
      sql`create index mail_queue_due on mail_queue (next_attempt_at, id)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
