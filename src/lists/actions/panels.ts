import { type ReadonlySignal, signal } from '@preact/signals-react';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import { actionMessages as messages } from './actions.messages';

export interface OpenPanel<S, T> {
  readonly subject: S;
  /** Closes the panel with its result; `undefined` when cancelled. */
  readonly close: (outcome: T | undefined) => void;
}

export interface Panel<S, T> {
  readonly openPanel: ReadonlySignal<OpenPanel<S, T> | undefined>;
  /** Opens the panel and resolves with its result. Shows an error and rejects while another panel is open. */
  readonly show: (subject: S) => Promise<T | undefined>;
}

export type Panels = ReturnType<typeof createPanels>;

/** Creates the panels of one list; at most one is open. */
export function createPanels(host: WidgetHost) {
  let cancelOpenPanel: (() => void) | undefined;
  let isOpening = false;
  return {
    createPanel<S, T>(): Panel<S, T> {
      const openPanel = signal<OpenPanel<S, T> | undefined>(undefined);
      async function show(subject: S): Promise<T | undefined> {
        if (cancelOpenPanel) throw notifyError(host, 'open', new Error(messages.closeFirst));
        try {
          return await new Promise<T | undefined>((close) => {
            cancelOpenPanel = () => close(undefined);
            openPanel.value = { subject, close };
          });
        } finally {
          cancelOpenPanel = undefined;
          openPanel.value = undefined;
        }
      }
      return { openPanel, show };
    },
    /** Opens a panel for a click or by itself. Ignored while a panel is open or opening, as in a double click. */
    openIfNoneIsOpen(open: () => Promise<unknown>): void {
      if (cancelOpenPanel || isOpening) return;
      isOpening = true;
      open()
        .catch(() => undefined)
        .finally(() => {
          isOpening = false;
        });
    },
    dismiss: () => cancelOpenPanel?.(),
  };
}
