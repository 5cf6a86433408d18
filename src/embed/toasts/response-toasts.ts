import type { ShowMessage } from '../../api/transport/client.types';
import { asSentence } from '../../api/transport/errors';
import type { ToastMessage } from './toast.types';

/** The toasts of one widget: what a response asks to show, and what the widget says about that response, become one. */
export interface ResponseToasts {
  /** Takes the `show` of a response. */
  onShow(show: ShowMessage): void;
  toast(message: ToastMessage): void;
}

/** Makes them of what shows a toast. */
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

/** A text of a success is the title over what the back end says; a text of a failure says more than that. */
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
