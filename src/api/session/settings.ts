import { shownLocale } from '../../texts/notation';
import { pageState } from './page-state';
import type { Session } from './session-record';

/** A page's settings of requests and sessions; an absent or undefined value means the default. */
export interface ApiSettings {
  /** Returns the headers of every request, in place of the default ones. */
  readonly headers?: ((token: string | undefined) => RequestHeaders) | undefined;
  /** Stores sessions in local storage, or only in the page's memory. @default 'local' */
  readonly storage?: 'local' | 'memory' | undefined;
  /** Called once before a 401 ends the session; the request is retried with the returned session. */
  readonly onSessionExpired?: ((apiBase: string) => Promise<Session | undefined>) | undefined;
}

const settingsSlot = () => pageState<{ current: ApiSettings }>('settings@1', () => ({ current: {} }));

export type RequestHeaders = Readonly<Record<string, string>>;

export function apiSettings(): ApiSettings {
  return settingsSlot().current;
}

const defaultHeaders = (token: string | undefined): RequestHeaders => ({
  ...(token && { Authorization: `Bearer ${token}` }),
  'ngrok-skip-browser-warning': 'true',
});

/** The headers of every request; the host page may replace the default ones, and the language. */
export function requestHeaders(token: string | undefined): RequestHeaders {
  const { headers = defaultHeaders } = apiSettings();
  const given = headers(token);
  const hasLanguage = Object.keys(given).some((name) => name.toLowerCase() === 'accept-language');
  return hasLanguage ? given : { ...given, 'Accept-Language': `${shownLocale() ?? 'en'}, en;q=0.5` };
}

/** Replaces the given settings and keeps the others. Applies to requests sent from then on. */
export function setApiSettings(settings: ApiSettings): void {
  settingsSlot().current = { ...settingsSlot().current, ...settings };
}
