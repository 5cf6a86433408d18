import { useSignals } from '@preact/signals-react/runtime';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { WidgetHost, WidgetProps } from '../../embed/widget';
import { LinkButton } from '../../ui/controls/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { FormPage } from '../../ui/form/form-page';
import { CredentialsForm } from './credentials-form';
import type { loginSettings } from './login.definition';
import { loginMessages as messages } from './login.messages';
import { useLogin } from './use-login';

/** Loaded on demand: most users see only the credentials form. */
const LoginSteps = lazyPart('login-steps', async () => (await import('./login-steps')).LoginSteps);

type LoginProps = WidgetProps<typeof loginSettings, Record<never, never>, object>;

/** Signs in and emits `pricebook-signin`; the host page navigates. */
export function Login({ settings, host }: LoginProps) {
  useSignals();
  const session = host.session.value;
  useEffect(() => host.settled('ready'), [host]);
  if (session !== undefined) {
    const name = session.userInfo?.NAME ?? session.userInfo?.EMAIL;
    return (
      <FormPage>
        <p className="pricebook-login-done" role="status">
          <CircleCheck />
          {name === undefined ? messages.signedIn : messages.signedInAs(name)}
        </p>
      </FormPage>
    );
  }
  const form = settings.view === 'forgot' ? 'forgotPassword' : 'credentials';
  return <SignIn key={form} form={form} host={host} initialEmail={settings.email ?? ''} />;
}

interface SignInProps {
  readonly form: 'credentials' | 'forgotPassword';
  readonly host: WidgetHost;
  readonly initialEmail: string;
}

function SignIn({ form, host, initialEmail }: SignInProps) {
  const [typedEmail, setTypedEmail] = useState<string>();
  const login = useLogin(host, form);
  const { context } = login;
  const isReturn = useRef(false);
  useEffect(() => {
    if (context.form !== 'credentials') isReturn.current = true;
  }, [context.form]);
  const shared = { ...login, email: typedEmail ?? initialEmail, onEmail: setTypedEmail };
  return (
    <FormPage
      aside={
        <>
          {messages.noAccount} <LinkButton onClick={() => host.navigate('register')}>{messages.register}</LinkButton>
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
