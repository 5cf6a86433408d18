import { Hono } from 'hono';
import { codedMessage } from '../../../src/wire/error-texts';
import type { Database } from '../db/database';
import { describeRoute } from '../http/describe-route';
import { HttpError } from '../http/http-error';

const picture = {
  summary: 'A stored picture',
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  errors: [404],
};

/** Serves stored pictures without a session: an `<img>` cannot send an access token, so the random ID is the secret. */
export function fileRoutes(db: Database): Hono {
  return new Hono().get('/:id{[\\w-]{22}}', describeRoute(picture), async (c) => {
    const file = await db
      .selectFrom('file')
      .select(['type', 'bytes'])
      .where('id', '=', c.req.param('id'))
      .executeTakeFirst();
    if (file === undefined) throw new HttpError(404, codedMessage('file-gone'));
    return c.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.type,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Widgets show the picture on pages of other origins.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}
