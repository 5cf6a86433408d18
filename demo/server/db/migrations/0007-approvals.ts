import { type Kysely, type Migration, sql } from 'kysely';

/** To which administrator an approval link was mailed, and who approved an account. */
export const approvals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`alter table one_time_link add column recipient_id integer references account (id) on delete cascade`,
      sql`create index one_time_link_recipient on one_time_link (recipient_id)`,
      sql`alter table account
        add column approved_by integer references account (id) on delete set null,
        add column approved_by_email text,
        add column approved_at timestamptz`,
      sql`create index account_approved_by on account (approved_by)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
