import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Who changed which user, company or product, and who signed in or was refused. Names of people and records are copies,
 * because an entry outlives both.
 */
export const audit: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`create table audit (
        id integer generated always as identity primary key,
        at timestamptz not null,
        kind text not null,
        is_access boolean not null,
        account_id integer,
        account_name text not null,
        account_email text not null,
        address text not null,
        record_id integer,
        record_name text not null,
        detail text not null,
        changes json,
        who_search text not null,
        what_search text not null
      )`,
      sql`create index audit_at on audit (at)`,
      sql`create index audit_kind on audit (kind, id)`,
      sql`create index audit_access on audit (id) where is_access`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
