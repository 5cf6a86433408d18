import { removeStored, storedKeys } from './browser-storage';

const draftsOf = (origin: string) => `pricebook.draft@${origin}#`;

export function draftKey(origin: string, user: string, form: string, record: string): string {
  return draftsOf(origin) + [user, form, record].map(encodeURIComponent).join('/');
}

/** Removes the drafts of an origin; with `exceptUser`, only those of other users. */
export function purgeDrafts(origin: string, options?: { readonly exceptUser: string }): void {
  const keptPrefix = options && `${draftsOf(origin)}${encodeURIComponent(options.exceptUser)}/`;
  for (const key of storedKeys('sessionStorage', draftsOf(origin))) {
    if (!keptPrefix || !key.startsWith(keptPrefix)) removeStored('sessionStorage', key);
  }
}
