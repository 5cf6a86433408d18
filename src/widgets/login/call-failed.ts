import { ApiError, isBusy } from '../../api/transport/errors';
import { emitError } from '../../embed/emit';
import type { WidgetHost } from '../../embed/widget';
import type { CallFailed } from '../../machines/login.types';

/** Emits `pricebook-error` for a failed call and returns its outcome. Rethrows errors other than ApiError. */
export function reportFailedCall(host: WidgetHost, operation: string, error: unknown): CallFailed {
  if (!(error instanceof ApiError)) throw error;
  const { kind, message, reason, retryAfter, status = 0 } = error;
  if (kind !== 'superseded') emitError(host, operation, message, error);
  if (kind === 'unknown-outcome') return { step: 'failed', failure: { kind, message: reason } };
  if (kind !== 'refused') return { step: 'failed', failure: { kind: 'unreachable', message } };
  const retryAt = retryAfter === undefined ? undefined : new Date(Date.now() + retryAfter * 1000);
  const shownMessage = error.specificMessage === undefined ? '' : reason;
  return {
    step: 'failed',
    failure: { kind, message: shownMessage, isTemporary: status >= 500 || isBusy(status), retryAt },
  };
}
