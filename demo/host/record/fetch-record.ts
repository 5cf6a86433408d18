import { apiBase, isSignedIn, storedToken } from '../session';
import { recordMessages as messages } from './record.messages';

/** An entry of the record of changes. */
export interface RecordEntry {
  readonly ID: number;
  /** ISO 8601. */
  readonly AT: string;
  readonly KIND: string;
  /** `null` for somebody without an account. */
  readonly BY: { readonly NAME: string; readonly EMAIL: string } | null;
  readonly ADDRESS: string;
  readonly RECORD: { readonly NAME: string } | null;
  readonly DETAIL: string;
  readonly CHANGES: Readonly<Record<string, { readonly FROM: unknown; readonly TO: unknown }>>;
}

export interface RecordPage {
  readonly items: readonly RecordEntry[];
  /** All kinds of entries that the server has. */
  readonly kinds: readonly string[];
  readonly meta: { readonly currentPage: number; readonly totalItems: number; readonly totalPages: number };
}

/** The filters by their names in the API; '' is none. */
export type RecordQuery = Readonly<Record<'WHO' | 'WHAT' | 'KIND' | 'FROM' | 'TO', string>>;

/** A failure with a message for the reader; `isExpired` after the session has ended. */
export class RecordUnavailable extends Error {
  readonly isExpired: boolean;

  constructor(message: string, isExpired = false) {
    super(message);
    this.isExpired = isExpired;
  }
}

/** Reads a page, the newest entries first; again if its token was replaced meanwhile. Throws RecordUnavailable. */
export async function fetchRecord(query: RecordQuery, page: number, itemsPerPage: number): Promise<RecordPage> {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const parameters = new URLSearchParams([
    ...given,
    ['currentPage', String(page)],
    ['itemsPerPage', String(itemsPerPage)],
  ]);
  const token = storedToken();
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${apiBase}/api/audit?${parameters}`, { headers }).catch(() => {
    throw new RecordUnavailable(messages.network);
  });
  if (response.status === 401 && isSignedIn() && storedToken() !== token) return fetchRecord(query, page, itemsPerPage);
  const body = await response.json().catch(() => undefined);
  if (!response.ok || body === undefined)
    throw new RecordUnavailable(failureText(response.status, body?.message), response.status === 401);
  // SAFETY: the page's own server has sent it.
  return body.data as RecordPage;
}

/** In the reader's language; the reason of any other refusal, such as a day that is none, is the server's own text. */
function failureText(status: number, reason = `HTTP ${status}`): string {
  if (status === 403) return messages.forbidden;
  return status === 429 || status === 503 ? messages.busy : `${messages.failed} (${reason})`;
}
