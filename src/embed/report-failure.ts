import { ApiError } from '../api/errors';
import type { WidgetHost } from './widget';

/** How a failure is said, when not by its own message under 'Error'. */
interface Wording {
  readonly title?: string;
  readonly message?: (why: string) => string;
}

/**
 * Tells the person and the page that something failed, once: what the client or the back end has already shown is not
 * said again. Answers the error, to be thrown on.
 */
export function reportFailure(host: WidgetHost, operation: string, cause: unknown, wording: Wording = {}): Error {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const api = error instanceof ApiError ? error : undefined;
  if (api?.kind === 'superseded') return error;
  const { title, message: say = (why) => why } = wording;
  const message = say(error.message);
  const isTold = api?.kind === 'unauthorized' || api?.shown === true;
  if (!isTold) host.toast({ type: 'error', ...(title !== undefined && { title }), message });
  host.emit('pricebook-error', { operation, message, ...(api?.status !== undefined && { status: api.status }) });
  return error;
}
