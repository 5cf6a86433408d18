import { writeStored } from '../session/browser-storage';
import { onSessionEnd } from '../session/session';
import { userKey } from '../session/session-record';
import { jsonText } from '../transport/json-text';
import { type DraftId, draftKeyOfUser, draftOwnerKey } from './draft-key';

/**
 * Saves the result of `getValues` (plain data; `undefined` for nothing) in session storage when the session expires, on
 * `pagehide`, and when the returned unsubscribe function is called. Saves nothing without a known user.
 */
export function autosaveDraft(id: DraftId, getValues: () => unknown): () => void {
  const owner = draftOwnerKey(id.apiBase);
  const saveIfOwner = () => {
    // The user may have signed out, or another one in, meanwhile.
    if (draftOwnerKey(id.apiBase) === owner) storeDraft(id, owner, getValues());
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

/**
 * Saves the draft of the user who is signed in, or whose session has expired; nothing without a known user. Returns whether it is
 * stored.
 */
export const saveDraft = (id: DraftId, values: unknown): boolean => storeDraft(id, draftOwnerKey(id.apiBase), values);

function storeDraft(id: DraftId, user: string, values: unknown): boolean {
  const key = draftKeyOfUser(id, user);
  return key !== undefined && values !== undefined && writeStored('sessionStorage', key, jsonText(values));
}
