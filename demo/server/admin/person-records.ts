import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';

/** Where a person is named besides in the account: a table, and the condition that finds the person's rows. */
export interface PersonRows {
  readonly title: string;
  readonly table: string;
  readonly where: RawBuilder<unknown>;
  /** What remains of these rows when the person is erased, as assignments; without it they are deleted. */
  readonly anonymous?: RawBuilder<unknown>;
  /** Columns that are not exported. */
  readonly secrets?: readonly string[];
}

/** They have links and codes by which one signs in. */
const mailSecrets = ['text', 'html'];

export const ERASED = 'Erased person';

/** By what a person is found; none of the lists but `names` and `emails` is empty. */
export interface Named {
  /** IDs of the account and of deleted ones. */
  readonly ids: readonly number[];
  /** The names now and at earlier changes, without those that another account has too. */
  readonly names: readonly string[];
  /** The addresses now and at earlier changes, without those that are another account's now; for rows that have no ID. */
  readonly emails: readonly string[];
}

/** Nothing is in a list without texts. */
const anyOf = (texts: readonly string[]) => (texts.length === 0 ? sql`(null)` : sql`(${sql.join(texts)})`);

/**
 * All rows that name a person. History keeps what was done to prices and records, without the name; mails, codes and counters of
 * rate limits are not history.
 */
export function personRows(person: Named): readonly PersonRows[] {
  const ids = sql`(${sql.join(person.ids)})`;
  const emails = anyOf(person.emails);
  const names = anyOf(person.names);
  const withPrefix = (prefix: string) => anyOf(person.emails.map((email) => prefix + email));
  return [
    {
      title: 'Changes of prices',
      table: 'price_change',
      where: sql`account_id in ${ids}`,
      anonymous: sql`changed_by = ${ERASED}, changed_by_email = ''`,
    },
    {
      title: 'Uploads',
      table: 'price_upload',
      where: sql`account_id in ${ids}`,
      anonymous: sql`uploaded_by = ${ERASED}, uploaded_by_email = ''`,
    },
    {
      title: 'Uploads taken back',
      table: 'price_upload',
      where: sql`taken_back_by in ${names}`,
      anonymous: sql`taken_back_by = ${ERASED}`,
    },
    {
      title: 'Templates for files',
      table: 'upload_template',
      where: sql`changed_by in ${names}`,
      anonymous: sql`changed_by = ${ERASED}`,
    },
    {
      title: 'Record of changes, by the person',
      table: 'audit',
      where: sql`account_id in ${ids} or (account_id is null and account_email in ${emails})`,
      anonymous: sql`account_name = ${ERASED}, account_email = '', address = '', who_search = lower(${ERASED})`,
    },
    {
      title: 'Record of changes, about the person',
      table: 'audit',
      where: sql`kind like 'user.%' and (record_id in ${ids} or (record_id is null and record_name in ${emails}))`,
      anonymous: sql`record_name = ${ERASED}, changes = null, detail = '', what_search = lower(${ERASED})`,
    },
    {
      title: 'Approvals by the person',
      table: 'account',
      where: sql`(approved_by in ${ids} or (approved_by is null and approved_by_email in ${emails})) and id not in ${ids}`,
      anonymous: sql`approved_by = null, approved_by_email = ${ERASED}`,
    },
    { title: 'Accounts at identity providers', table: 'account_identity', where: sql`account_id in ${ids}` },
    { title: 'Mails to send', table: 'mail_queue', where: sql`to_address in ${emails}`, secrets: mailSecrets },
    { title: 'Mails of the demo', table: 'outbox', where: sql`to_address in ${emails}`, secrets: mailSecrets },
    {
      title: 'Requested mails',
      table: 'mail_request',
      where: sql`recipient in ${emails} or recipient in ${withPrefix('code:')}`,
    },
    { title: 'Failed sign-ins', table: 'login_failure', where: sql`subject in ${withPrefix('account:')}` },
    { title: 'Repeated requests', table: 'idempotency_key', where: sql`account_id in ${ids}` },
  ];
}

/** Reads the rows as they are stored, by column, without secrets. */
export async function readPersonRows(
  db: Database,
  { table, where, secrets = [] }: PersonRows,
): Promise<readonly object[]> {
  const { rows } = await sql<object>`select * from ${sql.table(table)} where ${where}`.execute(db);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.includes(column))));
}
