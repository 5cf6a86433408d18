import { absoluteBase } from './api-origin';
import type { Session } from './session-record';
import { requestHeaders } from './settings';

/** Has the back end refuse the token from now on, where it offers that. Nobody waits for it, and its failure is shown nowhere. */
export function endOnServer(apiBase: string, { accessToken, userInfo }: Session): void {
  if (userInfo?.CAPABILITIES?.includes('sign-out') !== true) return;
  const headers = requestHeaders(accessToken);
  // It is sent even if the page is left.
  fetch(`${absoluteBase(apiBase)}/api/auth/signOut`, { method: 'POST', headers, keepalive: true }).catch(() => {});
}
