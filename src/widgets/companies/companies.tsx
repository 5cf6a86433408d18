import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useImperativeHandle } from 'react';
import { personOf } from '../../api/session';
import { SignedOut } from '../../list/list-frame';
import type { CompaniesProps } from './companies.definition';
import { messages } from './companies.messages';
import { CompanyList } from './company-list';

/** The companies, or the way to sign in. */
export function Companies(props: CompaniesProps) {
  useSignals();
  const { session, client } = props.host;
  if (session.value === undefined) return <SignedOutCompanies {...props} />;
  // Another user starts with a list of their own; a renewed token disturbs nothing.
  return <CompanyList key={personOf(client.apiBase)} {...props} />;
}

function SignedOutCompanies({ host, methods }: CompaniesProps) {
  useEffect(() => host.settled('signed-out'), [host]);
  useImperativeHandle(methods, () => {
    const refuse = () => Promise.reject(new Error(messages.signedOut));
    return { refresh: refuse, create: refuse, edit: refuse };
  }, []);
  return <SignedOut onSignIn={() => host.navigate('login')} />;
}
