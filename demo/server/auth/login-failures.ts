import { sql } from 'kysely';
import type { Database } from '../db/database';
import { Refusal } from '../refusal';

const WINDOW_MS = 15 * 60 * 1000;

/** Who is trying to sign in, and when. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
  readonly now: Date;
}

/** What is counted, and the failures that are let pass within the window. */
const limited = ({ email, address }: Attempt) => [
  { subject: `account:${email}`, limit: 10 },
  { subject: `address:${address}`, limit: 100 },
];

/**
 * Lets an attempt pass. Asked before the password is looked at, and again before a right one is believed, so that many
 * guesses at once gain nothing. The count is kept in the database: it holds for every process.
 *
 * @throws Refusal 429 after 10 failures of the account or 100 of the address within 15 minutes
 */
export async function requireAttemptsLeft(db: Database, attempt: Attempt): Promise<void> {
  await refuseFrom(db, attempt, 0);
}

/** A failure that was counted; takes it back. */
export type TakeBack = () => Promise<void>;

/**
 * Counts a failure. What is quickly guessed is counted before it is looked at, and taken back when it was right: of
 * many guesses at once, none beyond the limit is then looked at.
 *
 * @throws Refusal 429 when it is one too many
 */
export async function countFailure(db: Database, attempt: Attempt): Promise<TakeBack> {
  await db.deleteFrom('login_failure').where('failed_at', '<=', windowStart(attempt)).execute();
  const rows = limited(attempt).map(({ subject }) => ({ subject, failed_at: attempt.now }));
  const counted = await db.insertInto('login_failure').values(rows).returning('id').execute();
  await refuseFrom(db, attempt, 1);
  const ids = counted.map(({ id }) => id);
  return async () => {
    await db.deleteFrom('login_failure').where('id', 'in', ids).execute();
  };
}

/** Forgets the account's failures, after it has signed in. */
export async function forgetFailures(db: Database, { email }: Pick<Attempt, 'email'>): Promise<void> {
  await db.deleteFrom('login_failure').where('subject', '=', `account:${email}`).execute();
}

/** Refuses when a subject has reached its limit by more than `extra`, which is the attempt's own share of the count. */
async function refuseFrom(db: Database, attempt: Attempt, extra: number): Promise<void> {
  const subjects = limited(attempt);
  const counts = await db
    .selectFrom('login_failure')
    .select(['subject', sql<number>`count(*)::int`.as('failures'), sql<Date>`min(failed_at)`.as('oldest')])
    .where('failed_at', '>', windowStart(attempt))
    .where(
      'subject',
      'in',
      subjects.map(({ subject }) => subject),
    )
    .groupBy('subject')
    .execute();
  const over = counts.filter(({ subject, failures }) =>
    subjects.some((limit) => limit.subject === subject && failures >= limit.limit + extra),
  );
  if (over.length === 0) return;
  const freeAt = Math.max(...over.map(({ oldest }) => oldest.getTime() + WINDOW_MS));
  throw tooMany(Math.max(1, Math.ceil((freeAt - attempt.now.getTime()) / 1000)));
}

const windowStart = ({ now }: Attempt): Date => new Date(now.getTime() - WINDOW_MS);

function tooMany(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Refusal(429, `Too many failed attempts. Please try again in ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
