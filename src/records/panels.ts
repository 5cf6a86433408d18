import { type ReadonlySignal, signal } from '@preact/signals-react';
import { notifyError } from '../embed/page/notify-error';
import type { WidgetHost } from '../embed/widget';

export interface OpenPanel<S, T> {
  readonly subject: S;
  /** Closes the panel with its result; `undefined` when cancelled. */
  readonly close: (outcome: T | undefined) => void;
}

export interface Panel<S, T> {
  readonly open: ReadonlySignal<OpenPanel<S, T> | undefined>;
  /** Opens the panel and resolves with its result. Shows an error and rejects while another panel is open. */
  readonly show: (subject: S) => Promise<T | undefined>;
}

/** The panels of one list; at most one is open. */
export interface Panels {
  readonly panel: <S, T>() => Panel<S, T>;
  /** Opens a panel on a click. Ignored while a panel is open or opening, as in a double click. */
  readonly openByClick: (open: () => Promise<unknown>) => void;
  readonly dismiss: () => void;
}

export function createPanels(host: WidgetHost): Panels {
  let cancel: (() => void) | undefined;
  let isOpening = false;
  return {
    panel<S, T>() {
      const open = signal<OpenPanel<S, T> | undefined>(undefined);
      async function show(subject: S): Promise<T | undefined> {
        if (cancel) throw notifyError(host, 'open', new Error('Close the open form first.'));
        try {
          return await new Promise<T | undefined>((close) => {
            cancel = () => close(undefined);
            open.value = { subject, close };
          });
        } finally {
          cancel = undefined;
          open.value = undefined;
        }
      }
      return { open, show };
    },
    openByClick(open) {
      if (cancel || isOpening) return;
      isOpening = true;
      open()
        .catch(() => undefined)
        .finally(() => {
          isOpening = false;
        });
    },
    dismiss: () => cancel?.(),
  };
}
