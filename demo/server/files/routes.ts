import { Hono } from 'hono';
import type { Api, Deps, Env } from '../context';
import { described } from '../openapi/described';
import { Refusal } from '../refusal';

const picture = {
  summary: 'A picture that was kept',
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  refusals: [404],
};

/** Serves kept files to whoever knows their address: a picture on a page cannot send an access token. */
export function fileRoutes({ db }: Deps): Api {
  return new Hono<Env>().get('/:id{[\\w-]{22}}', described(picture), async (c) => {
    const file = await db
      .selectFrom('file')
      .select(['type', 'bytes'])
      .where('id', '=', c.req.param('id'))
      .executeTakeFirst();
    if (file === undefined) throw new Refusal(404, 'This file does not exist any more.');
    return c.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.type,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Widgets show it on pages of other origins.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}
