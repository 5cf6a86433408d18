import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { Refusal } from './refusal';

const MEGABYTE = 1024 * 1024;

/** Calls that take larger bodies, and say how large once they know who asks. */
const ownLimits: ReadonlySet<string> = new Set([
  '/api/auth/updateProfile',
  '/api/price/confirmChanges',
  '/api/price/uploadPrice',
  '/api/product/confirmChanges',
  '/api/product/uploadFile',
  '/api/product/uploadProduct',
]);

/** Refuses a body of more than 1 MB with 413, but for the calls that have a limit of their own. */
export const usualBodySize: MiddlewareHandler = except(
  (c: Context) => ownLimits.has(c.req.path),
  maxBodySize(1, 'The request is too large: a body may have 1 MB at most.'),
);

/** Refuses a body of more megabytes with 413. */
export function maxBodySize(megabytes: number, message: string): MiddlewareHandler {
  return bodyLimit({
    maxSize: megabytes * MEGABYTE,
    async onError(c) {
      await discard(c.req.raw);
      throw new Refusal(413, message, { headers: { Connection: 'close' } });
    },
  });
}

/** Most of a body that is read for nothing. */
const MAX_DISCARDED = 128 * MEGABYTE;

/** Reads the body for nothing: a client that is still sending when the connection is closed never sees the answer. */
async function discard(request: Request): Promise<void> {
  if (request.bodyUsed || request.body === null) return;
  const reader = request.body.getReader();
  let size = 0;
  for (let part = await reader.read(); !part.done && size < MAX_DISCARDED; part = await reader.read()) {
    size += part.value.length;
  }
}
