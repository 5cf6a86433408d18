import type { Database } from '../db/database';
import type { Mail, MailDelivery } from './mail';

/** A mail of the outbox. */
export interface OutboxMail extends Mail {
  /** When it was sent, ISO 8601. */
  readonly at: string;
}

/** Puts mails into the database instead of sending them, for trying out: every process sees them. */
export function outboxDelivery(db: Database, clock: () => Date): MailDelivery {
  return {
    async deliver({ to, subject, text, html }) {
      await db.insertInto('outbox').values({ to_address: to, subject, text, html, at: clock() }).execute();
    },
    close() {},
  };
}

/** Mails that the outbox shows at most. */
const SHOWN = 500;

/** The mails of the outbox, newest first. */
export async function readOutbox(db: Database): Promise<readonly OutboxMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['to_address', 'subject', 'text', 'html', 'at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ to_address: to, at, ...mail }) => ({ to, ...mail, at: at.toISOString() }));
}
