import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part';
import type { ProfileMethods, ProfileOutcome, ProfileProps } from './profile.definition';
import { profileMessages as messages } from './profile.messages';

/** Loaded when the dialog opens. */
const ProfileDialog = lazyPart('profile-dialog', async () => (await import('./profile-dialog')).ProfileDialog);

/** The dialog is opened by the page or the header. */
export function Profile({ live, host, methods }: ProfileProps) {
  useSignals();
  const session = host.session.value;
  const isOpen = live.open.value === true;
  const waiting = useRef(new Set<(outcome: ProfileOutcome) => void>());
  useEffect(() => host.settled(host.session.peek() ? 'ready' : 'signed-out'), [host]);

  const settle = useCallback((outcome: ProfileOutcome) => {
    for (const tell of waiting.current) tell(outcome);
    waiting.current.clear();
  }, []);
  const finish = useCallback(
    (outcome: ProfileOutcome) => {
      live.open.value = false;
      settle(outcome);
    },
    [live, settle],
  );
  const isSignedIn = session !== undefined;
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    // Closed by the attribute, the session, or the dialog itself, which has already reported its outcome.
    if (!isOpen || (wasSignedIn.current && !isSignedIn)) finish(undefined);
    wasSignedIn.current = isSignedIn;
  }, [isOpen, isSignedIn, finish]);
  useEffect(() => () => settle(undefined), [settle]);
  useImperativeHandle(
    methods,
    (): ProfileMethods => ({
      show() {
        if (host.session.peek() === undefined) return Promise.reject(new Error(messages.signedOut));
        live.open.value = true;
        return new Promise((resolve) => waiting.current.add(resolve));
      },
      async close() {
        finish(undefined);
        return undefined;
      },
    }),
    [host, live, finish],
  );

  if (!isOpen || session === undefined) return null;
  // Resets the dialog for another user.
  return <ProfileDialog key={session.userInfo?.EMAIL ?? ''} host={host} session={session} onDone={finish} />;
}
