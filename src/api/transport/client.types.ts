import type { ReadonlySignal } from '@preact/signals-react';
import type * as v from 'valibot';

/** Whose name a request goes in: the session's, nobody's, or that of a token it brings along (as the approval link does). */
export type Access = 'session' | 'anonymous' | { readonly bearer: string };

/** Query parameters. */
export type Query = Readonly<Record<string, string>>;

/** A toast that the back end asked for. */
export interface ShowMessage {
  readonly type: 'success' | 'warning' | 'error';
  readonly message: string;
}

/** A good answer. */
export interface ApiResponse<T> {
  /** Status of the envelope, else HTTP's: 200 to 299. */
  readonly status: number;
  /** The back end's message, to be shown; '' when there was none. */
  readonly message: string;
  readonly data: T;
}

/** What every request says. */
interface RequestOptions<T> {
  /** Reads the envelope's `data`. */
  readonly schema: v.GenericSchema<unknown, T>;
  readonly query?: Query;
  /** Sent as JSON; `undefined` values are left out. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** @default 'session' */
  readonly access?: Access;
}

/** What a read says besides. */
interface ReadOptions<T> extends RequestOptions<T> {
  /** A newer read of this client for the same purpose supersedes this one. @default the path */
  readonly purpose?: string;
  /** Aborts it; it then fails as `superseded`. */
  readonly signal?: AbortSignal | undefined;
}

/** What a download says. */
interface DownloadOptions {
  readonly query?: Query;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What a multipart request says. */
export interface FormOptions<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  /** Files as they are, lists as JSON text, everything else as text; `undefined` is left out. */
  readonly fields: FormFields;
  /** Called with the sent share in percent, 0 to 100, and with -1 when the upload failed. */
  readonly onProgress?: (percent: number) => void;
  /** Cancels it; the request then fails as `superseded`. */
  readonly signal?: AbortSignal;
}

/** Values of a multipart request. */
export type FormFields = Readonly<Record<string, Blob | string | number | boolean | readonly unknown[] | undefined>>;

/** Requests on their way or waiting for their turn. */
export interface Activity {
  readonly reads: number;
  readonly writes: number;
}

/** The door to one back end for one widget. Every request that fails does so with an `ApiError`. */
export interface Client {
  /** Address of the back end in full, without a slash at its end. */
  readonly apiBase: string;
  readonly activity: ReadonlySignal<Activity>;
  /** Asks for something. Times out 30 s after it was sent. */
  read<T>(method: 'get' | 'post', path: string, options: ReadOptions<T>): Promise<ApiResponse<T>>;
  /** Changes something. Is never dropped or aborted; without an answer its outcome is unknown. */
  write<T>(method: 'post' | 'patch' | 'delete', path: string, options: RequestOptions<T>): Promise<ApiResponse<T>>;
  /** Asks for a file. An envelope in its place is an error. Does not time out while bytes come. */
  download(method: 'get' | 'post', path: string, options: DownloadOptions): Promise<Blob>;
  /** Sends a form with files. Does not time out while bytes go. */
  sendForm<T>(method: 'post' | 'patch', path: string, options: FormOptions<T>): Promise<ApiResponse<T>>;
  /** Aborts what is being read; writes go on. */
  dispose(): void;
}

/** What a client is made of. */
export interface ClientOptions {
  /** Address of the back end; a relative one is taken from the page's. */
  readonly apiBase: string;
  /** Shows the toast that an answer asks for. */
  readonly onShow?: (show: ShowMessage) => void;
  /** Says that the session is over: called once for each that ends by a 401 to this client. */
  readonly onUnauthorized?: (message: string) => void;
}
