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
    onError() {
      // The rest of the body is not read, so that the connection cannot be used again.
      throw new Refusal(413, message, { headers: { Connection: 'close' } });
    },
  });
}
