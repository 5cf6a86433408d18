/**
 * Why a request failed.
 * - `network`: no answer came; nothing was changed, or the request only reads.
 * - `timeout`: the same, after waiting as long as is sensible.
 * - `refused`: the back end said no; `status`, `message` and `fields` are its own.
 * - `unauthorized`: the session is over, or was another one when the answer came. The client has already said so, once:
 *   show nothing more.
 * - `unreadable`: an answer came that cannot be understood.
 * - `unknown-outcome`: a write got no response, an unreadable one or a server error, so it may or may not have been done:
 *   read again.
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

/** Details of an error response. */
interface Refusal {
  readonly status?: number;
  readonly fields?: FieldErrors;
  readonly data?: unknown;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The one error that requests reject with. `message` is meant for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Status of the answer (the envelope's, else HTTP's); `undefined` when no answer came. */
  readonly status: number | undefined;
  /** Wrong fields; empty when the back end named none. */
  readonly fields: FieldErrors;
  /** The `data` of the refusal, unchecked. */
  readonly data: unknown;
  /** Seconds to wait before the next try, from Retry-After. */
  readonly retryAfter: number | undefined;
  /** Why it failed: the message without the time of the next try, and without what is unknown. */
  readonly reason: string;

  constructor(kind: ApiErrorKind, message: string, refusal: Refusal = {}) {
    const { status, retryAfter } = refusal;
    const next = isBusy(status) && retryAfter !== undefined ? tryAgainText(retryAfter) : undefined;
    const more = kind === 'unknown-outcome' ? unknownOutcome : next;
    super(more === undefined ? message : `${asSentence(message)} ${more}`, { cause: refusal.cause });
    this.reason = message;
    this.kind = kind;
    this.status = refusal.status;
    this.fields = refusal.fields ?? {};
    this.data = refusal.data;
    this.retryAfter = refusal.retryAfter;
  }

  /**
   * The message, unless it is empty or the general one of a refusal: a widget then shows its own text, which would be
   * untrue of a server that has a problem or is busy.
   */
  get ownMessage(): string | undefined {
    const { status } = this;
    const isRefusal = status !== undefined && status < 500 && !isBusy(status);
    const isGeneral = isRefusal && this.reason === fallbackMessage(status);
    return isGeneral || this.reason === '' ? undefined : this.message;
  }
}

/** Shown when the back end refuses a request without a message. */
export const fallbackMessage = (status: number): string =>
  status >= 500 || isBusy(status)
    ? `${isBusy(status) ? busyMessage : serverProblem(status)} Try again in a moment.`
    : `The server answered with an error (HTTP ${status}). Try again; if it happens again, tell your administrator.`;

/** Shown when the server, or a gateway before it, failed without a message. */
export const serverProblem = (status: number): string => `The server has a problem (HTTP ${status}).`;

const unknownOutcome = 'It is not known whether the change was saved. Look at the list before you try again.';

/** Ends a text with a full stop, unless it ends as a sentence already. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Shown when the back end is busy, says when to try again, and nothing else. */
export const busyMessage = 'The server cannot take more requests now.';

/** Whether a status says that the back end takes the request later. */
export const isBusy = (status: number | undefined): boolean => status === 429 || status === 503;

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

function tryAgainText(seconds: number): string {
  if (seconds <= 60) return `You can try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;
  return `You can try again at ${clock.format(Date.now() + seconds * 1000)}.`;
}

/** Shown when no response arrived. */
const networkMessage = 'Error in network connection';

/** Shown when a session expires and the back end sent no message. */
export const sessionExpiredMessage = 'Your session has ended. Please sign in again.';

/** A failed connection, also while the response is being read. */
export function networkError(cause: unknown): ApiError {
  return new ApiError('network', networkMessage, { cause });
}

/** A request that was aborted or replaced by a newer one. */
export function supersededError(): ApiError {
  return new ApiError('superseded', 'A newer request took the place of this one.');
}

/** No response, or no byte of one, for so many milliseconds. */
export function timeoutError(ms: number): ApiError {
  return new ApiError('timeout', `${networkMessage}. The server did not answer within ${ms / 1000} seconds.`);
}

/** Says that a response cannot be understood, and why. */
export const unreadableMessage = (status: number, why: string): string =>
  `The server's answer could not be understood: ${why} (HTTP ${status}).`;

/** A response that cannot be understood. */
export function unreadableError(status: number, why: string): ApiError {
  const message = `${unreadableMessage(status, why)} Try again; if it happens again, tell your administrator.`;
  return new ApiError('unreadable', message, { status });
}
