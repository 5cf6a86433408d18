import { pageState } from './page-state';
import type { Session } from './session-record';

/** What a page may set about its requests and sessions; an absent or undefined value means the default. */
export interface ApiSettings {
  /** Makes the headers of every request, in place of the two default ones. */
  readonly headers?: ((token: string | undefined) => Readonly<Record<string, string>>) | undefined;
  /** Where sessions are kept: in local storage, or only in the page's memory. @default 'local' */
  readonly storage?: 'local' | 'memory' | undefined;
  /** Asked once before a 401 ends the session; the request is repeated with the session that it gives. */
  readonly onSessionExpired?: ((apiBase: string) => Promise<Session | undefined>) | undefined;
}

const slot = () => pageState<{ current: ApiSettings }>('settings@1', () => ({ current: {} }));

/** The page's settings, as last set by any copy of the script. */
export function apiSettings(): ApiSettings {
  return slot().current;
}

/** Replaces the given settings and keeps the others. Applies to requests sent from then on. */
export function setApiSettings(settings: ApiSettings): void {
  slot().current = { ...slot().current, ...settings };
}
