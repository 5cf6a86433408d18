import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useImperativeHandle } from 'react';
import { personOf } from '../../api/session';
import { SignedOut } from '../../list/list-frame';
import { UserList } from './user-list';
import type { UsersProps } from './users.definition';
import { messages } from './users.messages';

/** The user list, or the way to sign in. */
export function Users(props: UsersProps) {
  useSignals();
  const { session, client } = props.host;
  if (session.value === undefined) return <SignedOutUsers {...props} />;
  // Another person starts with a list of their own; a renewed token disturbs nothing.
  return <UserList key={personOf(client.apiBase)} {...props} />;
}

function SignedOutUsers({ host, methods }: UsersProps) {
  useEffect(() => host.settled('signed-out'), [host]);
  useImperativeHandle(methods, () => {
    const refuse = () => Promise.reject(new Error(messages.signedOut));
    return { refresh: refuse, create: refuse, edit: refuse };
  }, []);
  return <SignedOut onSignIn={() => host.navigate('login')} />;
}
