import { type Kysely, type Migration, sql } from 'kysely';

/** The requests that created a record and carried an Idempotency-Key, with their responses. */
export const idempotencyKeys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`create table idempotency_key (
        account_id integer not null references account (id) on delete cascade,
        key text not null,
        request_hash text not null,
        requested_at timestamptz not null,
        response_status integer,
        response_text text,
        primary key (account_id, key)
      )`,
      sql`create index idempotency_key_time on idempotency_key (requested_at)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
