import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstEmpty } from './focus-first-empty';
import { CredentialsView } from './login.view';
import type { LoginFormProps } from './login-form.types';

interface CredentialsFormProps extends LoginFormProps {
  /** Whether another form was open before: only then the form takes the focus. */
  readonly isReturn: RefObject<boolean>;
}

export function CredentialsForm({ context, isBusy, email, onEmail, send, isReturn }: CredentialsFormProps) {
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState<'both' | 'email'>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isReturn.current) focusFirstEmpty(form.current);
  }, [isReturn]);

  const typed = { email: email.trim(), password };
  const checkFields = (required: 'both' | 'email') => {
    setChecked(required);
    const isComplete = typed.email !== '' && (required === 'email' || password !== '');
    if (!isComplete) focusFirstEmpty(form.current);
    return isComplete;
  };
  return (
    <CredentialsView
      formRef={form}
      email={email}
      password={password}
      isMissing={{
        email: checked !== undefined && typed.email === '',
        password: checked === 'both' && password === '',
      }}
      problem={context.problem}
      success={context.success}
      isBusy={isBusy}
      onEmail={onEmail}
      onPassword={setPassword}
      onSubmit={() => checkFields('both') && send({ type: 'credentials.submit', ...typed })}
      onEmailCode={() => {
        checkFields('both');
        send({ type: 'emailCode.request', ...typed });
      }}
      onReset={() => {
        checkFields('email');
        send({ type: 'reset.open', email: typed.email });
      }}
      onForgotten={() => send({ type: 'forgotPassword.open' })}
    />
  );
}
