import { type Kysely, type Migration, sql } from 'kysely';

/** Links, codes and pictures of accounts, and the outbox of a demo. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`create table file (
        id text primary key,
        type text not null,
        bytes bytea not null
      )`,
      sql`alter table account
        add column input_company_name text not null default '',
        add column password_expires_at timestamptz,
        add column pending_totp_secret text,
        add column last_totp_step integer,
        add column picture_id text references file (id)`,
      sql`create table one_time_link (
        token_hash text primary key,
        account_id integer not null references account (id) on delete cascade,
        purpose text not null check (purpose in ('reset', 'approval')),
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
      sql`create index one_time_link_account on one_time_link (account_id, purpose)`,
      sql`create table email_code (
        account_id integer primary key references account (id) on delete cascade,
        code_hash text not null,
        expires_at timestamptz not null,
        tries_left integer not null
      )`,
      sql`create table outbox (
        id integer generated always as identity primary key,
        to_address text not null,
        subject text not null,
        text text not null,
        html text not null,
        at timestamptz not null
      )`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
