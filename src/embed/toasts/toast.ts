import type { ReadonlySignal } from '@preact/signals-react';
import { currentUserKey, draftOwnerKey } from '../../api/drafts/draft-key';
import { pageState } from '../../api/session/page-state';
import { uiMessages } from '../../ui/ui.messages';
import type { DocumentEvents } from '../events';
import { pageSignal } from '../page/page-signal';
import type { ShownToast, ToastMessage } from './toast.types';

export type { ShownToast, ToastMessage } from './toast.types';

const durations = { success: 3000, warning: 5000, error: 5000 } as const;
/** Long enough to reach the message's button. */
const durationWithAction = 10_000;

const maxHistory = 50;

const history = pageSignal<readonly ShownToast[]>('toasts@1', []);

/** The user's messages of this visit, newest first, at most 50; shared by everything on the page. */
export const toastHistory = (): ReadonlySignal<readonly ShownToast[]> => history().signal;

/** Removes the messages of other users of a back end, from the history and from the screen: the present user must not read them. */
export function removeMessagesOfOthers(apiBase: string): void {
  const { signal, set } = history();
  const user = currentUserKey(apiBase);
  const isOfOther = (shown: ShownToast) =>
    (shown.apiBase ?? apiBase) === apiBase && (user === '' || shown.user !== user);
  const removed = signal.peek().filter(isOfOther);
  if (removed.length === 0) return;
  set(signal.peek().filter((shown) => !isOfOther(shown)));
  // A message without a user is of the sign-in that has just succeeded, so it stays on the screen.
  const onScreen = removed.filter((shown) => user === '' || shown.user !== '');
  void withToaster(({ dismissToast }) => onScreen.forEach(dismissToast));
}

/** The last id is kept when the history is emptied: a message with an earlier id may still be on the screen. */
const lastId = () => pageState('last-toast-id@1', () => ({ value: 0 }));

/** Shows a message in the page's one toaster, unless a listener of `pricebook-toast` calls `preventDefault()`. */
export function toast({
  type,
  title = uiMessages.toasts[type],
  message,
  action,
  apiBase,
  // A message that is shown after the session has expired is of the user whose session it was.
  user = apiBase === undefined ? '' : draftOwnerKey(apiBase),
  duration = action ? durationWithAction : durations[type],
}: ToastMessage): void {
  const messages = history();
  const counter = lastId();
  const shown: ShownToast = {
    id: ++counter.value,
    at: Date.now(),
    type,
    title,
    message,
    duration,
    apiBase,
    user,
    ...(action && { action: { ...action, onPick: runOnlyOnce(action.onPick) } }),
  };
  messages.set([shown, ...messages.signal.peek()].slice(0, maxHistory));
  const detail: DocumentEvents['pricebook-toast'] = { type, title, message, duration };
  const isShownHere = document.dispatchEvent(
    new CustomEvent('pricebook-toast', { detail, bubbles: true, cancelable: true }),
  );
  if (isShownHere) void withToaster(({ showToast }) => showToast(shown));
}

/** A double-click picks an action twice before its message is gone. */
function runOnlyOnce(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    run();
  };
}

/** A message stays in the history when the toaster's code fails to load. */
const withToaster = (use: (toaster: typeof import('./toaster')) => void) =>
  import('./toaster').then(use, () => undefined);

/** Preloads the toaster's code: without a network, an error message could not load it. */
export function prepareToaster(): void {
  void withToaster(() => undefined);
}
