import { useSignals } from '@preact/signals-react/runtime';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { setSession } from '../../api/session/session';
import type { WidgetHost, WidgetProps } from '../../embed/widget';
import { loginMachine } from '../../machines/login.machine';
import type {
  CallOutcome,
  LoginProblem,
  PasswordChange,
  SignInOutcome,
  SignInRequest,
} from '../../machines/login.types';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { FormPage } from '../../ui/form/form-page';
import { CredentialsForm } from './credentials-form';
import type { loginSettings } from './login.definition';
import { failureMessages, incompleteMessages, loginMessages, successMessages } from './login.messages';
import { SignedInView } from './login.view';
import { signIn } from './sign-in';

/** Loaded on demand: most users see only the credentials form. */
const LoginSteps = lazyPart('login-steps', async () => (await import('./login-steps')).LoginSteps);

type LoginProps = WidgetProps<typeof loginSettings, Record<never, never>, object>;

/** Signs in and emits `pricebook-signin`; the host page navigates. */
export function Login({ settings, host }: LoginProps) {
  useSignals();
  const session = host.session.value;
  useEffect(() => host.settled('ready'), [host]);
  if (session !== undefined) return <SignedInView name={session.userInfo?.NAME ?? session.userInfo?.EMAIL} />;
  const form = settings.view === 'forgot' ? 'passwordForgotten' : 'credentials';
  return <SignIn key={form} form={form} host={host} initialEmail={settings.email ?? ''} />;
}

interface SignInProps {
  readonly form: 'credentials' | 'passwordForgotten';
  readonly host: WidgetHost;
  readonly initialEmail: string;
}

function SignIn({ form, host, initialEmail }: SignInProps) {
  const [typedEmail, setTypedEmail] = useState<string>();
  const [state, send] = useMachine(useLoginMachine(host), { input: { form } });
  const { context } = state;
  const isReturn = useRef(false);
  useEffect(() => {
    if (context.form !== 'credentials') isReturn.current = true;
  }, [context.form]);
  const shared = {
    context,
    isBusy: state.hasTag('busy'),
    email: typedEmail ?? initialEmail,
    onEmail: setTypedEmail,
    send,
  };
  return (
    <FormPage
      aside={
        <>
          {loginMessages.noAccount}{' '}
          <button type="button" className="pricebook-link" onClick={() => host.navigate('register')}>
            {loginMessages.register}
          </button>
        </>
      }
    >
      {context.form === 'credentials' ? (
        <CredentialsForm {...shared} isReturn={isReturn} />
      ) : (
        <LoginSteps {...shared} />
      )}
    </FormPage>
  );
}

const useLoginMachine = (host: WidgetHost) =>
  useMemo(
    () =>
      loginMachine.provide({
        actors: {
          signIn: fromPromise<SignInOutcome, SignInRequest>(({ input, signal }) => signIn(host, input, signal)),
          resetPassword: fromPromise<CallOutcome, PasswordChange>(async ({ input }) =>
            (await import('./login-steps')).changePassword(host, input),
          ),
          sendMail: fromPromise<CallOutcome, { readonly email: string }>(async ({ input }) =>
            (await import('./login-steps')).sendMail(host, input.email),
          ),
        },
        actions: {
          storeSession: (_, session) => {
            setSession(session, { apiBase: host.client.apiBase });
            host.emit('pricebook-signin', { userInfo: session.userInfo ?? {} });
          },
          notifyProblem: ({ context: { problem } }) => problem && notifyProblem(host, problem),
          notifySuccess: (_, success) => {
            const [title, message] = successMessages[success];
            host.toast({ type: 'success', title, message });
          },
        },
      }),
    [host],
  );

function notifyProblem(host: WidgetHost, problem: LoginProblem): void {
  if (problem.kind === 'incomplete') {
    const texts = incompleteMessages[problem.task];
    if (texts) host.toast(texts);
  } else {
    const [title, fallback] = failureMessages[problem.task];
    host.toast({ type: 'error', title, message: problem.message || fallback });
  }
}
