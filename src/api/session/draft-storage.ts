import { removeStored, storedKeys } from './browser-storage';

/** Prefix of the session storage keys of an origin's drafts. */
const draftsOf = (origin: string) => `pricebook.draft@${origin}#`;

/** Session storage key of one draft. */
export function draftKey(origin: string, user: string, form: string, record: string): string {
  return draftsOf(origin) + [user, form, record].map(encodeURIComponent).join('/');
}

/** Removes the drafts of an origin; with `exceptOf`, those of all other users. */
export function purgeDrafts(origin: string, keep?: { readonly exceptOf: string }): void {
  const kept = keep && `${draftsOf(origin)}${encodeURIComponent(keep.exceptOf)}/`;
  for (const key of storedKeys('sessionStorage', draftsOf(origin))) {
    if (!kept || !key.startsWith(kept)) removeStored('sessionStorage', key);
  }
}
