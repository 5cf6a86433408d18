import { type ReadonlySignal, signal } from '@preact/signals-react';
import { apiOrigin } from './api-origin';
import { requireValidSession, type Session, type UserInfo, userKey } from './session-record';
import { currentSession, type SessionEnd, sessionEntry, startSession } from './session-store';

export type { Session, UserInfo } from './session-record';
export type { SessionEnd } from './session-store';

export interface BackEnd {
  readonly apiBase: string;
}

/** One signal per origin for this copy of the script: signals of two copies cannot depend on one another. */
const signals = new Map<string, ReadonlySignal<Session | undefined>>();

/** The session of a back end, shared by all widgets and tabs; `undefined` while signed out. */
export function sessionOf(apiBase: string): ReadonlySignal<Session | undefined> {
  const origin = apiOrigin(apiBase);
  const existing = signals.get(origin);
  if (existing) return existing;
  const own = signal(currentSession(origin));
  sessionEntry(origin).changeListeners.add(() => {
    own.value = currentSession(origin);
  });
  signals.set(origin, own);
  return own;
}

/** Whether the back end offers something beyond the specification, as far as the login answer says. */
export const hasCapability = (apiBase: string, capability: string): boolean =>
  sessionOf(apiBase).peek()?.userInfo?.CAPABILITIES?.includes(capability) === true;

/** Whether a session permits something, such as `prices.upload`, as far as the back end says. A hint for what is shown: the server decides. */
export const isPermitted = (session: Session | undefined, permission: string): boolean =>
  session?.userInfo?.PERMISSIONS?.includes(permission) ?? true;

/** Without user information it renews the current user's token. @throws {TypeError} when it is not valid in a header */
export function setSession(session: Session, { apiBase }: BackEnd): void {
  startSession(apiOrigin(apiBase), requireValidSession(session));
}

/** A number that increments whenever another user signs in; renewing a token does not change it. */
export function userGeneration(apiBase: string): number {
  return sessionEntry(apiOrigin(apiBase)).userGeneration;
}

/** Calls `listener` on signing out, and when another user signs in. Returns an unsubscribe function. */
export function onUserChange(apiBase: string, listener: () => void): () => void {
  return subscribe(sessionEntry(apiOrigin(apiBase)).userChangeListeners, listener);
}

/** Calls `listener` whenever the session ends, here or in another tab. Returns an unsubscribe function. */
export function onSessionEnd(apiBase: string, listener: (end: SessionEnd) => void): () => void {
  return subscribe(sessionEntry(apiOrigin(apiBase)).endListeners, listener);
}

function subscribe<L>(listeners: Set<L>, listener: L): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Updates the user information in every tab, if the user of `requester` is still signed in; '' removes a value. */
export function updateUserInfo(requester: Session, change: UserInfo, { apiBase }: BackEnd): void {
  const current = sessionOf(apiBase).peek();
  if (!current || userKey(current) !== userKey(requester)) return;
  setSession({ ...current, userInfo: { ...current.userInfo, ...change } }, { apiBase });
}
