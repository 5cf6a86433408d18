import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { clientAddress, type IsTrustedProxy } from '../auth/access/client-address';
import type { DatabaseState } from './database-state';
import type { Log } from './log';
import type { Metrics } from './metrics';
import { securityEvent } from './security-event';

/** The form in which a client's request ID is accepted. Any other could forge lines of the log, and is replaced. */
const SAFE_ID = /^[\w-]{1,64}$/;

/** Sets `requestId`, from X-Request-Id if that is a safe one, and returns it with each response. */
export const identifyRequest: MiddlewareHandler = async (c, next) => {
  const given = c.req.header('x-request-id') ?? '';
  const id = SAFE_ID.test(given) ? given : randomUUID();
  c.set('requestId', id);
  c.header('X-Request-Id', id);
  await next();
};

/** Longer paths belong to no route, and are cut. */
const MAX_PATH = 300;

interface Observers {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly database: DatabaseState;
  readonly isTrustedProxy: IsTrustedProxy;
}

/** Logs and counts each request, and its security event if it is one. */
export function observeRequests({ log, metrics, database, isTrustedProxy }: Observers): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const seconds = (performance.now() - started) / 1000;
    const { method, path } = c.req;
    const { status } = c.res;
    if (c.error !== undefined) database.observe(c.error);
    metrics.countRequest(method, routeOf(c), status, seconds);
    const common = { requestId: c.get('requestId'), ...accountOf(c) };
    const level = status >= 500 ? 'error' : 'info';
    log[level]({ ...common, method, path: path.slice(0, MAX_PATH), status, ms: Math.round(seconds * 1000) }, 'request');
    const event = securityEvent(c);
    if (event === undefined) return;
    metrics.countEvent(event);
    const address = clientAddress(c, isTrustedProxy);
    const role = c.get('givenRole');
    const detail = { event, status, address, ...(event === 'role set' && { role, of: c.get('concernedAccountId') }) };
    log[status < 400 ? 'info' : 'warn']({ ...common, ...detail }, 'security');
  };
}

function accountOf(c: Context): { readonly accountId?: number } {
  const id = c.get('account')?.id ?? c.get('concernedAccountId');
  return id === undefined ? {} : { accountId: id };
}

/** The path pattern of the handler's route, which is the longest of the matching ones; `other` for an unknown path outside the API. */
function routeOf(c: Context): string {
  const paths = matchedRoutes(c).map(({ path }) => path);
  const longest = paths.reduce((one, other) => (other.length > one.length ? other : one), '');
  return longest.length <= '/*'.length && longest !== '/' ? 'other' : longest;
}
