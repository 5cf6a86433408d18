import type { WidgetEvents } from './events';
import { prepareToaster } from './toasts/toast';
import type { WidgetHost } from './widget';

const isCancelable = (type: string) => type.startsWith('pricebook-before-') || type === 'pricebook-navigate';

export function emit<E extends keyof WidgetEvents>(target: EventTarget, type: E, detail: WidgetEvents[E]): boolean {
  return target.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: isCancelable(type) }),
  );
}

/** Dispatches `pricebook-error` for a failed operation. */
export function emitError(
  host: Pick<WidgetHost, 'emit'>,
  operation: string,
  message: string,
  status: number | undefined,
): void {
  host.emit('pricebook-error', { operation, message, ...(status !== undefined && { status }) });
}

const settled = new WeakSet<EventTarget>();

/** Dispatches `pricebook-ready` the first time only, then preloads the toaster. */
export function emitReady(target: EventTarget, state: WidgetEvents['pricebook-ready']['state']): void {
  if (settled.has(target)) return;
  settled.add(target);
  emit(target, 'pricebook-ready', { state });
  setTimeout(prepareToaster);
}
