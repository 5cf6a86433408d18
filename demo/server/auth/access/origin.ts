import type { Context } from 'hono';
import type { Origin } from '../../audit/record-audit';
import { clientAddress } from './client-address';
import type { Deps, Env } from './context';

type OriginDeps = Pick<Deps, 'clock' | 'isTrustedProxy'>;

/** The origin of a request without a session; `accountId` if the request proves the account otherwise, as by a password. */
export function originOf(c: Context, { clock, isTrustedProxy }: OriginDeps, accountId: number | null = null): Origin {
  return { accountId, address: clientAddress(c, isTrustedProxy), at: clock() };
}

/** The origin of a request with a session. */
export const sessionOrigin = (c: Context<Env>, deps: OriginDeps): Origin => originOf(c, deps, c.get('account').id);
