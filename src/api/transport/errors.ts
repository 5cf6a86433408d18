import { sentenceSeparator, shownLocale } from '../../texts/notation';
import { errorMessages } from './errors.messages';
/**
 * Why a request failed.
 * - `network`: no response to a read, or the request was not sent.
 * - `timeout`: like `network`, after the time limit.
 * - `refused`: an error response; `status`, `message` and `fields` are the back end's.
 * - `unauthorized`: the session has ended or changed: show nothing. The client has notified the user, unless there was no session.
 * - `unreadable`: the response cannot be parsed.
 * - `unknown-outcome`: a write without a readable response, or with a server error, may have been done: reload.
 * - `superseded`: a newer read has replaced it, or the widget was removed: do nothing.
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'refused'
  | 'unauthorized'
  | 'unreadable'
  | 'unknown-outcome'
  | 'superseded';

export type FieldErrors = Readonly<Record<string, string>>;

interface ErrorDetails {
  readonly status?: number;
  readonly fields?: FieldErrors;
  readonly data?: unknown;
  readonly retryAfter?: number | undefined;
  readonly isWebPage?: boolean;
  /** What to do after an unknown outcome. @default 'Look at the list before you try again.' */
  readonly unknownOutcomeHint?: string | undefined;
  readonly cause?: unknown;
}

/** Why a request failed; `message` is for the user. Only errors of the page's own code are not of this class. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly fields: FieldErrors;
  /** The response's `data`, not validated. */
  readonly data: unknown;
  readonly retryAfter: number | undefined;
  /** Whether a page came instead of data, such as the sign-in of a proxy: only loading the page again leads to it. */
  readonly isWebPage: boolean;
  /** The message without the sentence about retrying or the unknown outcome. */
  readonly reason: string;

  constructor(kind: ApiErrorKind, message: string, details: ErrorDetails = {}) {
    const { status, retryAfter, unknownOutcomeHint = errorMessages.lookAtList } = details;
    const retryHint = isBusy(status) && retryAfter !== undefined ? tryAgainText(retryAfter) : undefined;
    const hint = kind === 'unknown-outcome' ? `${errorMessages.unknownOutcome} ${unknownOutcomeHint}` : retryHint;
    super(hint === undefined ? message : `${asSentence(message)} ${hint}`, { cause: details.cause });
    this.reason = message;
    this.kind = kind;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.data = details.data;
    this.retryAfter = details.retryAfter;
    this.isWebPage = details.isWebPage === true;
  }

  /** The message; `undefined` when the back end refused without one, for which the widget has its own text. */
  get specificMessage(): string | undefined {
    const { status } = this;
    const isRefusal = status !== undefined && status < 500 && !isBusy(status);
    const isFallback = isRefusal && this.reason === fallbackMessage(status);
    return isFallback || this.reason === '' ? undefined : this.message;
  }

  /** The widget's text for the failure: the reason and what to check after an unknown outcome, else the message or a fallback. */
  messageWith(unknownOutcomeHint: string, fallback: string): string {
    if (this.kind === 'unknown-outcome') return `${asSentence(this.reason)} ${unknownOutcomeHint}`;
    return this.specificMessage ?? fallback;
  }
}

export const fallbackMessage = (status: number): string =>
  status >= 500 || isBusy(status)
    ? `${isBusy(status) ? errorMessages.busy : errorMessages.serverProblem(status)} ${errorMessages.inAMoment}`
    : errorMessages.refused(status);

export const asSentence = (text: string): string => (/[.!?…。]$/.test(text) ? text : text + sentenceSeparator().trim());

export const isBusy = (status: number | undefined): boolean => status === 429 || status === 503;

/** The text names a time, because a number of seconds would soon be wrong in a message that stays visible. */
function tryAgainText(seconds: number): string {
  // No Intl.DateTimeFormat at module level: creating one takes longer than all other code of a list but React.
  const time = new Date(Date.now() + seconds * 1000).toLocaleString(shownLocale(), {
    timeStyle: seconds <= 60 ? 'medium' : 'short',
    ...(seconds > 12 * 3600 && { dateStyle: 'medium' }),
  });
  return errorMessages.retryAt(time);
}

export function networkError(cause: unknown): ApiError {
  return new ApiError('network', errorMessages.network, { cause });
}

export function supersededError(): ApiError {
  return new ApiError('superseded', 'Superseded.');
}

export function timeoutError(ms: number): ApiError {
  return new ApiError('timeout', errorMessages.timeout(ms / 1000));
}

/** The error for a page with status 200 in place of data: single sign-on proxies send one once their session has ended. */
export function webPageError(status: number): ApiError {
  const message = `${errorMessages.unreadable(status, errorMessages.webPage)} ${errorMessages.signInEnded}`;
  return new ApiError('unreadable', message, { status, isWebPage: true });
}

export function unreadableError(status: number, why: string): ApiError {
  const message = `${errorMessages.unreadable(status, why)} ${errorMessages.tellAdministrator}`;
  return new ApiError('unreadable', message, { status });
}
