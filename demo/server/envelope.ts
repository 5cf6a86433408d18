import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { answerJson } from './json-answer';

/** A message that the client shows as a toast. */
export interface Show {
  readonly type: 'success' | 'warning' | 'error';
  readonly message: string;
}

/** What every JSON answer looks like; `status` repeats the HTTP status. */
export interface Envelope<T> {
  readonly status: number;
  readonly message: string;
  readonly data: T;
  readonly show?: Show;
}

/** Answers with data in the envelope. */
export function answer<T>(c: Context, message: string, data: T, status: ContentfulStatusCode = 200): Promise<Response> {
  return answerJson(c, { status, message, data } satisfies Envelope<T>, status);
}

/** Answers with data in the envelope, and with the message as a warning that the client shows. */
export function answerWarning<T>(c: Context, message: string, data: T): Promise<Response> {
  return answerJson(c, { status: 200, message, data, show: { type: 'warning', message } } satisfies Envelope<T>, 200);
}
