import { Hono } from 'hono';
import type { Background } from '../background';
import type { Database } from '../db/database';
import { readOutbox } from './outbox';
import { outboxPage, outboxPolicy } from './outbox-page';

/** The outbox as a page and as a bare JSON list. Whoever looks sees all that this process was asked to send before. */
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
