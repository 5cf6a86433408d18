import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { Mail } from './mail';

const MINUTE_MS = 60 * 1000;

/** A mail that was not sent by then is discarded. */
const MAX_AGE_MS = 24 * 60 * MINUTE_MS;

/** Longer than the slowest attempt, so that another process only sends the mails of a process that has ended. */
const CLAIM_MS = 10 * MINUTE_MS;

export interface ClaimedMail extends Mail {
  readonly id: number;
  readonly attempts: number;
  readonly expiresAt: Date;
}

/** Stores mails that are to be sent, in one statement, and returns their IDs. */
export async function enqueueMails(trx: Database, mails: readonly Mail[], now: Date): Promise<readonly number[]> {
  const rows = mails.map(({ to, subject, text, html, lifetimeMs = MAX_AGE_MS }) => {
    const expires_at = new Date(now.getTime() + Math.min(lifetimeMs, MAX_AGE_MS));
    return { to_address: to, subject, text, html, expires_at, next_attempt_at: now };
  });
  const stored = await trx.insertInto('mail_queue').values(rows).returning('id').execute();
  return stored.map(({ id }) => id);
}

/** Claims a mail that is due, the one that waits longest without `id`; `undefined` if there is none. */
export function claimMail(db: Database, now: Date, id?: number): Promise<ClaimedMail | undefined> {
  const due = db
    .selectFrom('mail_queue')
    .select('id')
    .where('next_attempt_at', '<=', now)
    .where('expires_at', '>', now)
    .$if(id !== undefined, (mails) => mails.where('id', '=', id ?? 0))
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('mail_queue')
    .set((column) => ({
      claimed_until: new Date(now.getTime() + CLAIM_MS),
      attempts: column('attempts', '+', 1),
    }))
    .where('id', '=', due)
    .returning(['id', 'to_address as to', 'subject', 'text', 'html', 'attempts', 'expires_at as expiresAt'])
    .executeTakeFirst();
}

export async function removeMail(db: Database, { id }: ClaimedMail): Promise<void> {
  await db.deleteFrom('mail_queue').where('id', '=', id).execute();
}

/** Releases a mail for another attempt after 1, 2, 4, … minutes. Returns its time; `undefined` if the mail was discarded. */
export async function postponeMail(db: Database, mail: ClaimedMail, now: Date): Promise<Date | undefined> {
  const next = new Date(now.getTime() + MINUTE_MS * 2 ** (mail.attempts - 1));
  if (next >= mail.expiresAt) {
    await removeMail(db, mail);
    return undefined;
  }
  await db
    .updateTable('mail_queue')
    .set({ next_attempt_at: next, claimed_until: null })
    .where('id', '=', mail.id)
    // Differs if this process was suspended for longer than its claim, and another one has attempted it.
    .where('attempts', '=', mail.attempts)
    .execute();
  return next;
}

/** Whether one of the mails was neither sent nor discarded. */
export async function areQueued(db: Database, ids: readonly number[]): Promise<boolean> {
  return (await db.selectFrom('mail_queue').select('id').where('id', 'in', ids).executeTakeFirst()) !== undefined;
}

/**
 * Makes every mail due, as a server that starts may have another mail server than before. `isOnlyProcess` says that no other process
 * uses the database: any claim is then that of a process that has ended.
 */
export async function makeMailsDue(db: Database, now: Date, isOnlyProcess: boolean): Promise<void> {
  await db
    .updateTable('mail_queue')
    .set({ next_attempt_at: now, ...(isOnlyProcess && { claimed_until: null }) })
    .where((where) =>
      where.or([
        where('next_attempt_at', '>', now),
        ...(isOnlyProcess ? [sql<boolean>`claimed_until is not null`] : []),
      ]),
    )
    .execute();
}

export async function countQueuedMails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('mail_queue')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
