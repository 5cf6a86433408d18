import type { Context } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    /** The account whose sign-in, password or role the request concerns, once it is known. */
    concernedAccountId: number | undefined;
    /** The role that an administrator gave to `concernedAccountId`. */
    givenRole: string | undefined;
  }
}

/** The events of these routes: `done` for status 200, `refused` for any 4xx but 429. */
const routeEvents: Readonly<Record<string, { readonly done: string; readonly refused: string }>> = {
  '/api/auth/login': { done: 'sign-in', refused: 'sign-in refused' },
  '/api/auth/exchangeSignInCode': { done: 'sign-in', refused: 'sign-in refused' },
  '/api/auth/resetPassword': { done: 'password changed', refused: 'password change refused' },
  '/api/auth/resetPassVerify': { done: 'password changed', refused: 'password change refused' },
  '/api/auth/enableMFA': { done: 'authenticator changed', refused: 'authenticator change refused' },
  '/api/users/removeAuthenticator': { done: 'authenticator removed', refused: 'authenticator removal refused' },
  '/api/users/singlePageApproval': { done: 'registration approved', refused: 'approval refused' },
};

/** The name of the response's security event; `undefined` if it is none. */
export function securityEvent(c: Context): string | undefined {
  const { status } = c.res;
  if (status === 429) return 'rate limit';
  const events = routeEvents[c.req.path];
  if (events !== undefined && status === 200) return events.done;
  if (events !== undefined && status >= 400 && status < 500) return events.refused;
  if (status === 403) return 'permission refused';
  if (status === 401 && c.req.header('authorization') !== undefined) return 'session refused';
  return status === 200 && c.get('givenRole') !== undefined ? 'role set' : undefined;
}
