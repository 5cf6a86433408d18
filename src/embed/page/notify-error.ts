import { ApiError } from '../../api/transport/errors';
import { failureText } from '../../ui/ui.messages';
import { emitError } from '../emit';
import type { ToastMessage } from '../toasts/toast.types';
import type { WidgetHost } from '../widget';

/** Title, message and action of the toast. @default 'Error' and the failure's own message */
interface Wording {
  readonly title?: string;
  readonly message?: (why: string) => string;
  readonly action?: NonNullable<ToastMessage['action']>;
}

/** Shows a failure as a toast, unless the client has already done so, and dispatches `pricebook-error`. */
export function notifyError(host: WidgetHost, operation: string, cause: unknown, wording: Wording = {}): Error {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const api = error instanceof ApiError ? error : undefined;
  if (api?.kind === 'superseded') return error;
  const { message: format = (why) => why, ...titleAndAction } = wording;
  const message = format(failureText(error));
  if (api?.kind !== 'unauthorized') host.toast({ type: 'error', ...titleAndAction, message });
  emitError(host, operation, message, error);
  return error;
}
