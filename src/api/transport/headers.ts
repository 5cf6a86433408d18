import { apiSettings } from '../session/settings';

/** Headers by name. */
export type RequestHeaders = Readonly<Record<string, string>>;

/** Headers of every request: what the page's own function makes of the token, else the two default ones. */
export function requestHeaders(token: string | undefined): RequestHeaders {
  const { headers } = apiSettings();
  if (headers) return headers(token);
  return { ...(token && { Authorization: `Bearer ${token}` }), 'ngrok-skip-browser-warning': 'true' };
}
