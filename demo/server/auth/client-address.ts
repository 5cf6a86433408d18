import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Where the request comes from; behind a proxy that is trusted, what that proxy says (the last entry is its own). */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (getConnInfo(c).remote.address ?? 'unknown');
}
