import { onSessionEnd, onUserChange } from '../../api/session/session';

export interface SessionExpiry {
  /** Whether the back end ended the user's session, so that the same user may sign in again. */
  readonly hasExpired: () => boolean;
  readonly reset: () => void;
  readonly stop: () => void;
}

/** Watches whether the session ended by the back end or by the user. Forgets that once another user signs in. */
export function watchExpiry(apiBase: string, onOtherUser: () => void): SessionExpiry {
  let hasExpired = false;
  const stopWatchingEnd = onSessionEnd(apiBase, ({ reason }) => {
    hasExpired = reason === 'unauthorized';
  });
  const stopWatchingUser = onUserChange(apiBase, () => {
    hasExpired = false;
    onOtherUser();
  });
  return {
    hasExpired: () => hasExpired,
    reset() {
      hasExpired = false;
    },
    stop() {
      stopWatchingEnd();
      stopWatchingUser();
    },
  };
}
