import { absoluteBase, apiOrigin } from './api-origin';
import type { BackEnd } from './session';
import type { Session } from './session-record';
import { currentSession, endSession, type SessionEnd } from './session-store';
import { requestHeaders } from './settings';

/**
 * Removes the session from this page, storage and other tabs, and dispatches `pricebook-signout`. `unauthorized` keeps what was typed,
 * for the same user; `user` removes it, also after an expiry.
 */
export function clearSession({ apiBase }: BackEnd, reason: SessionEnd['reason'] = 'user'): void {
  const session = currentSession(apiOrigin(apiBase));
  if (session && reason === 'user') endOnServer(apiBase, session);
  endSession(apiOrigin(apiBase), reason);
}

/** Has the back end refuse the token from now on, where it offers that. Nobody waits for it, and its failure is shown nowhere. */
function endOnServer(apiBase: string, { accessToken, userInfo }: Session): void {
  if (userInfo?.CAPABILITIES?.includes('sign-out') !== true) return;
  const headers = requestHeaders(accessToken);
  // It is sent even if the page is left.
  fetch(`${absoluteBase(apiBase)}/api/auth/signOut`, { method: 'POST', headers, keepalive: true }).catch(() => {});
}
