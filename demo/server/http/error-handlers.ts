import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { type CodedMessage, codedMessage } from '../../../src/wire/error-texts';
import { mayHaveWritten } from '../db/outcome';
import {
  isConflict,
  isConnectionLost,
  isDiskFull,
  QUERY_CANCELED,
  READ_ONLY_TRANSACTION,
  sqlState,
} from '../db/sql-state';
import { HttpError } from './http-error';

/** Responds to a thrown HttpError with its message. Any other error is reported, and its details are not disclosed. */
export function createErrorHandler(report: (error: unknown, requestId?: string) => void): ErrorHandler {
  return (error, c) => {
    if (sqlState(error) === QUERY_CANCELED) {
      return respondUnavailable(c, codedMessage('took-too-long'), 5);
    }
    if (sqlState(error) === READ_ONLY_TRANSACTION) {
      return respondUnavailable(c, codedMessage('database-changing-over'), 1);
    }
    if (isConflict(error)) {
      report(error, c.get('requestId'));
      return respondUnavailable(c, codedMessage('took-too-long'), 1);
    }
    if (isDiskFull(error)) {
      report(error, c.get('requestId'));
      return respondUnavailable(c, codedMessage('disk-full'), 60);
    }
    if (isConnectionLost(error) && !isDisconnect(c, error) && !mayHaveWritten()) {
      report(error, c.get('requestId'));
      return respondUnavailable(c, codedMessage('database-silent'), 5);
    }
    if (!(error instanceof HttpError)) {
      if (!isDisconnect(c, error)) report(error, c.get('requestId'));
      const text = codedMessage(isConnectionLost(error) ? 'database-connection-lost' : 'server-failure');
      return c.json({ status: 500, ...text, data: null }, 500);
    }
    const { status, text, data } = error;
    const detail = status === 401 ? { detail: text.message } : {};
    return c.json({ status, ...text, data, ...detail }, status, { ...error.headers });
  };
}

/** Responds 503, with the seconds after which the request may be repeated. */
export const respondUnavailable = (c: Context, text: CodedMessage, retryAfter: number): Response =>
  c.json({ status: 503, ...text, data: null }, 503, { 'Retry-After': String(retryAfter) });

/** Whether the client disconnected: the error is that of Node reading the body, or of the request's signal. */
const isDisconnect = (c: Context, error: Error): boolean =>
  (error.name === 'AbortError' && c.req.raw.signal.aborted) ||
  (error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET');

export const handleNotFound: NotFoundHandler = (c) =>
  c.json({ status: 404, ...codedMessage('nothing-here', { path: c.req.path }), data: null }, 404);

export function handleMethodNotAllowed(c: Context, methods: readonly string[]): Response {
  const allowed = methods.join(', ');
  const { method, path } = c.req;
  const text = codedMessage('method-not-allowed', { method, path, methods: allowed });
  return c.json({ status: 405, ...text, data: null }, 405, { Allow: allowed });
}
