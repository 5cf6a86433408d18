import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, type Ref, useEffect, useImperativeHandle } from 'react';
import { personOf } from '../../api/session';
import { Button } from '../../ui/button';
import { Lock } from '../../ui/icons';
import { StatePanel } from '../../ui/state-panel';
import type { WidgetHost } from '../widget';

interface ForSignedInProps {
  readonly host: WidgetHost;
  readonly methods: Ref<object>;
}

const title = 'Sign in to see this list';

/** Makes a list that is shown to signed-in people alone; others see the way to sign in, and every method of it rejects. */
export function forSignedIn<P extends ForSignedInProps>(
  List: ComponentType<P>,
  methodNames: readonly string[],
): ComponentType<P> {
  return function ForSignedIn(props: P) {
    useSignals();
    const { session, client } = props.host;
    if (session.value === undefined) return <SignedOut {...props} methodNames={methodNames} />;
    // Another user starts with a list of their own; a renewed token disturbs nothing.
    return <List key={personOf(client.apiBase)} {...props} />;
  };
}

function SignedOut({
  host,
  methods,
  methodNames,
}: ForSignedInProps & {
  readonly methodNames: readonly string[];
}) {
  useEffect(() => host.settled('signed-out'), [host]);
  useImperativeHandle(methods, () => {
    const refuse = () => Promise.reject(new Error(title));
    return Object.fromEntries(methodNames.map((name) => [name, refuse]));
  }, [methodNames]);
  const signIn = (
    <Button variant="primary" onClick={() => host.navigate('login')}>
      Sign In
    </Button>
  );
  return (
    <div className="pricebook-signed-out">
      <StatePanel icon={Lock} title={title} actions={signIn}>
        It is shown to signed-in people only.
      </StatePanel>
    </div>
  );
}
