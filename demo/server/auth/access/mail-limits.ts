import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { rateLimitedError } from '../../http/http-error';

/** How many mails requests without a session may cause in an hour. */
export interface MailLimits {
  readonly perRecipient: number;
  readonly perClient: number;
}

export const defaultMailLimits: MailLimits = { perRecipient: 5, perClient: 30 };

/** A mail that somebody without a session asks for, with or without the right password. */
export interface MailRequest {
  /** What is counted for `perRecipient`: the email address, or for sign-in codes `code:` and the email address. */
  readonly recipient: string;
  /** IP address, counted for `perClient`. @default not counted */
  readonly clientAddress?: string;
  readonly now: Date;
}

const WINDOW_MS = 60 * 60 * 1000;

/** Counts a mail requested without a session, unless it is refused. Throws HttpError 429 beyond a limit. */
export async function countMailOrRefuse(db: Database, limits: MailLimits, request: MailRequest): Promise<void> {
  const wait = await countUnlessLimited(db, limits, request);
  if (wait > 0) throw rateLimitedError('too-many-mails', wait);
}

/** As `countMailOrRefuse`, but returns whether the mail may be sent. */
export async function countMailIfAllowed(db: Database, limits: MailLimits, request: MailRequest): Promise<boolean> {
  return (await countUnlessLimited(db, limits, request)) === 0;
}

/** Counts the mail and returns 0, or the seconds after which it would be within the limits. */
function countUnlessLimited(
  db: Database,
  limits: MailLimits,
  { recipient, clientAddress = '', now }: MailRequest,
): Promise<number> {
  const since = new Date(now.getTime() - WINDOW_MS);
  return db.transaction().execute(async (trx) => {
    // One request at a time, so that parallel ones cannot pass the limits together.
    await sql`lock table mail_request in share row exclusive mode`.execute(trx);
    await trx.deleteFrom('mail_request').where('requested_at', '<=', since).execute();
    const waits = [
      await secondsUntilBelowLimit(trx, { column: 'recipient', value: recipient, max: limits.perRecipient, now }),
    ];
    if (clientAddress !== '')
      waits.push(
        await secondsUntilBelowLimit(trx, { column: 'address', value: clientAddress, max: limits.perClient, now }),
      );
    const wait = Math.max(...waits);
    if (wait === 0)
      await trx.insertInto('mail_request').values({ recipient, address: clientAddress, requested_at: now }).execute();
    return wait;
  });
}

/** Seconds until the `max`-th newest mail leaves the window. */
async function secondsUntilBelowLimit(
  trx: Database,
  limit: { readonly column: 'recipient' | 'address'; readonly value: string; readonly max: number; readonly now: Date },
): Promise<number> {
  const { column, value, max, now } = limit;
  const oldest = await trx
    .selectFrom('mail_request')
    .select('requested_at')
    .where(column, '=', value)
    .orderBy('requested_at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return 0;
  return Math.max(1, Math.ceil((oldest.requested_at.getTime() + WINDOW_MS - now.getTime()) / 1000));
}
