import { apiSettings } from './settings';

/** Headers of every request: what the page's own function makes of the token, else the two default ones. */
export function requestHeaders(token: string | undefined): Readonly<Record<string, string>> {
  const { headers } = apiSettings();
  if (headers) return headers(token);
  return { ...(token && { Authorization: `Bearer ${token}` }), 'ngrok-skip-browser-warning': 'true' };
}
