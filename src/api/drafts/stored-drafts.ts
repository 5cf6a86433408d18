import * as v from 'valibot';
import { readStored, removeStored, storedKeys, writeStored } from '../session/browser-storage';
import { currentUserKey, type DraftId, draftKeyOfUser } from './draft-key';

/** Returns the signed-in user's draft; `undefined` when there is none that fits the schema. */
export function loadDraft<T>(id: DraftId, schema: v.GenericSchema<unknown, T>): T | undefined {
  const key = draftKeyOfUser(id, currentUserKey(id.apiBase));
  const stored = key && readStored('sessionStorage', key);
  const values = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored);
  return values.success ? values.output : undefined;
}

/** Returns the signed-in user's drafts of a form, for all records; leaves out drafts that do not fit the schema. */
export function loadDrafts<T>(
  { apiBase, form }: Omit<DraftId, 'record'>,
  schema: v.GenericSchema<unknown, T>,
): readonly { readonly record: string; readonly values: T }[] {
  const prefix = draftKeyOfUser({ apiBase, form, record: '' }, currentUserKey(apiBase));
  if (!prefix) return [];
  return storedKeys('sessionStorage', prefix).flatMap((key) => {
    const record = decodeURIComponent(key.slice(prefix.length));
    const values = loadDraft({ apiBase, form, record }, schema);
    return values === undefined ? [] : [{ record, values }];
  });
}

/** Deletes the signed-in user's draft. Does nothing after the session has expired, so that what closes with it keeps its draft. */
export function deleteDraft(id: DraftId): void {
  const key = draftKeyOfUser(id, currentUserKey(id.apiBase));
  if (key) removeStored('sessionStorage', key);
}

/**
 * Deletes the signed-in user's draft. Returns a function that stores it again, unless another user has signed in or a newer draft
 * of the record is stored by then.
 */
export function discardDraft(id: DraftId): () => void {
  const keyNow = () => draftKeyOfUser(id, currentUserKey(id.apiBase));
  const key = keyNow();
  const stored = key && readStored('sessionStorage', key);
  deleteDraft(id);
  return () => {
    if (key && stored && key === keyNow() && readStored('sessionStorage', key) === null)
      writeStored('sessionStorage', key, stored);
  };
}
