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
  readonly mode: 'create' | 'edit';
  readonly record: PlainRecord;
}

interface UploadDetail {
  readonly fileName: string;
  /** Rows of the file. */
  readonly rows: number;
  /** New records; 0 where the back end did not say. */
  readonly created: number;
  /** Rows equal to what was stored; 0 where the back end did not say. */
  readonly unchanged: number;
  /** Stored records that were changed. */
  readonly changed: number;
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
  'pricebook-ready': { readonly state: 'ready' | 'signed-out' | 'error' };
  'pricebook-signin': { readonly userInfo: UserInfo };
  'pricebook-navigate': { readonly to: Destination; readonly params?: Readonly<Record<string, string>> };
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
  'pricebook-select': { readonly records: readonly PlainRecord[] };
  'pricebook-before-save': SaveDetail;
  'pricebook-save': SaveDetail;
  'pricebook-before-delete': { readonly record: PlainRecord };
  'pricebook-delete': { readonly record: PlainRecord };
  /** Before a file is sent: what is known of it so far. */
  'pricebook-before-upload': { readonly fileName: string; readonly rows: number };
  'pricebook-upload': UploadDetail;
  'pricebook-download': { readonly fileName: string };
  'pricebook-register': { readonly email: string };
  'pricebook-approve': { readonly email: string };
  'pricebook-error': { readonly operation: string; readonly status?: number; readonly message: string };
}

/** Events that are dispatched on the document, with the type of their `detail`. */
export interface DocumentEvents {
  'pricebook-signout': { readonly reason: 'user' | 'unauthorized' };
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
  'pricebook-error': true,
} satisfies Record<keyof WidgetEvents, true>);

type AsEvents<T> = { readonly [E in keyof T]: CustomEvent<T[E]> };

declare global {
  interface HTMLElementEventMap extends AsEvents<WidgetEvents> {}
  interface DocumentEventMap extends AsEvents<WidgetEvents & DocumentEvents> {}
}
