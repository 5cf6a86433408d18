import { type RawBuilder, sql } from 'kysely';
import type { AccountRow } from '../auth/access/account';
import type { Database } from '../db/database';

/** Where a person is named besides in the account: a table, and the condition that finds the person's rows. */
export interface PersonRows {
  readonly title: string;
  readonly table: string;
  readonly where: RawBuilder<unknown>;
  /** What remains of these rows when the person is erased, as assignments; without it they are deleted. */
  readonly anonymous?: RawBuilder<unknown>;
}

export const ERASED = 'Erased person';

/**
 * All rows that name a person. History keeps what was done to prices and records, without the name; mails, codes and counters of
 * rate limits are not history.
 */
export function personRows({ id, email }: Pick<AccountRow, 'id' | 'email'>): readonly PersonRows[] {
  const subject = `account:${email}`;
  return [
    {
      title: 'Changes of prices',
      table: 'price_change',
      where: sql`account_id = ${id}`,
      anonymous: sql`changed_by = ${ERASED}, changed_by_email = ''`,
    },
    {
      title: 'Uploads',
      table: 'price_upload',
      where: sql`account_id = ${id}`,
      anonymous: sql`uploaded_by = ${ERASED}, uploaded_by_email = ''`,
    },
    {
      title: 'Uploads taken back',
      table: 'price_upload',
      where: sql`taken_back_by in (${nameOf(id)})`,
      anonymous: sql`taken_back_by = ${ERASED}`,
    },
    {
      title: 'Templates for files',
      table: 'upload_template',
      where: sql`changed_by in (${nameOf(id)})`,
      anonymous: sql`changed_by = ${ERASED}`,
    },
    {
      title: 'Record of changes, by the person',
      table: 'audit',
      where: sql`account_id = ${id} or account_email = ${email}`,
      anonymous: sql`account_name = ${ERASED}, account_email = '', address = '', who_search = lower(${ERASED})`,
    },
    {
      title: 'Record of changes, about the person',
      table: 'audit',
      where: sql`(kind like 'user.%' and record_id = ${id}) or record_name = ${email}`,
      anonymous: sql`record_name = ${ERASED}, changes = null, detail = '', what_search = lower(${ERASED})`,
    },
    {
      title: 'Approvals by the person',
      table: 'account',
      where: sql`approved_by_email = ${email} and id <> ${id}`,
      anonymous: sql`approved_by = null, approved_by_email = ${ERASED}`,
    },
    { title: 'Accounts at identity providers', table: 'account_identity', where: sql`account_id = ${id}` },
    { title: 'Mails to send', table: 'mail_queue', where: sql`to_address = ${email}` },
    { title: 'Mails of the demo', table: 'outbox', where: sql`to_address = ${email}` },
    { title: 'Requested mails', table: 'mail_request', where: sql`recipient in (${email}, ${`code:${email}`})` },
    { title: 'Failed sign-ins', table: 'login_failure', where: sql`subject = ${subject}` },
    { title: 'Repeated requests', table: 'idempotency_key', where: sql`account_id = ${id}` },
  ];
}

const nameOf = (id: number) => sql`select name from account where id = ${id}`;

/** Reads the rows as they are stored, by column. */
export async function readPersonRows(db: Database, { table, where }: PersonRows): Promise<readonly object[]> {
  return (await sql<object>`select * from ${sql.table(table)} where ${where}`.execute(db)).rows;
}
