import type { Context, MiddlewareHandler } from 'hono';
import type { Deps, Env } from '../context';
import { type Action, may } from '../policy';
import { Refusal } from '../refusal';
import { findAccount } from './account';

const actions = new WeakMap<object, Action>();

/** Marks a handler as one that lets pass only whose role may do `action`. */
export function guards<T extends object>(handler: T, action: Action): T {
  actions.set(handler, action);
  return handler;
}

/** What a handler asks of the role, if it is one that does. */
export const actionOf = (handler: object): Action | undefined => actions.get(handler);

/** Lets a request pass whose bearer token is valid and whose role may do `action`; sets `account`. */
export function allow({ db, tokens }: Deps, action: Action): MiddlewareHandler<Env> {
  const handler: MiddlewareHandler<Env> = async (c, next) => {
    const token = bearerToken(c);
    if (token === undefined) throw new Refusal(401, 'Please sign in.');
    const claims = await tokens.read(token);
    if (claims === undefined) throw sessionEnded();
    const account = await findAccount(db, claims.accountId);
    if (account?.status !== 'Active' || account.tokenVersion !== claims.tokenVersion) throw sessionEnded();
    if (!may(account.role, action)) {
      throw new Refusal(403, 'Your role does not allow this. An administrator can change it.');
    }
    c.set('account', account);
    await next();
  };
  return guards(handler, action);
}

/** The bearer token of the request, if it carries one. */
export function bearerToken(c: Context): string | undefined {
  return /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

function sessionEnded(): Refusal {
  return new Refusal(401, 'Your session has ended. Please sign in again.');
}
