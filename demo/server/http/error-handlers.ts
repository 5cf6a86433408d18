import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { mayHaveWritten } from '../db/outcome';
import { isConnectionLost, isDiskFull, QUERY_CANCELED, READ_ONLY_TRANSACTION, sqlState } from '../db/sql-state';
import { HttpError } from './http-error';

const UNEXPECTED = 'Something went wrong on the server, and nothing was changed. Please try again.';
const NO_RESPONSE = 'The database does not respond, and nothing was changed. Please try again in a moment.';
const DISK_FULL =
  'The disk of the server is full, and nothing was changed. Please tell its administrator: reading is still possible.';
const CONNECTION_LOST =
  'The connection to the database was lost. If you were saving something, check whether it was saved before you try again.';

/** Responds to a thrown HttpError with its message. Any other error is reported, and its details are not disclosed. */
export function handleError(report: (error: unknown, requestId?: string) => void): ErrorHandler {
  return (error, c) => {
    if (sqlState(error) === QUERY_CANCELED) {
      const message = 'This took too long, and nothing was changed. Please try again in a moment.';
      return c.json({ status: 503, message, data: null }, 503, { 'Retry-After': '5' });
    }
    if (sqlState(error) === READ_ONLY_TRANSACTION) {
      const message = 'The database is changing over to another server, and nothing was changed. Please try again.';
      return c.json({ status: 503, message, data: null }, 503, { 'Retry-After': '1' });
    }
    if (isDiskFull(error)) {
      report(error, c.get('requestId'));
      return c.json({ status: 503, message: DISK_FULL, data: null }, 503, { 'Retry-After': '60' });
    }
    if (isConnectionLost(error) && !isDisconnect(c, error) && !mayHaveWritten()) {
      report(error, c.get('requestId'));
      return c.json({ status: 503, message: NO_RESPONSE, data: null }, 503, { 'Retry-After': '5' });
    }
    if (!(error instanceof HttpError)) {
      if (!isDisconnect(c, error)) report(error, c.get('requestId'));
      const message = isConnectionLost(error) ? CONNECTION_LOST : UNEXPECTED;
      return c.json({ status: 500, message, data: null }, 500);
    }
    const { status, message, data } = error;
    const detail = status === 401 ? { detail: message } : {};
    return c.json({ status, message, data, ...detail }, status, { ...error.headers });
  };
}

/** Whether the client disconnected: the error is that of Node reading the body, or of the request's signal. */
const isDisconnect = (c: Context, error: Error): boolean =>
  (error.name === 'AbortError' && c.req.raw.signal.aborted) ||
  (error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET');

export const handleNotFound: NotFoundHandler = (c) =>
  c.json({ status: 404, message: `There is nothing at ${c.req.path}.`, data: null }, 404);

export function handleMethodNotAllowed(c: Context, methods: readonly string[]): Response {
  const allowed = methods.join(', ');
  const message = `${c.req.method} is not possible at ${c.req.path}: use ${allowed}.`;
  return c.json({ status: 405, message, data: null }, 405, { Allow: allowed });
}
