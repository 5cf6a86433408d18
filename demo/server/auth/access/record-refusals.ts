import type { Context, MiddlewareHandler } from 'hono';
import { recordAudit } from '../../audit/record-audit';
import { HttpError } from '../../http/http-error';
import { type Deps, originOf } from './context';

type RefusalDeps = Pick<Deps, 'db' | 'clock' | 'isTrustedProxy'>;

/** Records the refusals of the routes that this middleware covers: see `recordRefusal`. */
export function recordRefusals(deps: RefusalDeps): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.error !== undefined) await recordRefusal(c, deps, c.error);
  };
}

/** Records what an account was not permitted to do, and every error with a `refusal`, such as a forged link. */
export async function recordRefusal(c: Context, deps: RefusalDeps, error: Error): Promise<void> {
  if (!(error instanceof HttpError)) return;
  const account: { readonly id: number } | undefined = c.get('account');
  const isForbidden = error.status === 403 && account !== undefined;
  if (!isForbidden && error.refusal === undefined) return;
  const request = `${c.req.method} ${c.req.path}`;
  const detail = error.refusal === undefined ? request : `${request}: ${error.refusal}`;
  await recordAudit(deps.db, originOf(c, deps, account?.id ?? null), [{ kind: 'access.refused', detail }]);
}
