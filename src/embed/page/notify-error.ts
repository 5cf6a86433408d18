import { ApiError } from '../../api/transport/errors';
import type { WidgetHost } from '../widget';

/** Title and message of the toast. @default 'Error' and the failure's own message */
interface Wording {
  readonly title?: string;
  readonly message?: (why: string) => string;
}

/**
 * Reports a failure to the person and the page, once: a session that has ended was already reported by the client. Returns
 * the error, to be thrown.
 */
export function notifyError(host: WidgetHost, operation: string, cause: unknown, wording: Wording = {}): Error {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const api = error instanceof ApiError ? error : undefined;
  if (api?.kind === 'superseded') return error;
  const { title, message: say = (why) => why } = wording;
  const message = say(error.message);
  if (api?.kind !== 'unauthorized') host.toast({ type: 'error', ...(title !== undefined && { title }), message });
  host.emit('pricebook-error', { operation, message, ...(api?.status !== undefined && { status: api.status }) });
  return error;
}
