import { type ReadonlySignal, signal } from '@preact/signals-react';
import { notifyError } from '../embed/page/notify-error';
import type { WidgetHost } from '../embed/widget';

/** An open panel. */
export interface OpenPanel<S, T> {
  /** Its subject. */
  readonly subject: S;
  /** Closes it with its result; `undefined` when cancelled. */
  readonly close: (outcome: T | undefined) => void;
}

/** A kind of panel of a list. */
export interface Panel<S, T> {
  readonly open: ReadonlySignal<OpenPanel<S, T> | undefined>;
  /** Opens it and resolves with its result. Shows an error and rejects while another panel is open. */
  readonly show: (subject: S) => Promise<T | undefined>;
}

/** The panels of one list; at most one is open. */
export interface Panels {
  readonly panel: <S, T>() => Panel<S, T>;
  /** Opens a panel by a click. Ignored while one is open or opening, which is a double click. */
  readonly openByClick: (open: () => Promise<unknown>) => void;
  /** Cancels the open panel when the list unmounts. */
  readonly dismiss: () => void;
}

/** Creates the panels of one list. */
export function createPanels(host: WidgetHost): Panels {
  let leave: (() => void) | undefined;
  let isClicked = false;
  return {
    panel<S, T>() {
      const open = signal<OpenPanel<S, T> | undefined>(undefined);
      async function show(subject: S): Promise<T | undefined> {
        if (leave) throw notifyError(host, 'open', new Error('Close the open form first.'));
        try {
          return await new Promise<T | undefined>((close) => {
            leave = () => close(undefined);
            open.value = { subject, close };
          });
        } finally {
          leave = undefined;
          open.value = undefined;
        }
      }
      return { open, show };
    },
    openByClick(open) {
      if (leave || isClicked) return;
      isClicked = true;
      open()
        .catch(() => undefined)
        .finally(() => {
          isClicked = false;
        });
    },
    dismiss: () => leave?.(),
  };
}
