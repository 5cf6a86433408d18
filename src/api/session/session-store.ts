import * as v from 'valibot';
import { jsonText } from '../transport/json-text';
import { readStored, removeStored, storageArea, storedKeys, writeStored } from './browser-storage';
import { purgeDrafts, takeOverDrafts } from './draft-storage';
import { pageState } from './page-state';
import { type Session, userInfoSchema, userKey } from './session-record';
import { apiSettings } from './settings';

export interface SessionEnd {
  /** `user`: signed out; `unauthorized`: the back end no longer accepts the token. */
  readonly reason: 'user' | 'unauthorized';
  readonly session: Session;
  /** Whether it ended in another tab. */
  readonly isInOtherTab: boolean;
}

/** `expired` keeps the session so that its user, and nobody else, finds drafts and search terms after signing in again. */
type SessionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'signed-in'; readonly session: Session }
  | { readonly kind: 'expired'; readonly session: Session };

/** One back end's session on this page, shared by all copies of the script. */
interface SessionEntry {
  state: SessionState;
  userGeneration: number;
  /** Whether the back end has accepted a token since the user signed in or the page was loaded: then somebody is working. */
  wasAccepted: boolean;
  /** Reason that another tab stored just before it removed the token. */
  announcedReason: SessionEnd['reason'] | undefined;
  readonly changeListeners: Set<() => void>;
  readonly endListeners: Set<(end: SessionEnd) => void>;
  /** Called when data of the previous user must be discarded. */
  readonly userChangeListeners: Set<() => void>;
}

const tokenKey = (origin: string) => `pricebook.accessToken@${origin}`;
const userInfoKey = (origin: string) => `pricebook.userInfo@${origin}`;
const searchTermsPrefix = 'pricebook.search.';
/** Stored only while signing out, so that other tabs learn the reason. */
const reasonKey = (origin: string) => `pricebook.signingOut@${origin}`;

export function sessionEntry(origin: string): SessionEntry {
  const entries = pageState('sessions@3', createEntries);
  const existing = entries.get(origin);
  if (existing) return existing;
  const session = readSession(origin);
  const entry: SessionEntry = {
    state: session ? { kind: 'signed-in', session } : { kind: 'none' },
    userGeneration: 0,
    wasAccepted: false,
    announcedReason: undefined,
    changeListeners: new Set(),
    endListeners: new Set(),
    userChangeListeners: new Set(),
  };
  entries.set(origin, entry);
  return entry;
}

export function currentSession(origin: string): Session | undefined {
  const { state } = sessionEntry(origin);
  return state.kind === 'signed-in' ? state.session : undefined;
}

/** Sets the session of an origin, on this page and in storage. Without user information it renews the current user's token. */
export function startSession(origin: string, given: Session): void {
  const userInfo = given.userInfo ?? currentSession(origin)?.userInfo;
  const session: Session = userInfo ? { ...given, userInfo } : given;
  if (apiSettings().storage !== 'memory') {
    // The token is written last: other tabs read both values when it changes.
    if (session.userInfo) writeStored('localStorage', userInfoKey(origin), jsonText(session.userInfo));
    else removeStored('localStorage', userInfoKey(origin));
    writeStored('localStorage', tokenKey(origin), session.accessToken);
  }
  applySession(origin, session, 'user');
}

export function endSession(origin: string, reason: SessionEnd['reason']): void {
  writeStored('localStorage', reasonKey(origin), reason);
  removeStored('localStorage', tokenKey(origin));
  removeStored('localStorage', userInfoKey(origin));
  removeStored('localStorage', reasonKey(origin));
  if (reason === 'user') forgetExpired(origin);
  applySession(origin, undefined, reason);
}

/** Forgets the user of an expired session, so that no draft is left and a late renewal signs nobody in. */
function forgetExpired(origin: string): void {
  const entry = sessionEntry(origin);
  if (entry.state.kind === 'expired') forgetUser(origin, entry);
}

function applySession(
  origin: string,
  session: Session | undefined,
  reason: SessionEnd['reason'],
  isInOtherTab = false,
): void {
  const entry = sessionEntry(origin);
  const before = currentSession(origin);
  if (JSON.stringify(before) === JSON.stringify(session)) return;
  entry.announcedReason = undefined;
  if (session) applySignIn(origin, entry, session);
  else if (before) applySignOut(origin, entry, { reason, session: before, isInOtherTab });
}

function applySignIn(origin: string, entry: SessionEntry, session: Session): void {
  const isOtherUser = !isSameUser(entry.state, session);
  entry.state = { kind: 'signed-in', session };
  if (userKey(session) !== '') purgeDrafts(origin, { exceptUser: userKey(session) });
  if (isOtherUser) {
    entry.userGeneration += 1;
    removeSearchTerms();
  }
  for (const listener of entry.changeListeners) listener();
  if (isOtherUser) for (const listener of entry.userChangeListeners) listener();
}

function applySignOut(origin: string, entry: SessionEntry, end: SessionEnd): void {
  const { reason, session } = end;
  entry.wasAccepted = false;
  if (reason === 'user') forgetUser(origin, entry);
  else {
    entry.state = { kind: 'expired', session };
    // Hosts may clear local storage at the end of a session, as the specification says.
    takeOverDrafts(origin, userKey(session));
    for (const listener of entry.changeListeners) listener();
  }
  for (const listener of entry.endListeners) listener(end);
  if (typeof document !== 'undefined') {
    document.dispatchEvent(new CustomEvent('pricebook-signout', { detail: { reason }, bubbles: true }));
  }
}

function forgetUser(origin: string, entry: SessionEntry): void {
  entry.state = { kind: 'none' };
  purgeDrafts(origin);
  removeSearchTerms();
  for (const listener of entry.changeListeners) listener();
  for (const listener of entry.userChangeListeners) listener();
}

/** A renewed token may come without a user; after an expiry the session must have the same user. */
function isSameUser(before: SessionState, next: Session): boolean {
  if (before.kind === 'none') return false;
  const [previous, current] = [userKey(before.session), userKey(next)];
  if (before.kind === 'expired') return current !== '' && current === previous;
  return previous === current || previous === '' || current === '';
}

function removeSearchTerms(): void {
  for (const key of storedKeys('sessionStorage', searchTermsPrefix)) removeStored('sessionStorage', key);
}

function readSession(origin: string): Session | undefined {
  if (apiSettings().storage === 'memory') return undefined;
  const accessToken = readStored('localStorage', tokenKey(origin));
  if (!accessToken) return undefined;
  const userInfo = v.safeParse(
    v.pipe(v.string(), v.parseJson(), userInfoSchema),
    readStored('localStorage', userInfoKey(origin)),
  );
  return userInfo.success ? { accessToken, userInfo: userInfo.output } : { accessToken };
}

/** Called once per page, so that a sign-out in another tab notifies listeners once. */
function createEntries(): Map<string, SessionEntry> {
  const entries = new Map<string, SessionEntry>();
  if (typeof window === 'undefined') return entries;
  const applyStored = (unannouncedReason: SessionEnd['reason'] = 'user') => {
    if (apiSettings().storage === 'memory') return;
    for (const [origin, entry] of entries)
      applySession(origin, readSession(origin), entry.announcedReason ?? unannouncedReason, true);
  };
  window.addEventListener('storage', ({ key, newValue, storageArea: area }) => {
    if (area !== storageArea('localStorage')) return;
    for (const [origin, entry] of entries) {
      if (key === reasonKey(origin) && newValue) {
        entry.announcedReason = newValue === 'unauthorized' ? newValue : 'user';
        // In memory, each tab has a session of its own.
        if (newValue === 'user' && apiSettings().storage !== 'memory') forgetExpired(origin);
      }
      if (key === null || key === tokenKey(origin) || (key === userInfoKey(origin) && newValue)) applyStored();
    }
  });
  // A page restored from the back-forward cache has missed the storage events meanwhile, and keeps drafts for its user in any case.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyStored('unauthorized');
  });
  return entries;
}
