import type { Id } from '../../wire/values';
import { apiOrigin } from '../session/api-origin';
import { storedKeys } from '../session/browser-storage';
import { draftKey } from '../session/draft-storage';
import { sessionOf } from '../session/session';
import { userKey } from '../session/session-record';
import { sessionEntry } from '../session/session-store';

export interface DraftId {
  readonly apiBase: string;
  /** Name of the form, for example `prices`. */
  readonly form: string;
  readonly record: Id;
}

/** Whether the signed-in user has a draft of a form. */
export function hasDrafts({ apiBase, form }: Omit<DraftId, 'record'>): boolean {
  const prefix = draftKeyOfUser({ apiBase, form, record: '' }, currentUserKey(apiBase));
  return prefix !== undefined && storedKeys('sessionStorage', prefix).length > 0;
}

/** Names the signed-in user; '' for none. */
export const currentUserKey = (apiBase: string) => userKey(sessionOf(apiBase).peek());

/** As `currentUserKey`, of the user whose drafts are stored: the one who is signed in, and after the session has expired the one before, until somebody signs in. */
export function draftOwnerKey(apiBase: string): string {
  const { state } = sessionEntry(apiOrigin(apiBase));
  return state.kind === 'none' ? '' : userKey(state.session);
}

/** The key of a draft in the browser's storage; `undefined` without a known user. */
export function draftKeyOfUser({ apiBase, form, record }: DraftId, user: string): string | undefined {
  return user === '' ? undefined : draftKey(apiOrigin(apiBase), user, form, String(record));
}
