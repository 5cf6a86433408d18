import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useImperativeHandle } from 'react';
import { personOf } from '../../api/session';
import { SignedOut } from '../../list/list-frame';
import { ProductList } from './product-list';
import type { ProductsProps } from './products.definition';
import { messages } from './products.messages';

/** The product list, or the way to sign in. */
export function Products(props: ProductsProps) {
  useSignals();
  const { session, client } = props.host;
  if (session.value === undefined) return <SignedOutProducts {...props} />;
  // Another user starts with a list of their own; a renewed token disturbs nothing.
  return <ProductList key={personOf(client.apiBase)} {...props} />;
}

function SignedOutProducts({ host, methods }: ProductsProps) {
  useEffect(() => host.settled('signed-out'), [host]);
  useImperativeHandle(methods, () => {
    const refuse = () => Promise.reject(new Error(messages.signedOut));
    return { refresh: refuse, create: refuse, edit: refuse, upload: refuse, download: refuse };
  }, []);
  return <SignedOut onSignIn={() => host.navigate('login')} />;
}
