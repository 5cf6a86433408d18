import type { ShowMessage } from '../../api/transport/client.types';
import { asSentence } from '../../api/transport/errors';
import type { ToastMessage } from './toast.types';

/** The toasts of one widget: merges a response's `show` with the widget's own message about it. */
export function responseToasts(present: (message: ToastMessage) => void) {
  let pending: ShowMessage | undefined;
  const flush = (message: ToastMessage | undefined = pending) => {
    pending = undefined;
    if (message) present(message);
  };
  return {
    /** Delays the `show` of a response until the widget's message about it. */
    onShow(show: ShowMessage): void {
      flush();
      pending = show;
      // The widget's message follows in a microtask of the response, before this timer.
      setTimeout(() => pending === show && flush());
    },
    toast: (message: ToastMessage): void => flush(pending ? joinMessages(message, pending) : message),
  };
}

/**
 * On success the widget's text is the title and the back end's message the text; on failure the back end's message follows
 * the widget's text, which has more detail.
 */
function joinMessages({ message, ...own }: ToastMessage, show: ShowMessage): ToastMessage {
  if (message.includes(show.message)) return { ...own, type: show.type, message };
  return own.type === 'error'
    ? { ...own, message: `${asSentence(message)} ${show.message}` }
    : {
        title: message,
        ...own,
        type: show.type,
        message: own.title ? `${asSentence(message)} ${show.message}` : show.message,
      };
}
