import { useSignals } from '@preact/signals-react/runtime';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { setSession } from '../../api/session';
import type { WidgetHost, WidgetProps } from '../../embed/widget';
import { type Credentials, loginMachine, type SignInOutcome } from '../../machines/login.machine';
import type { loginSettings } from './login.definition';
import { loginMessages } from './login.messages';
import { CredentialsView, SignedInView } from './login.view';
import { signIn } from './sign-in';

type LoginProps = WidgetProps<typeof loginSettings, Record<never, never>, object>;

/** Signs in with email and password. Where the page goes then is its own affair: it hears of it by `pricebook-signin`. */
export function Login({ settings, host }: LoginProps) {
  useSignals();
  const session = host.session.value;
  useEffect(() => host.settled('ready'), [host]);
  return session === undefined ? (
    <CredentialsForm host={host} givenEmail={settings.email ?? ''} />
  ) : (
    <SignedInView name={session.userInfo?.NAME ?? session.userInfo?.EMAIL} />
  );
}

interface CredentialsFormProps {
  readonly host: WidgetHost;
  /** Stands in the email field until the person types there. */
  readonly givenEmail: string;
}

function CredentialsForm({ host, givenEmail }: CredentialsFormProps) {
  const [typedEmail, setTypedEmail] = useState<string>();
  const [password, setPassword] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [state, send] = useMachine(useHostedMachine(host));
  const email = typedEmail ?? givenEmail;
  const missing = {
    email: wasAsked && email.trim() === '' ? loginMessages.missingEmail : undefined,
    password: wasAsked && password === '' ? loginMessages.missingPassword : undefined,
  };

  const submit = () => {
    setWasAsked(true);
    if (email.trim() !== '' && password !== '') send({ type: 'credentials.submit', email: email.trim(), password });
    else form.current?.querySelector<HTMLElement>(`input[name=${email.trim() === '' ? 'email' : 'password'}]`)?.focus();
  };
  return (
    <CredentialsView
      formRef={form}
      email={email}
      password={password}
      missing={missing}
      problem={state.context.problem}
      isBusy={state.hasTag('busy')}
      onEmail={setTypedEmail}
      onPassword={setPassword}
      onSubmit={submit}
    />
  );
}

/** The machine with this widget's back end and page. */
const useHostedMachine = (host: WidgetHost) =>
  useMemo(
    () =>
      loginMachine.provide({
        actors: {
          signIn: fromPromise<SignInOutcome, Credentials>(({ input }) => signIn(host, input)),
        },
        actions: {
          keepSession: (_, { session }) => {
            setSession(session, { apiBase: host.client.apiBase });
            host.emit('pricebook-signin', { userInfo: session.userInfo ?? {} });
          },
          tellProblem: (_, { problem: { message, shown } }) => {
            if (shown) return;
            const { failed: title, refusedFallback } = loginMessages;
            host.toast({ type: 'error', title, message: message || refusedFallback });
          },
        },
      }),
    [host],
  );
