import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useImperativeHandle } from 'react';
import { personOf } from '../../api/session';
import { SignedOut } from '../../list/list-frame';
import { PriceList } from './price-list';
import type { PricesProps } from './prices.definition';
import { messages } from './prices.messages';

/** The price list, or the way to sign in. */
export function Prices(props: PricesProps) {
  useSignals();
  const { session, client } = props.host;
  if (session.value === undefined) return <SignedOutPrices {...props} />;
  // Another user starts with a list of their own; a renewed token disturbs nothing.
  return <PriceList key={personOf(client.apiBase)} {...props} />;
}

function SignedOutPrices({ host, methods }: PricesProps) {
  useEffect(() => host.settled('signed-out'), [host]);
  useImperativeHandle(methods, () => {
    const refuse = () => Promise.reject(new Error(messages.signedOut));
    return { refresh: refuse, create: refuse, edit: refuse, upload: refuse, download: refuse };
  }, []);
  return <SignedOut onSignIn={() => host.navigate('login')} />;
}
