/** A message for the user. */
export interface ToastMessage {
  readonly type: 'success' | 'warning' | 'error';
  /** @default 'Success', 'Warning' or 'Error', by type */
  readonly title?: string;
  readonly message: string;
  /** Milliseconds on screen. @default 10000 with an action, else 3000 for success, 5000 for warning and error */
  readonly duration?: number;
  /** Adds a button to the message; not available to a page that shows the messages itself. */
  readonly action?: { readonly label: string; readonly onPick: () => void };
  /** Address of the back end whose user the message is for. @default the user of any back end of the page */
  readonly apiBase?: string;
  /** Whose message it is, as `userKey` tells users apart. @default the back end's user, or the one whose session has expired */
  readonly user?: string;
}

/** A shown message, stored in the history of this visit. */
export interface ShownToast
  extends Required<Omit<ToastMessage, 'action' | 'apiBase' | 'user'>>,
    Pick<ToastMessage, 'action'> {
  readonly apiBase: string | undefined;
  /** '' without a known user. */
  readonly user: string;
  /** Increments from 1 within the visit. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
}
