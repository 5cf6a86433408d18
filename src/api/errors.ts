/**
 * Why a request failed.
 * - `network`: no answer came; nothing was changed, or the request only reads.
 * - `timeout`: the same, after waiting as long as is sensible.
 * - `refused`: the back end said no; `status`, `message` and `fields` are its own.
 * - `unauthorized`: the session is over, or was another one when the answer came. The client has already said so, once:
 *   show nothing more.
 * - `unreadable`: an answer came that cannot be understood.
 * - `unknown-outcome`: a write got no answer (or none that can be understood), so it may or may not have been done: read again.
 * - `superseded`: a newer read for the same purpose took its place, or the widget is gone: do nothing.
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'refused'
  | 'unauthorized'
  | 'unreadable'
  | 'unknown-outcome'
  | 'superseded';

/** Wrong fields by their wire name, each with what is wrong about it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What the back end said with its refusal. */
interface Refusal {
  readonly status?: number;
  readonly fields?: FieldErrors;
  readonly data?: unknown;
  readonly shown?: boolean;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The one error that requests fail with. `message` is made for the person at the screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Status of the answer (the envelope's, else HTTP's); `undefined` when no answer came. */
  readonly status: number | undefined;
  /** Wrong fields; empty when the back end named none. */
  readonly fields: FieldErrors;
  /** The `data` of the refusal, unchecked. */
  readonly data: unknown;
  /** The message was already shown as a toast, because the answer asked for it (`show`). */
  readonly shown: boolean;
  /** Seconds to wait before the next try, where a refusal (429) says so. */
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, message: string, refusal: Refusal = {}) {
    super(message, { cause: refusal.cause });
    this.kind = kind;
    this.status = refusal.status;
    this.fields = refusal.fields ?? {};
    this.data = refusal.data;
    this.shown = refusal.shown ?? false;
    this.retryAfter = refusal.retryAfter;
  }
}

/** What a person reads when no answer came. */
const networkMessage = 'Error in network connection';

/** What a person reads when a write got no answer. */
export const unknownOutcomeMessage = `${networkMessage}. It is not known whether the change was saved: check before you try again.`;

/** What a person reads when a session ends and the back end gave no words for it. */
export const sessionOverMessage = 'Your session has ended. Please sign in again.';

/** A failed connection, or a failure to read from it. */
export function networkError(cause: unknown): ApiError {
  return new ApiError('network', networkMessage, { cause });
}

/** A request that nobody waits for any more. */
export function superseded(): ApiError {
  return new ApiError('superseded', 'A newer request took the place of this one.');
}

/** No sign of life for so many milliseconds. */
export function timeoutError(ms: number): ApiError {
  return new ApiError('timeout', `${networkMessage}. The server did not answer within ${ms / 1000} seconds.`);
}

/** An answer that cannot be understood; `what` completes "The server's answer could not be understood: …". */
export function unreadable(status: number, what: string): ApiError {
  return new ApiError(
    'unreadable',
    `The server's answer could not be understood: ${what} (HTTP ${status}). Try again; if it happens again, tell whoever runs the server.`,
    { status },
  );
}
