import type { UserInfo } from '../api/session/session';
import type { Area } from '../areas';

/** Destinations of `pricebook-navigate`. */
export type Destination = Exclude<Area, 'approval' | 'reset' | 'header'> | 'forgot';

/** A record as the back end sent it: plain data, by wire name. */
export type PlainRecord = Readonly<Record<string, unknown>>;

interface SaveDetail {
  /** Whether the record is new. */
  readonly mode: 'create' | 'edit';
  readonly record: PlainRecord;
}

interface UploadDetail {
  /** Name of the file that was sent. */
  readonly fileName: string;
  /** Rows of the file. */
  readonly rows: number;
  /** New records; 0 when the back end sends no count. */
  readonly created: number;
  /** Rows equal to the stored records; 0 when the back end sends no count. */
  readonly unchanged: number;
  /** Stored records that were changed. */
  readonly changed: number;
  /** Saved directly, confirmed after the review, or cancelled in the review. */
  readonly outcome: 'accepted' | 'confirmed' | 'cancelled';
}

interface TakeBackDetail {
  readonly uploadId: string | number;
  /** Records that are set back or deleted. */
  readonly changed: number;
}

interface ListQueryDetail {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly columns: readonly string[];
}

/**
 * Why something failed.
 * - `network`, `timeout`: no response.
 * - `refused`: an error response, or an argument or a state that does not allow it.
 * - `unreadable`: a response that cannot be parsed.
 * - `code`: a part of the program did not load, or failed.
 * - `new-version`: like `code`, because its file was replaced by a newer version: load the page again.
 */
export type ErrorKind = 'network' | 'timeout' | 'refused' | 'unreadable' | 'code' | 'new-version';

/** Events of the elements and of the document, with the type of their `detail`. */
export interface WidgetEvents {
  /** The first complete paint; dispatched once. */
  'pricebook-ready': { readonly state: 'ready' | 'signed-out' | 'error' };
  /** The user has signed in. */
  'pricebook-signin': { readonly userInfo: UserInfo };
  /** The user navigates, or has to sign in because the back end has ended the session. Call `preventDefault()` when the page handles it. */
  'pricebook-navigate': { readonly to: Destination; readonly params?: Readonly<Record<string, string>> };
  /** A page of records was loaded, or its visible columns changed. */
  'pricebook-load': {
    readonly items: readonly PlainRecord[];
    readonly meta: {
      readonly currentPage: number;
      readonly itemsPerPage: number;
      readonly totalItems: number;
      readonly totalPages: number;
    };
    readonly query: ListQueryDetail;
  };
  /** The selection, or a selected record, changed (only with `selectable`). */
  'pricebook-select': { readonly records: readonly PlainRecord[] };
  /** One of the page's own row actions (`rowActions`) was chosen. */
  'pricebook-row-action': { readonly key: string; readonly record: PlainRecord };
  /** A record is about to be saved. `preventDefault()` stops it. */
  'pricebook-before-save': SaveDetail;
  /** A record was saved. */
  'pricebook-save': SaveDetail;
  /** A record is about to be deleted. `preventDefault()` stops it. */
  'pricebook-before-delete': { readonly record: PlainRecord };
  /** A record was deleted. */
  'pricebook-delete': { readonly record: PlainRecord };
  /** A file is about to be sent, with its known details. `preventDefault()` stops it. */
  'pricebook-before-upload': { readonly fileName: string; readonly rows: number };
  /** A file was uploaded, or cancelled in the review. */
  'pricebook-upload': UploadDetail;
  /** A file was saved. */
  'pricebook-download': { readonly fileName: string };
  /** An upload is about to be taken back. `preventDefault()` stops it. */
  'pricebook-before-takeback': TakeBackDetail;
  /** An upload was taken back. */
  'pricebook-takeback': TakeBackDetail;
  /** A registration was sent. */
  'pricebook-register': { readonly email: string };
  /** An account was approved. */
  'pricebook-approve': { readonly email: string };
  /** A new password was set. */
  'pricebook-reset': { readonly email: string };
  /**
   * Something failed, and the user has seen a message. `kind` says why: `network` or `timeout` without a response, `refused` by the
   * back end, or because of an argument or a state, `unreadable` for a response that cannot be parsed, `code` for a part of the
   * program that did not load or failed, `new-version` if its file was replaced by a newer one: load the page again. `status` is the
   * response's, if there was one.
   */
  'pricebook-error': {
    readonly operation: string;
    readonly kind: ErrorKind;
    readonly status?: number;
    readonly message: string;
  };
}

/** Events that are dispatched on the document, with the type of their `detail`. */
export interface DocumentEvents {
  /** The session has ended: by the user, or because the back end refused it. */
  'pricebook-signout': { readonly reason: 'user' | 'unauthorized' };
  /** A message is about to be shown for `duration` milliseconds. Call `preventDefault()` when the page shows it itself. */
  'pricebook-toast': {
    readonly type: 'success' | 'warning' | 'error';
    readonly title: string;
    readonly message: string;
    readonly duration: number;
  };
}

type AsEvents<T> = { readonly [E in keyof T]: CustomEvent<T[E]> };

declare global {
  interface HTMLElementEventMap extends AsEvents<WidgetEvents> {}
  interface DocumentEventMap extends AsEvents<WidgetEvents & DocumentEvents> {}
  interface WindowEventMap extends AsEvents<WidgetEvents & DocumentEvents> {}
}
