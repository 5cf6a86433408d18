import { Mail } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Banner } from '../../ui/feedback/banner';
import { FormButton, FormLink } from '../../ui/form/frame';
import { PasswordField } from '../../ui/form/password-field';
import { StackedForm } from '../../ui/form/stacked-form';
import { EmailField } from './email-field';
import { focusFirstEmpty } from './focus-first-empty';
import { loginMessages as messages, successMessages } from './login.messages';
import type { LoginFormProps } from './login-form.types';
import { ProblemBanner } from './problem.view';

interface CredentialsFormProps extends LoginFormProps {
  /** Whether another form was open before: only then the form takes the focus. */
  readonly isReturn: RefObject<boolean>;
}

/** Has the names and autocomplete tokens that password managers need. */
export function CredentialsForm({ context, isBusy, email, onEmail, send, isReturn }: CredentialsFormProps) {
  const { problem, success } = context;
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState<'both' | 'email'>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isReturn.current) focusFirstEmpty(form.current);
  }, [isReturn]);

  const typed = { email: email.trim(), password };
  const isComplete = (required: 'both' | 'email') => typed.email !== '' && (required === 'email' || password !== '');
  /** Marks required fields that are empty, and focuses the first of them. */
  const markMissing = (required: 'both' | 'email') => {
    setChecked(required);
    if (!isComplete(required)) focusFirstEmpty(form.current);
  };
  const submit = () => {
    markMissing('both');
    if (isComplete('both')) send({ type: 'credentials.submit', ...typed });
  };
  // The machine refuses the next two events when a field is missing, and reports the problem.
  const requestEmailCode = () => {
    markMissing('both');
    send({ type: 'emailCode.request', ...typed });
  };
  const openReset = () => {
    markMissing('email');
    send({ type: 'reset.open', email: typed.email });
  };
  return (
    <StackedForm
      ref={form}
      className="pricebook-login pricebook-credentials"
      heading={messages.heading}
      submitLabel={messages.submit}
      isBusy={isBusy}
      onSubmit={submit}
      footer={
        <>
          <div className="pricebook-login-or">{messages.or}</div>
          <FormButton icon={Mail} size="large" block aria-disabled={isBusy || undefined} onClick={requestEmailCode}>
            {messages.useEmailCode}
          </FormButton>
          <div className="pricebook-login-aside">
            {messages.wantNewPassword} <FormLink onClick={openReset}>{messages.resetPassword}</FormLink>
          </div>
        </>
      }
    >
      <ProblemBanner problem={problem} />
      {success && (
        <Banner tone="positive" title={successMessages[success][0]}>
          <p>{successMessages[success][1]}</p>
        </Banner>
      )}
      <EmailField email={email} isMissing={checked !== undefined && typed.email === ''} onEmail={onEmail} />
      <div className="pricebook-login-password">
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          value={password}
          error={checked === 'both' && password === '' ? messages.missingPassword : undefined}
          onChange={setPassword}
        />
        {/* After the field in tab order, but shown beside the label. */}
        <FormLink onClick={() => send({ type: 'forgotPassword.open' })}>{messages.forgotPassword}</FormLink>
      </div>
    </StackedForm>
  );
}
