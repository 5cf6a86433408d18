import { readStored, removeStored, storedKeys, writeStored } from './browser-storage';

const draftsOf = (origin: string) => `pricebook.draft@${origin}#`;
const draftsOfUser = (origin: string, user: string) => `${draftsOf(origin)}${encodeURIComponent(user)}/`;

export function draftKey(origin: string, user: string, form: string, record: string): string {
  return draftsOf(origin) + [user, form, record].map(encodeURIComponent).join('/');
}

/** Removes the drafts of an origin, also those of closed windows; with `exceptUser`, only those of other users. */
export function purgeDrafts(origin: string, options?: { readonly exceptUser: string }): void {
  const keptPrefix = options && draftsOfUser(origin, options.exceptUser);
  for (const area of ['sessionStorage', 'localStorage'] as const)
    for (const key of storedKeys(area, draftsOf(origin)))
      if (!keptPrefix || !key.startsWith(keptPrefix)) removeStored(area, key);
}

/** Moves the drafts that closed windows of a user have kept into this window's session storage, whose own drafts win. */
export function takeOverDrafts(origin: string, user: string): void {
  for (const key of storedKeys('localStorage', draftsOfUser(origin, user))) {
    const text = readStored('sessionStorage', key) ?? readStored('localStorage', key);
    // Where the session storage is full, the next window can take the draft over.
    if (text === null || writeStored('sessionStorage', key, text)) removeStored('localStorage', key);
  }
}
