import type { WidgetEvents } from './events';
import { prepareToaster } from './toasts/toast';

const isCancelable = (type: string) => type.startsWith('pricebook-before-') || type === 'pricebook-navigate';

/** Dispatches an event of a widget from its host element. Returns `false` when a listener called `preventDefault()`. */
export function emit<E extends keyof WidgetEvents>(target: EventTarget, type: E, detail: WidgetEvents[E]): boolean {
  return target.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: isCancelable(type) }),
  );
}

const settled = new WeakSet<EventTarget>();

/** Dispatches `pricebook-ready` the first time only, then preloads the toaster. */
export function emitReady(target: EventTarget, state: WidgetEvents['pricebook-ready']['state']): void {
  if (settled.has(target)) return;
  settled.add(target);
  emit(target, 'pricebook-ready', { state });
  setTimeout(prepareToaster);
}
