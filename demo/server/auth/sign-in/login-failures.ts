import type { Database } from '../../db/database';
import { rateLimitedError } from '../../http/http-error';

/** An attempt to sign in, or to prove one's password for another purpose. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
  readonly now: Date;
}

/** The rate limit of one subject: at most `max` failures within the window. */
interface RateLimit {
  readonly subject: string;
  readonly max: number;
}

const WINDOW_MS = 15 * 60 * 1000;

const rateLimits = ({ email, address }: Attempt): readonly RateLimit[] => [
  { subject: `account:${email}`, max: 10 },
  { subject: `address:${address}`, max: 100 },
];

/**
 * Throws HttpError 429 beyond the limits. Call it before a password is verified, and again before a correct one is accepted, so
 * that parallel guesses gain nothing.
 */
export async function requireAttemptsLeft(db: Database, attempt: Attempt): Promise<void> {
  await requireBelowLimits(db, attempt, 0);
}

/**
 * Records a failure, and returns a function that undoes it. For a code, which is fast to verify, call it before the verification:
 * parallel guesses beyond the limit are then rejected unverified. Throws HttpError 429 when the failure exceeds a limit.
 */
export async function recordFailure(db: Database, attempt: Attempt): Promise<() => Promise<void>> {
  await db.deleteFrom('login_failure').where('failed_at', '<=', windowStart(attempt)).execute();
  const rows = rateLimits(attempt).map(({ subject }) => ({ subject, failed_at: attempt.now }));
  const recorded = await db.insertInto('login_failure').values(rows).returning('id').execute();
  await requireBelowLimits(db, attempt, 1);
  const ids = recorded.map(({ id }) => id);
  return async () => {
    await db.deleteFrom('login_failure').where('id', 'in', ids).execute();
  };
}

/** Clears the account's failures after a sign-in. Those of the address stay. */
export async function clearFailures(db: Database, { email }: Pick<Attempt, 'email'>): Promise<void> {
  await db.deleteFrom('login_failure').where('subject', '=', `account:${email}`).execute();
}

/** @param own failures that the attempt itself has recorded, which do not count */
async function requireBelowLimits(db: Database, attempt: Attempt, own: 0 | 1): Promise<void> {
  const waits: number[] = [];
  for (const limit of rateLimits(attempt)) waits.push(await msUntilBelowLimit(db, limit, attempt, own));
  const wait = Math.max(...waits);
  if (wait > 0) throw rateLimitedError('too-many-failures', Math.ceil(wait / 1000));
}

/** Milliseconds until the subject is below its limit, that is, until its `max`-th newest failure leaves the window. */
async function msUntilBelowLimit(
  db: Database,
  { subject, max }: RateLimit,
  attempt: Attempt,
  own: 0 | 1,
): Promise<number> {
  const failures = await db
    .selectFrom('login_failure')
    .select('failed_at')
    .where('subject', '=', subject)
    .where('failed_at', '>', windowStart(attempt))
    .orderBy('failed_at', 'desc')
    .offset(max - 1)
    .limit(1 + own)
    .execute();
  const last = failures[0];
  if (last === undefined || failures.length <= own) return 0;
  return last.failed_at.getTime() + WINDOW_MS - attempt.now.getTime();
}

const windowStart = ({ now }: Attempt): Date => new Date(now.getTime() - WINDOW_MS);
