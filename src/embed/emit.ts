import { ApiError } from '../api/transport/errors';
import { prepareFailureExplainer } from '../api/transport/send-authorized';
import { afterPaint } from '../ui/after-paint';
import { ChunkError } from '../ui/feedback/load-chunk';
import type { ErrorKind, WidgetEvents } from './events';
import { prepareToaster } from './toasts/toast';
import type { WidgetHost } from './widget';

const isCancelable = (type: string) => type.startsWith('pricebook-before-') || type === 'pricebook-navigate';

export function emit<E extends keyof WidgetEvents>(target: EventTarget, type: E, detail: WidgetEvents[E]): boolean {
  return target.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: isCancelable(type) }),
  );
}

/** Dispatches `pricebook-error` for a failed operation. The message is the one that the user has seen. */
export function emitError(host: Pick<WidgetHost, 'emit'>, operation: string, message: string, cause: unknown): void {
  const status = cause instanceof ApiError ? cause.status : undefined;
  host.emit('pricebook-error', { operation, kind: kindOf(cause), ...(status !== undefined && { status }), message });
}

function kindOf(cause: unknown): ErrorKind {
  if (cause instanceof ChunkError || cause instanceof TypeError || cause instanceof ReferenceError) return 'code';
  if (!(cause instanceof ApiError)) return 'refused';
  const { kind, status } = cause;
  if (kind === 'network' || kind === 'timeout' || kind === 'unreadable') return kind;
  return kind === 'unknown-outcome' && status === undefined ? 'network' : 'refused';
}

const announcedTargets = new WeakSet<EventTarget>();

/** Dispatches `pricebook-ready` the first time only, then preloads what failures need when the widget is painted. */
export function emitReady(target: EventTarget, state: WidgetEvents['pricebook-ready']['state']): void {
  if (announcedTargets.has(target)) return;
  announcedTargets.add(target);
  emit(target, 'pricebook-ready', { state });
  void afterPaint().then(() => {
    prepareToaster();
    void prepareFailureExplainer();
  });
}
