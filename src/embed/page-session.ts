import * as sessions from '../api/session';
import { resolveApiBase } from './configuration';

/** Whose session it is. */
export interface SessionOptions {
  /** Address of the back end. @default as `configure` says, else the script tag, else the page's origin */
  readonly apiBase?: string;
}

/**
 * Hands over the session of a person whom the page has signed in already. The token is sent to that back end's origin alone.
 * @throws when the access token is no text that a header can carry, or the back end's address is none
 */
export function setSession(session: sessions.Session, { apiBase }: SessionOptions = {}): void {
  sessions.setSession(session, { apiBase: resolveApiBase(apiBase) });
}

/** Signs out of a back end, in all widgets and tabs. */
export function clearSession({ apiBase }: SessionOptions = {}): void {
  sessions.clearSession({ apiBase: resolveApiBase(apiBase) });
}
