import * as v from 'valibot';
import { apiOrigin } from './api-origin';
import { readStored, removeStored, storedKeys, writeStored } from './browser-storage';
import { draftKey } from './draft-store';
import { onSessionEnd, sessionOf } from './session';
import { type Session, userKey } from './session-record';
import type { Id } from './wire';

/** Names an open form: which back end, which form, which record. */
export interface DraftPlace {
  readonly apiBase: string;
  /** Name of the form, for example `prices`. */
  readonly form: string;
  /** The record's ID, or `new` for one that is being created. */
  readonly record: Id;
}

/**
 * For as long as a form is open: keeps what `typed` answers (plain data; `undefined` keeps nothing) in this tab under the
 * user and the record when the session ends unasked, when the page goes, and when what is returned is called, which is for
 * a form that is taken away. Without a known user nothing is kept, since it could not be told whose it is.
 */
export function keepTyped(place: DraftPlace, typed: () => unknown): () => void {
  const owner = currentUser(place.apiBase);
  const keep = (session?: Session) => {
    const values = typed();
    if (values !== undefined) keepDraft(place, values, session);
  };
  const stop = onSessionEnd(place.apiBase, ({ reason, session }) => {
    if (reason === 'unauthorized') keep(session);
  });
  const leave = () => {
    // Somebody else may have signed in meanwhile.
    if (currentUser(place.apiBase) === owner) keep();
  };
  addEventListener('pagehide', leave);
  return () => {
    stop();
    removeEventListener('pagehide', leave);
    leave();
  };
}

/**
 * Keeps plain data in this tab under the user and the record, now. `session` is whose it is, where it is no longer the
 * current one. Without a known user, or where it does not fit into the browser's storage, nothing is kept.
 */
export function keepDraft(place: DraftPlace, values: unknown, session = sessionOf(place.apiBase).peek()): void {
  const key = keyOf(place, userKey(session));
  if (key) writeStored('sessionStorage', key, JSON.stringify(values));
}

/** What the signed-in user had typed here when the form went; `undefined` when nothing fits the schema. */
export function offeredDraft<T>(place: DraftPlace, schema: v.GenericSchema<unknown, T>): T | undefined {
  const key = keyOf(place, currentUser(place.apiBase));
  const stored = key && readStored('sessionStorage', key);
  const values = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored);
  return values.success ? values.output : undefined;
}

/** What the signed-in user had typed into any of a form's records when it went: those that fit the schema. */
export function offeredDrafts<T>(
  { apiBase, form }: Omit<DraftPlace, 'record'>,
  schema: v.GenericSchema<unknown, T>,
): readonly { readonly record: string; readonly values: T }[] {
  const start = keyOf({ apiBase, form, record: '' }, currentUser(apiBase));
  if (!start) return [];
  return storedKeys('sessionStorage', start).flatMap((key) => {
    const record = decodeURIComponent(key.slice(start.length));
    const values = offeredDraft({ apiBase, form, record }, schema);
    return values === undefined ? [] : [{ record, values }];
  });
}

/** Forgets the signed-in user's draft: once it was taken up and saved, or turned down. */
export function dropDraft(place: DraftPlace): void {
  const key = keyOf(place, currentUser(place.apiBase));
  if (key) removeStored('sessionStorage', key);
}

const currentUser = (apiBase: string) => userKey(sessionOf(apiBase).peek());

function keyOf({ apiBase, form, record }: DraftPlace, user: string): string | undefined {
  return user === '' ? undefined : draftKey(apiOrigin(apiBase), user, form, String(record));
}
