import { Hono } from 'hono';
import type { Database } from '../db/database';
import type { Background } from '../http/background';
import type { Mail } from './mail';
import { type OutboxMail, outboxPage, outboxPolicy } from './outbox-page';

export async function storeInOutbox(trx: Database, mails: readonly Mail[], at: Date): Promise<void> {
  const rows = mails.map(({ to, subject, text, html }) => ({ to_address: to, subject, text, html, at }));
  await trx.insertInto('outbox').values(rows).execute();
}

const MAX_SHOWN = 500;

async function readOutbox(db: Database): Promise<readonly OutboxMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['to_address', 'subject', 'text', 'html', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ to_address: to, at, ...mail }) => ({ to, ...mail, at: at.toISOString() }));
}

/** Serves the outbox as a page and as JSON. A request waits until this process has stored all mails. */
export function outboxRoutes(db: Database, background: Background): Hono {
  const mails = async () => {
    await background.idle();
    return readOutbox(db);
  };
  return new Hono()
    .get('/outbox', async (c) =>
      c.html(outboxPage(await mails()), 200, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': outboxPolicy,
      }),
    )
    .get('/outbox.json', async (c) => c.json(await mails(), 200, { 'Cache-Control': 'no-store' }));
}
