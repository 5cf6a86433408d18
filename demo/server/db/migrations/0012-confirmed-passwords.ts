import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Only whoever confirms an address sets the password. Accounts that were approved before count as confirmed. Pending ones lose the
 * password of their registration, which a stranger may have chosen, even if the owner confirmed the address since: the mail of
 * the approval has a link that sets another.
 */
export const confirmedPasswords: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      // Deactivated instead of approved.
      sql`update account set password_hash = null where email_confirmed_at is null and status = 'Inactive'
        and input_company_name <> '' and approved_at is null and last_login is null`,
      sql`update account set email_confirmed_at = now()
        where email_confirmed_at is null and status <> 'Pending' and password_hash is not null`,
      sql`update account set password_hash = null, email_confirmed_at = null where status = 'Pending'`,
      // The link would set the password of an account that has one.
      sql`update one_time_link set used_at = now() from account
        where account.id = account_id and purpose = 'confirmation' and used_at is null
          and account.email_confirmed_at is not null`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
