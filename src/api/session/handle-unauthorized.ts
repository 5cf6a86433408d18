import { pageState } from './page-state';
import { requireValidSession, type Session } from './session-record';
import { currentSession, endSession, sessionEntry, startSession } from './session-store';
import { apiSettings } from './settings';

interface UnauthorizedRequest {
  readonly apiBase: string;
  readonly origin: string;
  /** The session whose token the request carried. */
  readonly session: Session;
  /** Whether this is a retry with a renewed session, which is not renewed again. */
  readonly isRetry: boolean;
  readonly onEnd: (wasAccepted: boolean) => void;
}

/** Resolves when the host page has had 30 s to renew the session. */
const renewalTimeOut = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, 30_000);
  });

/**
 * Handles a 401 of the current token: calls `onSessionExpired` once for all concurrent requests, and ends the session when
 * that returns none within 30 s. Returns the session to retry with; `undefined` when signed out.
 */
export async function handleUnauthorized(request: UnauthorizedRequest): Promise<Session | undefined> {
  const { origin, session } = request;
  if (!isCurrent(origin, session)) return currentSession(origin);
  const renewals = pageState('renewals@1', () => new Map<string, Promise<void>>());
  const renewal = renewals.get(origin) ?? renewOrEnd(request).finally(() => renewals.delete(origin));
  renewals.set(origin, renewal);
  await renewal;
  return currentSession(origin);
}

async function renewOrEnd({ apiBase, origin, session, isRetry, onEnd }: UnauthorizedRequest): Promise<void> {
  const renewal = isRetry ? undefined : requestRenewal(apiBase);
  const renewed = await Promise.race([renewal, renewalTimeOut()]);
  // The user may have signed out, or in again, during the renewal.
  if (!isCurrent(origin, session)) return;
  if (renewed) return startSession(origin, renewed);
  const { wasAccepted } = sessionEntry(origin);
  endSession(origin, 'unauthorized');
  onEnd(wasAccepted);
  // After the time limit the sign-in panel is shown. If the host page returns a session later, it is used then.
  void renewal?.then((lateSession) => {
    if (lateSession && sessionEntry(origin).state.kind === 'expired') startSession(origin, lateSession);
  });
}

/** Calls `onSessionExpired`; returns `undefined` when it throws or is not configured. */
async function requestRenewal(apiBase: string): Promise<Session | undefined> {
  try {
    const session = await apiSettings().onSessionExpired?.(apiBase);
    return session && requireValidSession(session);
  } catch (error) {
    if (typeof reportError === 'function') reportError(error);
    return undefined;
  }
}

function isCurrent(origin: string, { accessToken }: Session): boolean {
  return currentSession(origin)?.accessToken === accessToken;
}
