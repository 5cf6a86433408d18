import * as v from 'valibot';
import type { Id } from '../../wire/values';
import { apiOrigin } from '../session/api-origin';
import { readStored, removeStored, storedKeys, writeStored } from '../session/browser-storage';
import { draftKey } from '../session/draft-storage';
import { onSessionEnd, sessionOf } from '../session/session';
import { userKey } from '../session/session-record';

export interface DraftId {
  readonly apiBase: string;
  /** Name of the form, for example `prices`. */
  readonly form: string;
  readonly record: Id;
}

/**
 * Saves the result of `getValues` (plain data; `undefined` for nothing) in session storage when the session expires, on
 * `pagehide`, and when the returned unsubscribe function is called. Saves nothing without a known user.
 */
export function autosaveDraft(id: DraftId, getValues: () => unknown): () => void {
  const owner = currentUser(id.apiBase);
  const save = (user: string) => storeDraft(id, user, getValues());
  let isExpired = false;
  const unsubscribe = onSessionEnd(id.apiBase, ({ reason, session }) => {
    isExpired = reason === 'unauthorized';
    if (isExpired) save(userKey(session));
  });
  const saveIfOwner = () => {
    const user = currentUser(id.apiBase);
    // Another user may have signed in meanwhile.
    if (user === owner || (isExpired && user === '')) save(owner);
  };
  const page = typeof window === 'undefined' ? undefined : window;
  page?.addEventListener('pagehide', saveIfOwner);
  return () => {
    unsubscribe();
    page?.removeEventListener('pagehide', saveIfOwner);
    saveIfOwner();
  };
}

/** Saves the signed-in user's draft; nothing without a known user. */
export const saveDraft = (id: DraftId, values: unknown): void => storeDraft(id, currentUser(id.apiBase), values);

function storeDraft(id: DraftId, user: string, values: unknown): void {
  const key = keyOf(id, user);
  if (key && values !== undefined) writeStored('sessionStorage', key, JSON.stringify(values));
}

/** Returns the signed-in user's draft; `undefined` when there is none that fits the schema. */
export function loadDraft<T>(id: DraftId, schema: v.GenericSchema<unknown, T>): T | undefined {
  const key = keyOf(id, currentUser(id.apiBase));
  const stored = key && readStored('sessionStorage', key);
  const values = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored);
  return values.success ? values.output : undefined;
}

/** Returns the signed-in user's drafts of a form, for all records; leaves out drafts that do not fit the schema. */
export function loadDrafts<T>(
  { apiBase, form }: Omit<DraftId, 'record'>,
  schema: v.GenericSchema<unknown, T>,
): readonly { readonly record: string; readonly values: T }[] {
  const prefix = keyOf({ apiBase, form, record: '' }, currentUser(apiBase));
  if (!prefix) return [];
  return storedKeys('sessionStorage', prefix).flatMap((key) => {
    const record = decodeURIComponent(key.slice(prefix.length));
    const values = loadDraft({ apiBase, form, record }, schema);
    return values === undefined ? [] : [{ record, values }];
  });
}

/** Whether the signed-in user has a draft of a form. */
export function hasDrafts({ apiBase, form }: Omit<DraftId, 'record'>): boolean {
  const prefix = keyOf({ apiBase, form, record: '' }, currentUser(apiBase));
  return prefix !== undefined && storedKeys('sessionStorage', prefix).length > 0;
}

export function deleteDraft(id: DraftId): void {
  const key = keyOf(id, currentUser(id.apiBase));
  if (key) removeStored('sessionStorage', key);
}

const currentUser = (apiBase: string) => userKey(sessionOf(apiBase).peek());

function keyOf({ apiBase, form, record }: DraftId, user: string): string | undefined {
  return user === '' ? undefined : draftKey(apiOrigin(apiBase), user, form, String(record));
}
