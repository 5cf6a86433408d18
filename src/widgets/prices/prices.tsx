import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useImperativeHandle } from 'react';
import { SignedOut } from '../../list/list-frame';
import { PriceList } from './price-list';
import type { PricesProps } from './prices.definition';
import { messages } from './prices.messages';

/** The price list, or the way to sign in. */
export function Prices(props: PricesProps) {
  useSignals();
  const session = props.host.session.value;
  if (session === undefined) return <SignedOutPrices {...props} />;
  // Another user starts with a list of their own.
  return <PriceList key={session.userInfo?.EMAIL ?? ''} {...props} />;
}

function SignedOutPrices({ host, methods }: PricesProps) {
  useEffect(() => host.settled('signed-out'), [host]);
  useImperativeHandle(methods, () => {
    const refuse = () => Promise.reject(new Error(messages.signedOut));
    return { refresh: refuse, create: refuse, edit: refuse, upload: refuse, download: refuse };
  }, []);
  return <SignedOut onSignIn={() => host.navigate('login')} />;
}
