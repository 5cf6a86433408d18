import type { ShowMessage } from '../../api/transport/client.types';
import { asSentence } from '../../api/transport/errors';
import type { ToastMessage } from './toast.types';

/** The toasts of one widget: merges a response's `show` with the widget's own message about it. */
export interface ResponseToasts {
  /** Handles the `show` of a response. */
  onShow(show: ShowMessage): void;
  toast(message: ToastMessage): void;
}

export function responseToasts(present: (message: ToastMessage) => void): ResponseToasts {
  let held: ShowMessage | undefined;
  const release = (message: ToastMessage | undefined = held) => {
    held = undefined;
    if (message) present(message);
  };
  return {
    onShow(show) {
      release();
      held = show;
      // The widget's own toast comes with the promises that the response settles, which all run before a timer.
      setTimeout(() => held === show && release());
    },
    toast: (message) => release(held ? joined(message, held) : message),
  };
}

/** On success the widget's text is the title and the back end's message the text; on failure the widget's text has more detail. */
function joined({ message, ...own }: ToastMessage, show: ShowMessage): ToastMessage {
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
