import { apiSettings } from '../session/settings';

export type RequestHeaders = Readonly<Record<string, string>>;

/** Returns the headers of every request; the host page may replace the default ones. */
export function requestHeaders(token: string | undefined): RequestHeaders {
  const { headers } = apiSettings();
  if (headers) return headers(token);
  return { ...(token && { Authorization: `Bearer ${token}` }), 'ngrok-skip-browser-warning': 'true' };
}
