import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { useKeptEffect } from '../../ui/use-kept-effect';
import type { ProfileMethods, ProfileOutcome, ProfileProps } from './profile.definition';
import { profileMessages as messages } from './profile.messages';

/** Loaded when the dialog opens. */
const ProfileDialog = lazyPart('profile-dialog', async () => (await import('./profile-dialog')).ProfileDialog);

/** The dialog is opened by the page or the header. */
export function Profile({ state, host, methods }: ProfileProps) {
  useSignals();
  const session = host.session.value;
  const isOpen = state.open.value === true;
  const pending = useRef(new Set<(outcome: ProfileOutcome) => void>());
  useEffect(() => host.announceReady(host.session.peek() ? 'ready' : 'signed-out'), [host]);

  const settle = useCallback((outcome: ProfileOutcome) => {
    for (const resolve of pending.current) resolve(outcome);
    pending.current.clear();
  }, []);
  const finish = useCallback(
    (outcome: ProfileOutcome) => {
      state.open.value = false;
      settle(outcome);
    },
    [state, settle],
  );
  const isSignedIn = session !== undefined;
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    // The page closed the dialog by its attribute, or the session ended: settles pending `show` calls.
    if (!isOpen || (wasSignedIn.current && !isSignedIn)) finish(undefined);
    wasSignedIn.current = isSignedIn;
  }, [isOpen, isSignedIn, finish]);
  useKeptEffect(() => () => settle(undefined), [settle]);
  useImperativeHandle(
    methods,
    (): ProfileMethods => ({
      show() {
        if (host.session.peek() === undefined) return Promise.reject(new Error(messages.signedOut));
        state.open.value = true;
        return new Promise((resolve) => pending.current.add(resolve));
      },
      async close() {
        finish(undefined);
        return undefined;
      },
    }),
    [host, state, finish],
  );

  if (!isOpen || session === undefined) return null;
  // Resets the dialog for another user.
  return <ProfileDialog key={session.userInfo?.EMAIL ?? ''} host={host} session={session} onDone={finish} />;
}
