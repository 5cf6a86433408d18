import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const PLAIN = /^[\w-]{1,64}$/;

/** Sets `requestId`, from X-Request-Id where that is plain, and returns it with each response. */
export const identifyRequest: MiddlewareHandler = async (c, next) => {
  const given = c.req.header('x-request-id') ?? '';
  const id = PLAIN.test(given) ? given : randomUUID();
  c.set('requestId', id);
  c.header('X-Request-Id', id);
  await next();
};
