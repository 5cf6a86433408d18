import * as v from 'valibot';
import { readStored, removeStored, storedKeys, writeStored } from '../session/browser-storage';
import { onSessionEnd } from '../session/session';
import { userKey } from '../session/session-record';
import { jsonText } from '../transport/json-text';
import { currentUser, type DraftId, draftKeyOfUser, draftOwner } from './draft-key';

/**
 * Saves the result of `getValues` (plain data; `undefined` for nothing) in session storage when the session expires, on
 * `pagehide`, and when the returned unsubscribe function is called. Saves nothing without a known user.
 */
export function autosaveDraft(id: DraftId, getValues: () => unknown): () => void {
  const owner = draftOwner(id.apiBase);
  const saveIfOwner = () => {
    // The user may have signed out, or another one in, meanwhile.
    if (draftOwner(id.apiBase) === owner) storeDraft(id, owner, getValues());
  };
  const unsubscribe = onSessionEnd(id.apiBase, ({ reason, session }) => {
    if (reason === 'unauthorized') storeDraft(id, userKey(session), getValues());
  });
  const page = typeof window === 'undefined' ? undefined : window;
  page?.addEventListener('pagehide', saveIfOwner);
  return () => {
    unsubscribe();
    page?.removeEventListener('pagehide', saveIfOwner);
    saveIfOwner();
  };
}

/** Saves the draft of the user who is signed in, or whose session has expired; nothing without a known user. */
export const saveDraft = (id: DraftId, values: unknown): void => storeDraft(id, draftOwner(id.apiBase), values);

function storeDraft(id: DraftId, user: string, values: unknown): void {
  const key = draftKeyOfUser(id, user);
  if (key && values !== undefined) writeStored('sessionStorage', key, jsonText(values));
}

/** Returns the signed-in user's draft; `undefined` when there is none that fits the schema. */
export function loadDraft<T>(id: DraftId, schema: v.GenericSchema<unknown, T>): T | undefined {
  const key = draftKeyOfUser(id, currentUser(id.apiBase));
  const stored = key && readStored('sessionStorage', key);
  const values = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored);
  return values.success ? values.output : undefined;
}

/** Returns the signed-in user's drafts of a form, for all records; leaves out drafts that do not fit the schema. */
export function loadDrafts<T>(
  { apiBase, form }: Omit<DraftId, 'record'>,
  schema: v.GenericSchema<unknown, T>,
): readonly { readonly record: string; readonly values: T }[] {
  const prefix = draftKeyOfUser({ apiBase, form, record: '' }, currentUser(apiBase));
  if (!prefix) return [];
  return storedKeys('sessionStorage', prefix).flatMap((key) => {
    const record = decodeURIComponent(key.slice(prefix.length));
    const values = loadDraft({ apiBase, form, record }, schema);
    return values === undefined ? [] : [{ record, values }];
  });
}

/** Deletes the signed-in user's draft. Does nothing after the session has expired, so that what closes with it keeps its draft. */
export function deleteDraft(id: DraftId): void {
  const key = draftKeyOfUser(id, currentUser(id.apiBase));
  if (key) removeStored('sessionStorage', key);
}
