import type { UserInfo } from '../api/session';

/** Where a widget may ask its page to go. */
export type Destination =
  | 'login'
  | 'register'
  | 'forgot'
  | 'profile'
  | 'products'
  | 'companies'
  | 'users'
  | 'prices'
  | 'quotes';

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
  /** New records; 0 where the back end did not say. */
  readonly created: number;
  /** Rows equal to what was stored; 0 where the back end did not say. */
  readonly unchanged: number;
  /** Stored records that were changed. */
  readonly changed: number;
  /** Taken at once, taken after the review of what differs, or given up there. */
  readonly outcome: 'accepted' | 'confirmed' | 'cancelled';
}

interface ListQueryDetail {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly columns: readonly string[];
}

/** Events of the elements and of the document, with the type of their `detail`. */
export interface WidgetEvents {
  /** The first paint has settled; once. */
  'pricebook-ready': { readonly state: 'ready' | 'signed-out' | 'error' };
  /** The person has signed in. */
  'pricebook-signin': { readonly userInfo: UserInfo };
  /** The person asks to go somewhere. `preventDefault()` when the page takes it. */
  'pricebook-navigate': { readonly to: Destination; readonly params?: Readonly<Record<string, string>> };
  /** A page of records has come, or the one in view shows other columns of it. */
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
  /** Other rows are chosen (only with `selectable`). */
  'pricebook-select': { readonly records: readonly PlainRecord[] };
  /** A record is about to be saved. `preventDefault()` stops it. */
  'pricebook-before-save': SaveDetail;
  /** A record was saved. */
  'pricebook-save': SaveDetail;
  /** A record is about to be deleted. `preventDefault()` stops it. */
  'pricebook-before-delete': { readonly record: PlainRecord };
  /** A record was deleted. */
  'pricebook-delete': { readonly record: PlainRecord };
  /** A file is about to be sent: what is known of it so far. `preventDefault()` stops it. */
  'pricebook-before-upload': { readonly fileName: string; readonly rows: number };
  /** A file was sent and taken, or given up at the review. */
  'pricebook-upload': UploadDetail;
  /** A file was saved. */
  'pricebook-download': { readonly fileName: string };
  /** Somebody has registered. */
  'pricebook-register': { readonly email: string };
  /** An account was approved. */
  'pricebook-approve': { readonly email: string };
  /** A new password was set. */
  'pricebook-reset': { readonly email: string };
  /** Something failed, and the person was told so. `status` is that of the answer, if one came. */
  'pricebook-error': { readonly operation: string; readonly status?: number; readonly message: string };
}

/** Events that are dispatched on the document, with the type of their `detail`. */
export interface DocumentEvents {
  /** The session has ended: by the person, or because the back end refused it. */
  'pricebook-signout': { readonly reason: 'user' | 'unauthorized' };
  /** A message is about to be shown, for `duration` milliseconds. `preventDefault()` when the page shows it. */
  'pricebook-toast': {
    readonly type: 'success' | 'warning' | 'error';
    readonly title: string;
    readonly message: string;
    readonly duration: number;
  };
}

/** The type of every event that a widget dispatches from its own element. */
export const widgetEventTypes = Object.keys({
  'pricebook-ready': true,
  'pricebook-signin': true,
  'pricebook-navigate': true,
  'pricebook-load': true,
  'pricebook-select': true,
  'pricebook-before-save': true,
  'pricebook-save': true,
  'pricebook-before-delete': true,
  'pricebook-delete': true,
  'pricebook-before-upload': true,
  'pricebook-upload': true,
  'pricebook-download': true,
  'pricebook-register': true,
  'pricebook-approve': true,
  'pricebook-reset': true,
  'pricebook-error': true,
} satisfies Record<keyof WidgetEvents, true>);

type AsEvents<T> = { readonly [E in keyof T]: CustomEvent<T[E]> };

declare global {
  interface HTMLElementEventMap extends AsEvents<WidgetEvents> {}
  interface DocumentEventMap extends AsEvents<WidgetEvents & DocumentEvents> {}
}
