import { type ReadonlySignal, signal } from '@preact/signals-react';
import { apiOrigin } from './api-origin';
import { checkedSession, type Session, type UserInfo, userKey } from './session-record';
import { endSession, type SessionEnd, sessionEntry, startSession } from './session-store';

export type { Session, UserInfo } from './session-record';
export type { SessionEnd } from './session-store';

/** Names the back end that a session belongs to. */
export interface SessionOwner {
  /** Address of the back end; the session belongs to its origin. */
  readonly apiBase: string;
}

/** This copy's mirror of the page's sessions: signals of two copies cannot depend on one another. */
const mirrors = new Map<string, ReadonlySignal<Session | undefined>>();

/** The session of a back end, shared by all widgets and tabs; `undefined` while signed out. */
export function sessionOf(apiBase: string): ReadonlySignal<Session | undefined> {
  const origin = apiOrigin(apiBase);
  const known = mirrors.get(origin);
  if (known) return known;
  const entry = sessionEntry(origin);
  const mirror = signal(entry.session);
  entry.changed.add(() => {
    mirror.value = entry.session;
  });
  mirrors.set(origin, mirror);
  return mirror;
}

/**
 * Signs in with a session that was got elsewhere; without user information it renews the token of whoever is signed in. Throws
 * when `accessToken` is not a text that a header can carry.
 */
export function setSession(session: Session, { apiBase }: SessionOwner): void {
  startSession(apiOrigin(apiBase), checkedSession(session));
}

/** Signs out: forgets the session on this page, in storage and in other tabs, and says so by `pricebook-signout`. */
export function clearSession({ apiBase }: SessionOwner, reason: SessionEnd['reason'] = 'user'): void {
  endSession(apiOrigin(apiBase), reason);
}

/** Counts the people who have been signed in to a back end on this page: a renewed token changes nothing, another user does. */
export function personOf(apiBase: string): number {
  return sessionEntry(apiOrigin(apiBase)).person;
}

/**
 * Calls back when what was a person's own must not be seen by the next: on signing out, and when another person signs in.
 * Returns what stops it.
 */
export function onPersonLeft(apiBase: string, listener: () => void): () => void {
  const { left } = sessionEntry(apiOrigin(apiBase));
  left.add(listener);
  return () => {
    left.delete(listener);
  };
}

/** Calls back whenever the session of a back end ends, here or in another tab; returns what stops it. */
export function onSessionEnd(apiBase: string, listener: (end: SessionEnd) => void): () => void {
  const { ended } = sessionEntry(apiOrigin(apiBase));
  ended.add(listener);
  return () => {
    ended.delete(listener);
  };
}

/**
 * Changes what is known of the signed-in user, on this page and in every tab; '' removes a value. `asker` is the session
 * that the change was asked for in: where somebody else is signed in by now, or nobody, nothing happens.
 */
export function changeUserInfo(asker: Session, change: UserInfo, { apiBase }: SessionOwner): void {
  const current = sessionOf(apiBase).peek();
  if (!current || userKey(current) !== userKey(asker)) return;
  setSession({ ...current, userInfo: { ...current.userInfo, ...change } }, { apiBase });
}
