import { pageState } from './page-state';
import { checkedSession, type Session } from './session-record';
import { endSession, sessionEntry, startSession } from './session-store';
import { apiSettings } from './settings';

/** A request that was answered 401. */
export interface Refused {
  readonly apiBase: string;
  readonly origin: string;
  /** The session whose token the request carried. */
  readonly session: Session;
  /** It was a second try: the page is not asked again. */
  readonly repeated: boolean;
  /** Called when this very refusal ends the session. */
  readonly onEnd: () => void;
}

/**
 * Meets a 401. When its token is still the current one, the page is asked once for a new session, however many requests
 * were refused; gets it none, the session ends. Answers the session there is then: `undefined` when signed out.
 */
export async function meetRefusal(refused: Refused): Promise<Session | undefined> {
  const { origin, session } = refused;
  if (!isCurrent(origin, session)) return sessionEntry(origin).session;
  const renewals = pageState('renewals@1', () => new Map<string, Promise<void>>());
  const renewal = renewals.get(origin) ?? renewOrEnd(refused).finally(() => renewals.delete(origin));
  renewals.set(origin, renewal);
  await renewal;
  return sessionEntry(origin).session;
}

async function renewOrEnd({ apiBase, origin, session, repeated, onEnd }: Refused): Promise<void> {
  const renewed = repeated ? undefined : await askPage(apiBase);
  // Meanwhile the person may have signed out, or in again.
  if (!isCurrent(origin, session)) return;
  if (renewed) return startSession(origin, renewed);
  endSession(origin, 'unauthorized');
  onEnd();
}

/** The page's new session; a page that fails to give one has none. */
async function askPage(apiBase: string): Promise<Session | undefined> {
  try {
    const session = await apiSettings().onSessionExpired?.(apiBase);
    return session && checkedSession(session);
  } catch (error) {
    if (typeof reportError === 'function') reportError(error);
    return undefined;
  }
}

function isCurrent(origin: string, { accessToken }: Session): boolean {
  return sessionEntry(origin).session?.accessToken === accessToken;
}
