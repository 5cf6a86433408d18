import type { ReadonlySignal } from '@preact/signals-react';
import type { DocumentEvents } from './events';
import { pageSignal } from './page-signal';

/** A message for the person, as a widget says it. */
export interface ToastMessage {
  readonly type: 'success' | 'warning' | 'error';
  /** @default 'Success', 'Warning' or 'Error', by type */
  readonly title?: string;
  readonly message: string;
  /** Milliseconds on screen. @default 3000 for success, 5000 for warning and error */
  readonly duration?: number;
}

/** A message as it is shown, kept for the list of this visit's messages. */
export interface ShownToast extends Required<ToastMessage> {
  /** Counts up from 1 within the visit. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

const titles = { success: 'Success', warning: 'Warning', error: 'Error' } as const;
const durations = { success: 3000, warning: 5000, error: 5000 } as const;

/** More would only be a longer list that nobody reads. */
const kept = 50;

const history = pageSignal<readonly ShownToast[]>('toasts@1', []);

/** This visit's messages, newest first, at most 50; shared by everything on the page. */
export const toastHistory = (): ReadonlySignal<readonly ShownToast[]> => history().signal;

/**
 * Shows a message in the page's one toaster, unless a listener of the document's `pricebook-toast` calls
 * `preventDefault()`.
 */
export function toast({ type, title = titles[type], message, duration = durations[type] }: ToastMessage): void {
  const past = history();
  const shown: ShownToast = {
    id: (past.signal.peek()[0]?.id ?? 0) + 1,
    at: Date.now(),
    type,
    title,
    message,
    duration,
  };
  past.set([shown, ...past.signal.peek()].slice(0, kept));
  const detail: DocumentEvents['pricebook-toast'] = { type, title, message, duration };
  const isOurs = document.dispatchEvent(new CustomEvent('pricebook-toast', { detail, cancelable: true }));
  if (isOurs) void withToaster((showToast) => showToast(shown));
}

/** Where the toaster's code does not come, a message is still in the history. */
const withToaster = (use: (showToast: (message: ShownToast) => void) => void) =>
  import('./toaster').then(
    (toaster) => use(toaster.showToast),
    () => undefined,
  );

/** Fetches the toaster's code ahead: a message that the network is down could not wait for it. */
export function prepareToaster(): void {
  void withToaster(() => undefined);
}
