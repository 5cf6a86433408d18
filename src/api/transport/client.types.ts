import type { ReadonlySignal } from '@preact/signals-react';
import type * as v from 'valibot';

/** The token that is sent: the session's, none, or another one such as an approval link's. */
export type Access = 'session' | 'anonymous' | { readonly bearer: string };

export type Query = Readonly<Record<string, string>>;

export interface ShowMessage {
  readonly type: 'success' | 'warning' | 'error';
  readonly message: string;
}

export interface ApiResponse<T> {
  /** Status of the envelope, else HTTP's: 200 to 299. */
  readonly status: number;
  /** The back end's message for the user; '' when there is none. */
  readonly message: string;
  readonly data: T;
}

interface RequestOptions<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  readonly query?: Query;
  /** Sent as JSON without its `undefined` values. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** @default 'session' */
  readonly access?: Access;
}

interface Repeatable {
  /** The same for each attempt to save one thing. Sent where the back end says that it then saves it once. */
  readonly idempotencyKey?: string | undefined;
}

interface WriteOptions<T> extends RequestOptions<T>, Repeatable {}

interface ReadOptions<T> extends RequestOptions<T> {
  /** A newer read of this client for the same purpose supersedes this one. @default the path */
  readonly purpose?: string;
  /** Aborts the request, which then rejects as `superseded`. */
  readonly signal?: AbortSignal | undefined;
}

export interface FormOptions<T> extends Repeatable {
  readonly schema: v.GenericSchema<unknown, T>;
  /** Encoded by `toFormData`. */
  readonly fields: FormFields;
  /** Called with 0 to 100 percent, and with -1 when the upload failed. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

export type FormFields = Readonly<Record<string, Blob | string | number | boolean | readonly unknown[] | undefined>>;

export interface Activity {
  readonly reads: number;
  readonly writes: number;
  /** When a read that a busy server refused is sent again, in epoch milliseconds. */
  readonly retryAt?: number | undefined;
}

/** One widget's HTTP client of one back end. Requests reject with an `ApiError`, or with an error of the `headers` callback. */
export interface Client {
  /** Absolute address without a trailing slash. */
  readonly apiBase: string;
  readonly activity: ReadonlySignal<Activity>;
  /** Times out 30 s after sending. */
  read<T>(method: 'get' | 'post', path: string, options: ReadOptions<T>): Promise<ApiResponse<T>>;
  /** Never superseded or cancelled. Times out 30 s after sending; without a response its outcome is unknown. */
  write<T>(method: 'post' | 'patch' | 'delete', path: string, options: WriteOptions<T>): Promise<ApiResponse<T>>;
  /** Downloads a file; rejects when the response is an envelope. Never superseded. Times out after 120 s without a byte. */
  download(
    method: 'get' | 'post',
    path: string,
    options: Pick<ReadOptions<never>, 'query' | 'body' | 'signal'>,
  ): Promise<Blob>;
  /** Sends multipart form data. Times out after 120 s without a byte. */
  sendForm<T>(method: 'post' | 'patch', path: string, options: FormOptions<T>): Promise<ApiResponse<T>>;
  dispose(): void;
}

export interface ClientOptions {
  /** Address of the back end; a relative one is resolved against the page's. */
  readonly apiBase: string;
  readonly onShow?: (show: ShowMessage) => void;
  /**
   * Called once for each session that ends by a 401 to this client. `wasAccepted`: whether the back end has accepted the session on
   * this page before, so that it ended while somebody was working.
   */
  readonly onUnauthorized?: ((message: string, wasAccepted: boolean) => void) | undefined;
}
