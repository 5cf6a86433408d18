import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstEmpty } from './focus-first-empty';
import { CredentialsView } from './login.view';
import type { LoginFormProps } from './login-form.types';

interface CredentialsFormProps extends LoginFormProps {
  /** Whether another form was open before. On page load the form must not take the focus. */
  readonly isReturn: RefObject<boolean>;
}

export function CredentialsForm({ context, isBusy, email, onEmail, send, isReturn }: CredentialsFormProps) {
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<'both' | 'email'>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isReturn.current) focusFirstEmpty(form.current);
  }, [isReturn]);

  const typed = { email: email.trim(), password };
  const ask = (what: 'both' | 'email') => {
    setAsked(what);
    const isComplete = typed.email !== '' && (what === 'email' || password !== '');
    if (!isComplete) focusFirstEmpty(form.current);
    return isComplete;
  };
  return (
    <CredentialsView
      formRef={form}
      email={email}
      password={password}
      isMissing={{
        email: asked !== undefined && typed.email === '',
        password: asked === 'both' && password === '',
      }}
      problem={context.problem}
      success={context.success}
      isBusy={isBusy}
      onEmail={onEmail}
      onPassword={setPassword}
      onSubmit={() => ask('both') && send({ type: 'credentials.submit', ...typed })}
      onEmailCode={() => {
        ask('both');
        send({ type: 'emailCode.request', ...typed });
      }}
      onReset={() => {
        ask('email');
        send({ type: 'reset.open', email: typed.email });
      }}
      onForgotten={() => send({ type: 'forgotPassword.open' })}
    />
  );
}
