import * as v from 'valibot';
import { readStored, removeStored, storageArea, storedKeys, writeStored } from './browser-storage';
import { purgeDrafts } from './draft-store';
import { pageState } from './page-state';
import { type Session, sameSession, userInfoSchema, userKey } from './session-record';
import { apiSettings } from './settings';

/** How and whose session ended. */
export interface SessionEnd {
  /** `user`: signed out; `unauthorized`: the back end no longer accepts the token. */
  readonly reason: 'user' | 'unauthorized';
  /** The session that it was. */
  readonly session: Session;
}

/** One back end's session on this page, shared by all copies of the script. */
interface SessionEntry {
  session: Session | undefined;
  /** Counts the people: another one has another number. */
  person: number;
  /** The newest session of a person who may come back: ended unasked, not by signing out. */
  last: Session | undefined;
  /** What another tab said about the sign-out that follows. */
  announced: SessionEnd['reason'] | undefined;
  readonly changed: Set<() => void>;
  readonly ended: Set<(end: SessionEnd) => void>;
  /** Told when what was one person's own must not be seen by the next. */
  readonly left: Set<() => void>;
}

const tokenKey = (origin: string) => `pricebook.accessToken@${origin}`;
const userInfoKey = (origin: string) => `pricebook.userInfo@${origin}`;
/** Begins the session storage key of every list's search terms, which are a person's own. */
const searchTermsPrefix = 'pricebook.search.';
/** Stands in storage only for the moment of signing out, so that other tabs learn the reason. */
const reasonKey = (origin: string) => `pricebook.signingOut@${origin}`;

/** The page's entry for a back end's origin, read from storage when first asked for. */
export function sessionEntry(origin: string): SessionEntry {
  const entries = pageState('sessions@2', watchedEntries);
  const known = entries.get(origin);
  if (known) return known;
  const session = readSession(origin);
  const entry: SessionEntry = {
    session,
    person: 0,
    last: session,
    announced: undefined,
    changed: new Set(),
    ended: new Set(),
    left: new Set(),
  };
  entries.set(origin, entry);
  return entry;
}

/**
 * Makes the session the current one of its origin, on this page and in storage. Without user information it is the next
 * token of whoever is signed in.
 */
export function startSession(origin: string, given: Session): void {
  const entry = sessionEntry(origin);
  const userInfo = given.userInfo ?? entry.session?.userInfo;
  const session: Session = userInfo ? { ...given, userInfo } : given;
  if (apiSettings().storage !== 'memory') {
    // The token comes last: other tabs take its arrival as the sign that both are there.
    if (session.userInfo) writeStored('localStorage', userInfoKey(origin), JSON.stringify(session.userInfo));
    else removeStored('localStorage', userInfoKey(origin));
    writeStored('localStorage', tokenKey(origin), session.accessToken);
  }
  change(origin, entry, session, 'user');
}

/** Ends the session of an origin, on this page and in storage. Without one, only storage is cleared. */
export function endSession(origin: string, reason: SessionEnd['reason']): void {
  writeStored('localStorage', reasonKey(origin), reason);
  removeStored('localStorage', tokenKey(origin));
  removeStored('localStorage', userInfoKey(origin));
  removeStored('localStorage', reasonKey(origin));
  change(origin, sessionEntry(origin), undefined, reason);
}

function change(origin: string, entry: SessionEntry, session: Session | undefined, reason: SessionEnd['reason']): void {
  const before = entry.session;
  if (sameSession(before, session)) return;
  const isAnother = session !== undefined && !isSamePerson(entry.last, session, before !== undefined);
  const isLeft = isAnother || (session === undefined && reason === 'user');
  entry.session = session;
  entry.announced = undefined;
  if (isAnother) entry.person += 1;
  entry.last = session ?? (isLeft ? undefined : entry.last);
  if (session && userKey(session) !== '') purgeDrafts(origin, { exceptOf: userKey(session) });
  else if (isLeft && !session) purgeDrafts(origin);
  if (isLeft) for (const key of storedKeys('sessionStorage', searchTermsPrefix)) removeStored('sessionStorage', key);
  for (const listener of entry.changed) listener();
  if (isLeft) for (const listener of entry.left) listener();
  if (session || !before) return;
  for (const listener of entry.ended) listener({ reason, session: before });
  if (typeof document !== 'undefined') {
    document.dispatchEvent(new CustomEvent('pricebook-signout', { detail: { reason } }));
  }
}

/** A running session that is renewed is another person's only when both say so; after its end it has to say that it is the same. */
function isSamePerson(last: Session | undefined, next: Session, isRenewal: boolean): boolean {
  const [one, other] = [userKey(last), userKey(next)];
  return one === other ? isRenewal || one !== '' : isRenewal && (one === '' || other === '');
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

/** The map of entries, kept in step with the other tabs. Made once a page, so a sign-out elsewhere is told once here. */
function watchedEntries(): Map<string, SessionEntry> {
  const entries = new Map<string, SessionEntry>();
  if (typeof window === 'undefined') return entries;
  const readAgain = () => {
    if (apiSettings().storage === 'memory') return;
    for (const [origin, entry] of entries) change(origin, entry, readSession(origin), entry.announced ?? 'user');
  };
  window.addEventListener('storage', ({ key, newValue, storageArea: area }) => {
    if (area !== storageArea('localStorage')) return;
    for (const [origin, entry] of entries) {
      if (key === reasonKey(origin) && newValue) entry.announced = newValue === 'unauthorized' ? newValue : 'user';
      if (key === null || key === tokenKey(origin) || (key === userInfoKey(origin) && newValue)) readAgain();
    }
  });
  // A page that comes back from the back-forward cache has missed the events of its absence.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAgain();
  });
  return entries;
}
