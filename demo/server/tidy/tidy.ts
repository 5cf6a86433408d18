import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import type { Background } from '../http/background';

/** Rows per statement, so that no request waits long. */
const BATCH = 500;

/** Pictures per statement: each has up to 5 MB. */
const PICTURE_BATCH = 20;

/** Entries about sign-ins and refusals, which anybody can cause, are kept up to this number. */
const MAX_ACCESS_ENTRIES = 100_000;

const MAX_OUTBOX_MAILS = 500;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface TidyOptions {
  readonly now: Date;
  readonly auditDays: number;
  /** @default 100,000 */
  readonly maxAccessEntries?: number;
  readonly signal?: AbortSignal;
}

/** Rows of a table that are not needed any more; `key` is a column with distinct values. */
interface Outdated {
  readonly table: string;
  readonly key: string;
  readonly where: RawBuilder<unknown>;
  readonly batch: number;
}

function outdatedRows({ now, auditDays, maxAccessEntries = MAX_ACCESS_ENTRIES }: TidyOptions): readonly Outdated[] {
  const daysAgo = (days: number) => sql`${new Date(now.getTime() - days * DAY_MS)}::timestamptz`;
  const rowsToDelete = (table: string, where: RawBuilder<unknown>, key = 'id', batch = BATCH) => ({
    table,
    where,
    key,
    batch,
  });
  // A user may have a form open whose picture was uploaded, but not saved.
  const unusedPicture = sql`created_at < ${daysAgo(1)}
    and not exists (select 1 from account where picture_id = file.id)
    and not exists (select 1 from product where image_url <> '' and right(image_url, 22) = file.id)`;
  const newestSurplusMail = sql`(select id from outbox order by id desc offset ${MAX_OUTBOX_MAILS} limit 1)`;
  const newestSurplusEntry = sql`(select id from audit where is_access order by id desc offset ${maxAccessEntries} limit 1)`;
  return [
    rowsToDelete('audit', sql`at < ${daysAgo(auditDays)}`),
    rowsToDelete('audit', sql`is_access and id <= ${newestSurplusEntry}`),
    rowsToDelete('file', unusedPicture, 'id', PICTURE_BATCH),
    // Used and expired links are kept for a week, so that the error can say why they are not valid.
    rowsToDelete('one_time_link', sql`expires_at < ${daysAgo(7)} or used_at < ${daysAgo(7)}`, 'token_hash'),
    rowsToDelete('email_code', sql`expires_at < ${daysAgo(0)}`, 'account_id'),
    rowsToDelete('identity_request', sql`expires_at < ${daysAgo(0)}`, 'state_hash'),
    rowsToDelete('sign_in_code', sql`expires_at < ${daysAgo(0)}`, 'code_hash'),
    rowsToDelete('ended_session', sql`expires_at < ${daysAgo(0)}`, 'token_hash'),
    rowsToDelete('login_failure', sql`failed_at < ${daysAgo(1)}`),
    rowsToDelete('mail_request', sql`requested_at < ${daysAgo(1)}`),
    rowsToDelete('mail_queue', sql`expires_at < ${daysAgo(1)}`),
    rowsToDelete('idempotency_key', sql`requested_at < ${daysAgo(1)}`, 'ctid'),
    rowsToDelete('outbox', sql`id <= ${newestSurplusMail} or at < ${daysAgo(30)}`),
  ];
}

/** Removes outdated rows, in small batches between which requests are served. */
export async function tidy(db: Database, options: TidyOptions): Promise<void> {
  for (const outdated of outdatedRows(options)) {
    let removed = outdated.batch;
    while (removed === outdated.batch && options.signal?.aborted !== true) removed = await removeBatch(db, outdated);
  }
}

async function removeBatch(db: Database, { table, key, where, batch }: Outdated): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (
    select ${sql.ref(key)} from ${sql.table(table)} where ${where} limit ${sql.lit(batch)})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Tidies the database every hour, in the background. Returns a function that stops it. */
export function scheduleTidy(
  { db, background, clock }: { readonly db: Database; readonly background: Background; readonly clock: () => Date },
  options: Pick<TidyOptions, 'auditDays'> & {
    /** Whether it also runs now: a new database has nothing to tidy. */
    readonly runsNow: boolean;
  },
): () => void {
  const stopping = new AbortController();
  const run = () =>
    background.run(() => tidy(db, { now: clock(), auditDays: options.auditDays, signal: stopping.signal }));
  if (options.runsNow) run();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}
