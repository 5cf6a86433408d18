import type { Context, MiddlewareHandler } from 'hono';
import { codedMessage, type SignInPurpose } from '../../../../src/wire/error-texts';
import { HttpError } from '../../http/http-error';
import { findAccount } from './account';
import type { Deps, Env } from './context';
import { isLinkToken, requireValidLink } from './one-time-link';
import { type Action, isAllowed } from './policy';

const RECENT_MS = 15 * 60 * 1000;

/** A middleware that requires a valid access token and a role that permits the action; it sets the variables of `Env`. */
export function requirePermission(deps: Deps, action: Action): MiddlewareHandler<Env> {
  return async (c, next) => {
    const token = bearerToken(c);
    if (token === undefined) throw new HttpError(401, codedMessage('sign-in-needed'));
    const claims = await deps.tokens.verify(token);
    if (claims === undefined) throw sessionEndedError();
    const account = await findAccount(deps.db, claims.accountId, token);
    if (account?.status !== 'Active' || account.tokenVersion !== claims.tokenVersion) throw sessionEndedError();
    c.set('account', account);
    c.set('signedInAt', claims.issuedAt);
    c.set('session', { token, expiresAt: claims.expiresAt });
    if (!isAllowed(account.role, action)) throw new HttpError(403, codedMessage('role-not-allowed'));
    await next();
  };
}

/** As `requirePermission`, but also accepts a valid approval link's token as bearer token; the variables are not set then. */
export function requirePermissionOrApprovalLink(deps: Deps, action: Action): MiddlewareHandler<Env> {
  const requireSession = requirePermission(deps, action);
  return async (c, next) => {
    const token = bearerToken(c);
    if (token === undefined || !isLinkToken(token)) return requireSession(c, next);
    await requireValidLink(deps.db, { token, purpose: 'approval', now: deps.clock() });
    await next();
  };
}

/** Throws HttpError 403 unless the sign-in is recent, so that an unattended session cannot replace an authenticator. */
export function requireRecentSignIn(c: Context<Env>, { clock }: Pick<Deps, 'clock'>, purpose: SignInPurpose): void {
  if (clock().getTime() - c.get('signedInAt').getTime() <= RECENT_MS) return;
  throw new HttpError(403, codedMessage('recent-sign-in-needed', { purpose }));
}

const bearerToken = (c: Context) => /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

export const sessionEndedError = () => new HttpError(401, codedMessage('session-ended'));
