import type { MiddlewareHandler } from 'hono';
import type { Deps, Env } from '../context';
import type { Action } from '../policy';
import { allow, bearerToken, guards } from './allow';
import { isLinkToken, readLink } from './one-time-link';

/**
 * Lets a request pass whose bearer token is that of an approval link which still works: who approves is not signed in. It
 * sets no account. Any other request passes as `allow` lets it.
 */
export function allowApprover(deps: Deps, action: Action): MiddlewareHandler<Env> {
  const allowAccount = allow(deps, action);
  const handler: MiddlewareHandler<Env> = async (c, next) => {
    const token = bearerToken(c);
    if (token === undefined || !isLinkToken(token)) return allowAccount(c, next);
    await readLink(deps.db, { token, purpose: 'approval', now: deps.clock() });
    await next();
  };
  return guards(handler, action);
}
