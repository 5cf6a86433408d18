import { type Kysely, type Migration, sql } from 'kysely';

/** Sign-ins by an identity provider (OpenID Connect), and sessions that were ended before they expired. */
export const identity: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`create table account_identity (
        issuer text not null,
        subject text not null,
        account_id integer not null references account (id) on delete cascade,
        primary key (issuer, subject), unique (account_id, issuer)
      )`,
      // Hashes are SHA-256 in hexadecimal digits. The browser is known by a cookie.
      sql`create table identity_request (
        state_hash text primary key,
        browser_hash text not null,
        nonce text not null,
        verifier text not null,
        expires_at timestamptz not null
      )`,
      sql`create table sign_in_code (
        code_hash text primary key,
        browser_hash text not null,
        account_id integer not null references account (id) on delete cascade,
        expires_at timestamptz not null
      )`,
      sql`create table ended_session (token_hash text primary key, expires_at timestamptz not null)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
