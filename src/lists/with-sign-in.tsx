import { useSignals } from '@preact/signals-react/runtime';
import { Lock } from 'lucide-react';
import { type ComponentType, type Ref, useEffect, useImperativeHandle } from 'react';
import { userGeneration } from '../api/session/session';
import type { WidgetHost } from '../embed/widget';
import { Button } from '../ui/controls/button';
import { StatePanel } from '../ui/feedback/state-panel';
import { listMessages } from './list.messages';

interface ForSignedInProps {
  readonly host: WidgetHost;
  readonly methods: Ref<object>;
}

/** Wraps a list: without a session it shows a sign-in panel, and its methods reject. */
export function withSignIn<P extends ForSignedInProps>(
  List: ComponentType<P>,
  methodNames: readonly string[],
): ComponentType<P> {
  return function ForSignedIn(props: P) {
    useSignals();
    const { session, client } = props.host;
    if (session.value === undefined) return <SignedOut {...props} methodNames={methodNames} />;
    // A new sign-in remounts the list; a renewed token does not.
    return <List key={userGeneration(client.apiBase)} {...props} />;
  };
}

interface SignedOutProps extends ForSignedInProps {
  readonly methodNames: readonly string[];
}

function SignedOut({ host, methods, methodNames }: SignedOutProps) {
  useEffect(() => host.announceReady('signed-out'), [host]);
  useImperativeHandle(methods, () => {
    const refuse = () => Promise.reject(new Error(listMessages.signInTitle));
    return Object.fromEntries(methodNames.map((name) => [name, refuse]));
  }, [methodNames]);
  const signIn = (
    <Button variant="primary" onClick={() => host.navigate('login')}>
      {listMessages.signIn}
    </Button>
  );
  return (
    <div className="pricebook-signed-out">
      <StatePanel icon={Lock} title={listMessages.signInTitle} actions={signIn}>
        {listMessages.signInText}
      </StatePanel>
    </div>
  );
}
