import { type ReadonlySignal, signal } from '@preact/signals-react';
import { reportFailure } from '../report-failure';
import type { WidgetHost } from '../widget';

/** A panel while it is open. */
export interface OpenPanel<S, T> {
  /** What it is about. */
  readonly subject: S;
  /** Closes it with what it ended with; `undefined` when the person left it. */
  readonly done: (outcome: T | undefined) => void;
}

/** One kind of panel over a list. */
export interface Panel<S, T> {
  readonly open: ReadonlySignal<OpenPanel<S, T> | undefined>;
  /** Opens it, and settles with what it ended with. Rejects, after saying so, while another panel is open. */
  readonly show: (subject: S) => Promise<T | undefined>;
}

/** The panels over one list, of which one at most is open. */
export interface Panels {
  readonly panel: <S, T>() => Panel<S, T>;
  /** Opens a panel by the person's own click. While one is open or about to be, that is the second half of a double click. */
  readonly click: (open: () => Promise<unknown>) => void;
  /** Ends what is open, as if the person had left it: the list goes away. */
  readonly end: () => void;
}

/** Makes the panels of one list. */
export function createPanels(host: WidgetHost): Panels {
  let leave: (() => void) | undefined;
  let isClicked = false;
  return {
    panel<S, T>() {
      const open = signal<OpenPanel<S, T> | undefined>(undefined);
      async function show(subject: S): Promise<T | undefined> {
        if (leave) throw reportFailure(host, 'open', new Error('Close the open form first.'));
        try {
          return await new Promise<T | undefined>((done) => {
            leave = () => done(undefined);
            open.value = { subject, done };
          });
        } finally {
          leave = undefined;
          open.value = undefined;
        }
      }
      return { open, show };
    },
    click(open) {
      if (leave || isClicked) return;
      isClicked = true;
      open()
        .catch(() => undefined)
        .finally(() => {
          isClicked = false;
        });
    },
    end: () => leave?.(),
  };
}
