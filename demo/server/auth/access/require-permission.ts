import type { Context, MiddlewareHandler } from 'hono';
import { recordAudit } from '../../audit/record-audit';
import { HttpError } from '../../http/http-error';
import { findAccount } from './account';
import type { Deps, Env } from './context';
import { isLinkToken, verifyLink } from './one-time-link';
import { originOf } from './origin';
import { type Action, isAllowed } from './policy';

const actions = new WeakMap<object, Action>();

function markAction<T extends object>(handler: T, action: Action): T {
  actions.set(handler, action);
  return handler;
}

/** The action that a middleware made here requires, for `/openapi.json`. */
export const requiredAction = (handler: object): Action | undefined => actions.get(handler);

/** A middleware that requires a valid access token and a role that permits the action; it sets `account` and `signedInAt`. */
export function requirePermission(deps: Deps, action: Action): MiddlewareHandler<Env> {
  const handler: MiddlewareHandler<Env> = async (c, next) => {
    const token = bearerToken(c);
    if (token === undefined) throw new HttpError(401, 'Please sign in.');
    const claims = await deps.tokens.verify(token);
    if (claims === undefined) throw sessionEnded();
    const account = await findAccount(deps.db, claims.accountId);
    if (account?.status !== 'Active' || account.tokenVersion !== claims.tokenVersion) throw sessionEnded();
    c.set('account', account);
    c.set('signedInAt', claims.issuedAt);
    if (!isAllowed(account.role, action)) {
      const detail = `${c.req.method} ${c.req.path}`;
      await recordAudit(deps.db, originOf(c, deps, account.id), [{ kind: 'access.refused', detail }]);
      throw new HttpError(403, 'Your role does not allow this. An administrator can change it.');
    }
    await next();
  };
  return markAction(handler, action);
}

/** As `requirePermission`, but also accepts a valid approval link's token as bearer token; `account` is not set then. */
export function requirePermissionOrApprovalLink(deps: Deps, action: Action): MiddlewareHandler<Env> {
  const requireSession = requirePermission(deps, action);
  const handler: MiddlewareHandler<Env> = async (c, next) => {
    const token = bearerToken(c);
    if (token === undefined || !isLinkToken(token)) return requireSession(c, next);
    await verifyLink(deps.db, { token, purpose: 'approval', now: deps.clock() });
    await next();
  };
  return markAction(handler, action);
}

function bearerToken(c: Context): string | undefined {
  return /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

function sessionEnded(): HttpError {
  return new HttpError(401, 'Your session has ended. Please sign in again.');
}
